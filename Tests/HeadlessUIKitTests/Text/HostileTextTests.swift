import Testing

@testable import HeadlessUIKit

@Suite struct HostileTextTests {
  let metrics = TextMetrics()
  let font = UIFont.systemFont(ofSize: 17)

  private static let texts = [
    "", " ", "   ", "\n", "\n\n\n", "\r\n", "\u{200D}", "\u{200D}\u{200D}a", "\u{301}", "\u{301}\u{302}\u{303}",
    "\u{FE0F}",
    "👩‍👩‍👧‍👦", "🇩🇪🇩", "\u{1F3FB}", "\u{0}", "\t\t", "\u{7F}", "…", "-", "---", "/", "。。。", "「「「", "\u{FEFF}", "\u{202E}abc",
    "a\u{200B}\u{200B}b", "\u{10FFFF}", "ก็็็็็", "각",
  ]

  @Test(arguments: texts)
  func anyTextHasAFiniteSize(text: String) {
    for mode in NSLineBreakMode.allCases {
      for lines in [0, 1, 2] {
        for width in [CGFloat.infinity, 100, 10, 1, 0, -5, .nan, -.infinity] {
          let layout = TextLayout(
            [TextRun(text, font: font)], metrics: metrics, maxWidth: width, numberOfLines: lines, lineBreakMode: mode)
          #expect(layout.size.width.isFinite && layout.size.height.isFinite)
          #expect(layout.size.width >= 0 && layout.size.height >= 0)
          #expect(lines == 0 || layout.lines.count <= lines)
        }
      }
    }
  }

  @Test(arguments: texts)
  func wrappingLosesNothingButSpaces(text: String) {
    let layout = TextLayout([TextRun(text, font: font)], metrics: metrics, maxWidth: 1, lineBreakMode: .byWordWrapping)
    let shown = layout.lines.map(\.text).joined().filter { !$0.isWhitespace }
    #expect(shown == text.filter { !$0.isWhitespace })
  }

  @Test func aMegabyteIsLaidOut() {
    let prose = String(repeating: "The quick brown fox. ", count: 50_000)
    let layout = TextLayout([TextRun(prose, font: font)], metrics: metrics, maxWidth: 300)
    #expect(layout.lines.count <= TextLayout.maximumLines)
    #expect(layout.lines.count > 10_000)
    let word = String(repeating: "x", count: 1_000_000)
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle] {
      let line = TextLayout(
        [TextRun(word, font: font)], metrics: metrics, maxWidth: 100, numberOfLines: 1, lineBreakMode: mode)
      #expect(line.lines.count == 1)
    }
    let narrow = TextLayout([TextRun(word, font: font)], metrics: metrics, maxWidth: 0)
    #expect(narrow.lines.count == TextLayout.maximumLines)
    #expect(narrow.isTruncated)
  }

  @Test func aMegabyteOfMarksIsOneCharacter() {
    let marks = "a" + String(repeating: "\u{301}", count: 200_000)
    #expect(metrics.width(of: marks, font: font) == metrics.width(of: "a", font: font))
    #expect(TextLayout([TextRun(marks, font: font)], metrics: metrics, maxWidth: 1).lines.count == 1)
  }

  @Test func emptyRunsShowNothing() {
    #expect(TextLayout([], metrics: metrics).lines.isEmpty)
    let layout = TextLayout([TextRun("", font: font), TextRun("a", font: font)], metrics: metrics)
    #expect(layout.lines.map(\.text) == ["a"])
  }

  @Test func unusableSizesGiveNoHeight() {
    for size in [CGFloat.nan, .infinity, -1] {
      let layout = TextLayout([TextRun("a b", font: .systemFont(ofSize: size))], metrics: metrics, maxWidth: 10)
      #expect(layout.size == .zero)
    }
    let limited = TextLayout(
      [TextRun("a b", font: .systemFont(ofSize: 0))], metrics: metrics, maxWidth: 10, maxHeight: 0, numberOfLines: -3)
    #expect(limited.lines.count == 1)
  }
}
