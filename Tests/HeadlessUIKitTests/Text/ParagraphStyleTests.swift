import HeadlessUIKit
import Testing

/// How a paragraph's style spaces its lines.
@Suite struct ParagraphStyleTests {
  private let font = UIFont.systemFont(ofSize: 10)
  private let metrics = TextMetrics(toolsVersion: 24_000, scale: 1_000)
  private var line: CGFloat { metrics.lineHeight(of: font) }

  private func layout(_ text: String, _ change: (inout NSParagraphStyle) -> Void) -> TextLayout {
    var style = NSParagraphStyle()
    change(&style)
    return TextLayout([TextRun(text, font: font, paragraphStyle: style)], metrics: metrics)
  }

  private func height(_ text: String, _ change: (inout NSParagraphStyle) -> Void) -> CGFloat {
    layout(text, change).size.height
  }

  private func isNear(_ height: CGFloat, _ expected: CGFloat) -> Bool { abs(height - expected) < 0.01 }

  @Test func multipliesTheHeightOfEveryLine() {
    #expect(isNear(height("a") { $0.lineHeightMultiple = 1.35 }, 1.35 * line))
    #expect(isNear(height("a\nb\nc") { $0.lineHeightMultiple = 0.8 }, 2.4 * line))
    #expect(isNear(height("a") { $0.lineHeightMultiple = 0 }, line))
  }

  @Test func keepsLinesWithinTheirLimits() {
    #expect(isNear(height("a\nb") { $0.minimumLineHeight = 22 }, 44))
    #expect(isNear(height("a\nb") { $0.maximumLineHeight = 9 }, 18))
    #expect(isNear(height("a") { ($0.minimumLineHeight, $0.lineHeightMultiple) = (5, 2) }, 2 * line))
  }

  @Test func spacesLinesAndParagraphs() {
    // A line separator ends a line but, here, also its paragraph as a line feed does.
    #expect(isNear(height("a\nb") { $0.lineSpacing = 6 }, 2 * line + 6))
    #expect(isNear(height("a") { $0.lineSpacing = 6 }, line))
    #expect(isNear(height("a\nb") { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (3, 4) }, 2 * line + 7))
  }

  @Test func wrapsWithinAParagraphWithoutItsSpacing() {
    var style = NSParagraphStyle()
    style.paragraphSpacing = 50
    style.lineSpacing = 2
    let wrapped = TextLayout(
      [TextRun("one two", font: font, paragraphStyle: style)], metrics: metrics, maxWidth: 25)
    #expect(wrapped.lines.count == 2)
    #expect(isNear(wrapped.size.height, 2 * line + 2))
  }

  @Test func putsWhatIsAddedAboveTheText() {
    let tall = layout("a") { $0.minimumLineHeight = 40 }
    let plain = layout("a") { _ in }
    #expect(isNear(tall.lines[0].baseline, plain.lines[0].baseline + 40 - line))
  }

  @Test func showsAllLinesOfATextThatItMadeLower() {
    var style = NSParagraphStyle()
    style.lineHeightMultiple = 0.5
    let runs = [TextRun("a\nb\nc", font: font, paragraphStyle: style)]
    let whole = TextLayout(runs, metrics: metrics)
    #expect(TextLayout(runs, metrics: metrics, maxHeight: whole.size.height).lines.count == 3)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, -5])
  func survivesImpossibleLengths(_ length: CGFloat) {
    let made = layout("a\nb") {
      ($0.lineHeightMultiple, $0.minimumLineHeight, $0.maximumLineHeight) = (length, length, length)
      ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (length, length, length)
    }
    #expect(made.lines.count == 2)
    #expect(made.size.height.isFinite && made.size.height >= 0 && made.lines[1].baseline.isFinite)
  }

  @Test func comesFromCodeWithTheText() {
    var style = NSParagraphStyle()
    style.minimumLineHeight = 33
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.font: font, .paragraphStyle: style])
    #expect(label.intrinsicContentSize.height == 33)
  }
}
