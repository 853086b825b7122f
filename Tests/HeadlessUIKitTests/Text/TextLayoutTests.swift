import Testing

@testable import HeadlessUIKit

@Suite struct TextLayoutTests {
  let metrics = TextMetrics()
  let font = UIFont.systemFont(ofSize: 17)

  private func layout(
    _ text: String, width: CGFloat, lines: Int = 0, mode: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    TextLayout(
      [TextRun(text, font: font)], metrics: metrics, maxWidth: width, numberOfLines: lines, lineBreakMode: mode)
  }

  /// The texts of the lines when the first `prefix` fits and not a point more.
  private func lines(_ text: String, fitting prefix: String, mode: NSLineBreakMode = .byTruncatingTail) -> [String] {
    layout(text, width: metrics.width(of: prefix, font: font) + 0.5, mode: mode).lines.map(\.text)
  }

  @Test func breaksAtSpacesAndLetsThemHang() {
    #expect(lines("Hello big world", fitting: "Hello big") == ["Hello big", "world"])
    #expect(lines("Hello   big", fitting: "Hello") == ["Hello", "big"])
    #expect(lines("Hello big world", fitting: "Hello b") == ["Hello", "big", "world"])
  }

  @Test(arguments: [(16097.0, "Hello big"), (17000, "Hello big ")])
  func countsTheSpaceAtWhichALineWasBrokenSinceIOS14(_ tools: Double, _ widest: String) {
    let metrics = TextMetrics(toolsVersion: tools, scale: 2)
    let shown = metrics.width(of: "Hello big", font: font)
    let wrapped = TextLayout([TextRun("Hello big world", font: font)], metrics: metrics, maxWidth: shown + 20)
    #expect(wrapped.lines.map(\.text) == ["Hello big", "world"])
    #expect(wrapped.size.width == metrics.roundUp(metrics.width(of: widest, font: font)))
    let tight = TextLayout([TextRun("Hello big world", font: font)], metrics: metrics, maxWidth: shown + 0.5)
    #expect(tight.size.width <= metrics.roundUp(shown + 0.5))
  }

  @Test func keepsTheSpacesOfASingleLine() {
    #expect(layout(" a ", width: .infinity).size.width > layout("a", width: .infinity).size.width)
  }

  @Test func breaksAfterHyphensInsideOfWords() {
    #expect(lines("well-known", fitting: "well-kno") == ["well-", "known"])
    #expect(lines("and/or", fitting: "and/o") == ["and/", "or"])
    // Not between a minus or a range and its number.
    #expect(lines("at -15", fitting: "at -1") == ["at", "-15"])
    #expect(lines("in 10-15", fitting: "in 10-1") == ["in", "10-15"])
  }

  @Test func breaksALongWordAnywhere() {
    let texts = lines("Donaudampfschiff", fitting: "Donaud")
    #expect(texts.first == "Donaud")
    #expect(texts.joined() == "Donaudampfschiff")
  }

  @Test func breaksBetweenIdeographs() {
    #expect(lines("汉字排版测试", fitting: "汉字排") == ["汉字排", "版测试"])
    #expect(lines("使用Xcode编辑", fitting: "使用Xco") == ["使用", "Xcode", "编辑"])
    #expect(lines("使用Xcode编辑", fitting: "使用Xcode编") == ["使用Xcode编", "辑"])
  }

  @Test func startsNoLineWithAClosingMark() {
    #expect(lines("你好，世界。", fitting: "你好") == ["你", "好，", "世", "界。"])
    #expect(lines("你好世界。", fitting: "你好世界") == ["你好世", "界。"])
    #expect(lines("日本「東京」へ", fitting: "日本「") == ["日本", "「東", "京」へ"])
    #expect(lines("コーヒー", fitting: "コ") == ["コ", "ー", "ヒ", "ー"])
  }

  @Test func keepsKoreanWordsTogether() {
    #expect(lines("안녕 하세요", fitting: "안녕 하") == ["안녕", "하세요"])
  }

  @Test func honoursGlueAndZeroWidthSpace() {
    #expect(lines("at 10\u{A0}km", fitting: "at 10 k") == ["at", "10\u{A0}km"])
    #expect(lines("foo\u{200B}bar", fitting: "foob") == ["foo\u{200B}", "bar"])
  }

  @Test func breaksByCharacterWhenAsked() {
    #expect(lines("Hello big world", fitting: "Hello b", mode: .byCharWrapping) == ["Hello b", "ig worl", "d"])
  }

  @Test func endsLinesAtHardBreaks() {
    for newline in ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"] {
      #expect(layout("a\(newline)b", width: .infinity).lines.map(\.text) == ["a", "b"])
    }
    #expect(layout("a\n\nb", width: .infinity).lines.map(\.text) == ["a", "", "b"])
    #expect(layout("a\n", width: .infinity).lines.map(\.text) == ["a"])
    #expect(layout("\n", width: .infinity).size.height == 20.5)
  }

  @Test func stacksLinesOfAPlainFont() {
    let two = layout("a\nb", width: .infinity)
    #expect(two.size.height == 41)
    #expect(abs(two.lines[1].baseline - two.lines[0].baseline - metrics.lineHeight(of: font)) < 1e-9)
    #expect(abs(two.lines[0].baseline - metrics.ascender(of: font)) < 1e-9)
  }

  @Test func stacksLinesOfATextStyleByItsLeading() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(metrics.labelSize("a\nb\nc", font: body, numberOfLines: 0).height == 64.5)
    let old = TextMetrics(toolsVersion: 6751, scale: 1)
    #expect(old.labelSize("a\nb\nc", font: body, numberOfLines: 0).height == 61)
  }

  @Test func isAsWideAsItsLongestLineWithTheSpaceThatHangs() {
    let text = layout("Hello big world", width: 80)
    #expect(text.lines.map(\.text) == ["Hello big", "world"])
    #expect(text.size.width == metrics.roundUp(metrics.width(of: "Hello big ", font: font)))
    #expect(!text.isTruncated)
  }

  @Test func fitsTextIntoItsOwnSize() {
    for text in ["Label", "Privacy Policy", "汉字 and text", "A\u{301}vatar"] {
      for scale in [1.0, 2, 3] {
        let metrics = TextMetrics(scale: scale)
        let size = metrics.labelSize(text, font: font)
        let again = TextLayout([TextRun(text, font: font)], metrics: metrics, maxWidth: size.width)
        #expect(again.lines.count == 1)
        #expect(again.size == size)
      }
    }
  }

  @Test func allowsForTheErrorOfItsEstimates() {
    #expect(metrics.slack(for: 100) == 2)
    #expect(metrics.slack(for: .nan) == 0 && metrics.slack(for: -1) == 0 && metrics.slack(for: .infinity) == 0)
  }

  @Test func limitsLinesByHeight() {
    let text = "one two three four five six seven eight nine ten"
    let run = TextRun(text, font: font)
    let tall = TextLayout([run], metrics: metrics, maxWidth: 80, maxHeight: 41)
    #expect(tall.lines.count == 2)
    #expect(tall.isTruncated)
    #expect(TextLayout([run], metrics: metrics, maxWidth: 80, maxHeight: 1).lines.count == 1)
    let all = TextLayout([run], metrics: metrics, maxWidth: 80)
    let same = TextLayout([run], metrics: metrics, maxWidth: 80, maxHeight: all.size.height)
    #expect(same.lines == all.lines)
  }

  @Test func laysOutRunsInOneLine() {
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    let big = UIFont.systemFont(ofSize: 34)
    let text = TextLayout([TextRun("Hello ", font: font), TextRun("World", font: big, color: red)], metrics: metrics)
    let line = text.lines[0]
    #expect(line.fragments.map(\.run.text) == ["Hello ", "World"])
    #expect(line.fragments[1].x == line.fragments[0].width)
    #expect(line.fragments[1].run.color == red)
    #expect(line.height == metrics.lineHeight(of: big))
    #expect(line.baseline == metrics.ascender(of: big))
  }

  @Test func alignsLinesForDisplay() {
    let text = layout("ab\nabcdef", width: 200)
    let lines = text.textLines(at: CGPoint(x: 10, y: 20), width: 200, alignment: 0.5)
    #expect(lines.map(\.text) == ["ab", "abcdef"])
    #expect(lines[0].origin.x == 10 + (200 - text.lines[0].width) / 2)
    #expect(lines[1].origin.y == 20 + text.lines[1].baseline)
  }
}
