import HeadlessUIKit
import Testing

@testable import Rendering

@Suite struct TextDrawingTests {
  typealias Probe = RenderingProbe

  /// The first and the last column of pixels with ink.
  private func inkedColumns(_ line: TextLine) throws -> ClosedRange<Int> {
    let picture = try Probe.bitmap([.text(line)], width: 300, height: 20)
    let inked = (0..<300).filter { x in (0..<20).contains { picture.pixel(x, $0) >> 24 > 40 } }
    let first = try #require(inked.first)
    let last = try #require(inked.last)
    return first...last
  }

  private func naturalWidth(_ text: String) throws -> CGFloat {
    CGFloat(try inkedColumns(Probe.text(text)).count)
  }

  @Test(arguments: ["Hello world", "应用管理器", "سلام عليكم", "I"])
  func fitsTheWidthThatTheLayoutMeasured(text: String) throws {
    let natural = try naturalWidth(text)
    for factor in [0.6, 0.9, 1.1, 2] {
      let line = Probe.text(text, width: natural * factor)
      let ink = try inkedColumns(line)
      #expect(ink.upperBound <= Int(line.origin.x + line.width) + 1)
      if text.count > 1 { #expect(ink.upperBound >= Int(line.origin.x + line.width) - 4) }
    }
  }

  @Test func keepsTheNaturalWidthWithoutAnother() throws {
    #expect(try naturalWidth("Hello world") > 40)
  }

  @Test func measuresTheSameAtEveryScale() throws {
    let line = Probe.text("Illegal million", size: 11)
    let ends = try [1, 2, 4].map { scale in
      let list = Probe.list([.text(line)], width: 100)
      let picture = try Probe.decoded(
        PNGRenderer().render(list, options: RenderingOptions(scale: CGFloat(scale))).bytes)
      let inked = (0..<picture.width).filter { x in (0..<picture.height).contains { picture.pixel(x, $0) >> 24 > 127 } }
      return Double(try #require(inked.last) + 1) / Double(scale)
    }
    #expect(abs(ends[0] - ends[2]) <= 1 && abs(ends[1] - ends[2]) <= 0.5)
  }

  @Test func drawsUnderAndThroughTheWholeWidth() throws {
    var line = Probe.text("i", width: 16)
    line.isUnderlined = true
    line.isStruckThrough = true
    let picture = try Probe.bitmap([.text(line)])
    #expect(picture.pixel(17, 15) >> 24 > 100)
    #expect(picture.pixel(17, 10) >> 24 > 40)
    #expect(picture.pixel(17, 12) == 0)
  }

  @Test(arguments: [
    "", "\u{0}", "\u{1F600}", "👨‍👩‍👧‍👦🇩🇪", "e\u{301}\u{301}\u{301}", "\u{202E}abc\u{202C}", "\u{FFFF}\u{E000}", "a\nb\r\tc",
    "\u{200D}", "שלום hello سلام",
  ])
  func survivesAnyText(text: String) throws {
    for format in OutputFormats.all {
      _ = try format.render(Probe.list([.text(Probe.text(text, width: 15))]), options: RenderingOptions())
    }
  }

  @Test func cutsLinesThatAreTooLong() throws {
    let long = Probe.text(String(repeating: "字", count: 100_000), width: 18)
    #expect(try #require(long.drawable).text.utf8.count <= TextLine.longestText)
    #expect(try Probe.warnings([.text(long)]).count == 1)
  }

  @Test func refusesTextThatIsTooLargeToDraw() throws {
    #expect(
      try Probe.warnings([.text(Probe.text("Huge", size: 100_000))]).map(\.message)
        == ["The text “Huge” is too large to be drawn."])
  }

  @Test(
    arguments: [
      ("HelveticaNeue-BoldItalic", "Helvetica Neue", 700, true), ("ArialMT", "Arial", nil, false),
      ("Arial-BoldMT", "Arial", 700, false), ("PingFangSC-Semibold", "PingFang SC", 600, false),
      ("TimesNewRomanPS-ItalicMT", "Times New Roman", nil, true), (".SFUIText-Medium", "", 500, false),
      ("Avenir-Light", "Avenir", 300, false), ("a,b;'c", "abc", nil, false),
    ] as [(String, String, Int?, Bool)])
  func readsPostScriptNames(name: String, family: String, weight: Int?, isItalic: Bool) {
    let parsed = PostScriptName(name)
    #expect(parsed.family == family)
    #expect(parsed.weight == weight)
    #expect(parsed.isItalic == isItalic)
  }

  @Test func namesAFamilyThatExistsBehindEveryFont() {
    let named = UIFont(family: .named("Gotham-Book", family: "Gotham"), pointSize: 12)
    #expect(FontFace(named).families == ["Gotham", "Inter", "WenQuanYi Micro Hei", "Noto Sans CJK SC", "sans-serif"])
  }

  @Test(arguments: [
    (UIFont.Weight.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
    (.bold, 700), (.heavy, 800), (.black, 900),
  ])
  func mapsWeightsToHundreds(weight: UIFont.Weight, expected: Int) {
    #expect(FontFace(.systemFont(ofSize: 12, weight: weight)).weight == expected)
  }
}
