import Testing

@testable import HeadlessUIKit

@Suite struct TextTruncationTests {
  let metrics = TextMetrics()
  let font = UIFont.systemFont(ofSize: 17)
  let text = "The quick brown fox jumps over the lazy dog"

  private func layout(
    _ text: String, width: CGFloat, lines: Int = 1, mode: NSLineBreakMode
  ) -> TextLayout {
    TextLayout(
      [TextRun(text, font: font)], metrics: metrics, maxWidth: width, numberOfLines: lines, lineBreakMode: mode)
  }

  private func width(_ text: String) -> CGFloat { metrics.width(of: text, font: font) }

  @Test func truncatesTheTail() {
    let result = layout(text, width: width("The quick…") + 1, mode: .byTruncatingTail)
    #expect(result.lines.map(\.text) == ["The quick…"])
    #expect(result.isTruncated)
    // No space stands before the ellipsis.
    #expect(layout(text, width: width("The quick …") + 1, mode: .byTruncatingTail).lines[0].text == "The quick…")
  }

  @Test func truncatesTheHead() {
    let result = layout(text, width: width("…lazy dog") + 1, mode: .byTruncatingHead)
    #expect(result.lines.map(\.text) == ["…lazy dog"])
  }

  @Test func truncatesTheMiddle() {
    let line = layout(text, width: 150, mode: .byTruncatingMiddle).lines[0]
    let parts = line.text.split(separator: "…")
    #expect(parts.count == 2)
    #expect(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
    #expect(abs(width(String(parts[0])) - width(String(parts[1]))) < 25)
    #expect(line.width <= 150.1)
  }

  @Test func clipsAtTheCharacterThatTheEdgeCuts() {
    let result = layout(text, width: width("The qu") + 1, mode: .byClipping)
    #expect(result.lines.map(\.text) == ["The qui"])
    #expect(result.size.width <= metrics.roundUp(width("The qu") + 1))
  }

  @Test func wrapsWithoutEllipsis() {
    #expect(layout(text, width: 90, mode: .byWordWrapping).lines.map(\.text) == ["The quick"])
    #expect(layout(text, width: width("The quick b"), mode: .byCharWrapping).lines.map(\.text) == ["The quick b"])
  }

  @Test func truncatesOnlyTheLastOfSeveralLines() {
    let result = layout(text, width: width("jumps over…") + 1, lines: 3, mode: .byTruncatingTail)
    #expect(result.lines.map(\.text) == ["The quick", "brown fox", "jumps over…"])
    let head = layout(text, width: width("quick brown") + 1, lines: 2, mode: .byTruncatingHead)
    #expect(head.lines[0].text == "The quick")
    #expect(head.lines[1].text.hasPrefix("…") && head.lines[1].text.hasSuffix("lazy dog"))
  }

  @Test func showsThatFurtherParagraphsAreMissing() {
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      #expect(layout("One\nTwo", width: 300, mode: mode).lines.map(\.text) == ["One…"])
    }
    #expect(layout("One\nTwo", width: 300, mode: .byWordWrapping).lines.map(\.text) == ["One"])
  }

  @Test func staysWithinTheWidth() {
    for mode in NSLineBreakMode.allCases where mode != .byClipping {
      for width in stride(from: 20.0, to: 320, by: 7) {
        for lines in 1...3 {
          let result = layout(text, width: width, lines: lines, mode: mode)
          #expect(result.lines.count <= lines)
          #expect(result.lines.allSatisfy { $0.width <= width + 0.2 }, "\(mode) \(width)")
        }
      }
    }
  }

  @Test func showsTheEllipsisWhereNothingFits() {
    #expect(layout(text, width: 3, mode: .byTruncatingTail).lines.map(\.text) == ["…"])
    #expect(layout(text, width: 3, mode: .byTruncatingMiddle).lines.map(\.text) == ["…"])
  }

  @Test func joinsTheEllipsisToItsRun() {
    let bold = UIFont.boldSystemFont(ofSize: 17)
    let result = TextLayout(
      [TextRun("Bold ", font: bold), TextRun(text, font: font)], metrics: metrics, maxWidth: 120, numberOfLines: 1)
    let fragments = result.lines[0].fragments
    #expect(fragments.count == 2)
    #expect(fragments[1].run.text.hasSuffix("…") && fragments[1].run.font == font)
  }
}
