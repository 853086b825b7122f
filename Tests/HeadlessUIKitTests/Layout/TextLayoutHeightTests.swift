import HeadlessUIKit
import Testing

@Suite struct TextLayoutHeightTests {
  private func label(_ text: String, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func wrapsTextAtTheWidthThatTheLayoutGives() {
    let root = makeRoot(100, 400)
    let text = root.adding(label("one two three four five six seven", lines: 0))
    let below = root.adding(SizedView(10, 10))
    NSLayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: root.leftAnchor), text.rightAnchor.constraint(equalTo: root.rightAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor), below.topAnchor.constraint(equalTo: text.bottomAnchor),
      below.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    let wanted = text.sizeThatFits(CGSize(width: 100, height: 1000)).height
    #expect(wanted > 40)
    #expect(text.frame == rect(0, 0, 100, wanted))
    #expect(below.frame.minY == wanted)
  }

  @Test func laysOutAgainWhenATextChanges() {
    let root = makeRoot(300, 100)
    let text = root.adding(label("a", lines: 1))
    let next = root.adding(SizedView(10, 10))
    text.pinOrigin()
    NSLayoutConstraint.activate([
      next.leftAnchor.constraint(equalTo: text.rightAnchor), next.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let before = next.frame.minX
    text.text = "a longer text"
    root.layoutIfNeeded()
    #expect(next.frame.minX > before + 50)
    #expect(next.frame.minX == text.frame.maxX)
  }

  @Test func alignsTheBaselinesOfFontsOfDifferentSizes() {
    let root = makeRoot(300, 100)
    let one = root.adding(label("One", lines: 1))
    one.font = .systemFont(ofSize: 30)
    let other = root.adding(label("Other", lines: 1))
    one.pinOrigin(x: 0, y: 10)
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.lastBaselineAnchor.constraint(equalTo: one.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let metrics = TextMetrics(toolsVersion: 23504, scale: 2)
    let difference = metrics.descender(of: one.font) - metrics.descender(of: other.font)
    #expect(abs(one.frame.maxY - other.frame.maxY - difference) <= 1)
  }

  @Test func roundsEdgesToPixelsOfTheRoot() {
    let root = makeRoot(101, 40)
    let outer = root.adding(UIView())
    outer.pinOrigin(x: 0.3, y: 0)
    outer.pinSize(50.3, 20)
    let inner = outer.adding(UIView())
    inner.pinOrigin(x: 0.3, y: 0)
    inner.pinSize(10, 10)
    root.layoutIfNeeded()
    // The outer view's edges are at 0.3 and 50.6, the inner one's at 0.6 and 10.6, in half points.
    #expect(outer.frame == rect(0.5, 0, 50, 20))
    #expect(inner.frame == rect(0, 0, 10, 10))
  }

  @Test(arguments: [(1.0, 26.0), (2.0, 25.5)])
  func roundsHalfAPixelUp(_ scale: Double, _ x: Double) {
    let root = makeRoot(100, 40, scale: scale)
    let view = root.adding(SizedView(49, 10))
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(x, 0, 49, 10))
  }
}
