import HeadlessUIKit
import Testing

@Suite struct BaselineLayoutTests {
  private func label(_ text: String?, in root: UIView) -> UILabel {
    let label = root.adding(UILabel())
    label.text = text
    return label
  }

  @Test func solvesButtonsOfDifferentHeightsOnOneBaseline() {
    let root = makeRoot(320, 200)
    let (tall, other) = (root.adding(UIButton(type: .system)), root.adding(UIButton(type: .system)))
    for button in [tall, other] { button.setTitle("Save", for: .normal) }
    tall.pinOrigin(x: 0, y: 10)
    tall.pinSize(80, 39)
    other.leftAnchor.constraint(equalTo: tall.rightAnchor).isActive = true
    other.topAnchor.constraint(equalTo: tall.topAnchor).isActive = true
    other.lastBaselineAnchor.constraint(equalTo: tall.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutConflicts().isEmpty)
    #expect(tall.frame == rect(0, 10, 80, 39) && other.frame.height == 39)
  }

  @Test(arguments: [9.0, 90])
  func keepsTheFirstLineOfASquashedOrStretchedLabelAtItsTop(_ height: Double) {
    let root = makeRoot(320, 200)
    let (held, free) = (label("Hue", in: root), label("Hue", in: root))
    held.pinOrigin(x: 0, y: 12)
    held.pinSize(60, height)
    free.leftAnchor.constraint(equalTo: held.rightAnchor).isActive = true
    free.firstBaselineAnchor.constraint(equalTo: held.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(held.frame.height == height && free.frame.minY == 12)
  }

  /// A button without a title has its picture's edges for baselines: insets that add up leave both buttons at one height.
  @Test func takesThePicturesEdgesForBaselines() {
    let root = makeRoot(320, 200)
    let picture = UIImage(name: "star", size: CGSize(width: 20, height: 20), source: .missing)
    let buttons = [6, 8].map { inset in
      let button = root.adding(UIButton())
      button.setImage(picture, for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0)
      button.heightAnchor.constraint(equalToConstant: 20 + inset).isActive = true
      return button
    }
    buttons[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
    buttons[1].firstBaselineAnchor.constraint(equalTo: buttons[0].firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(buttons[1].frame.minY == 48)
  }

  @Test func givesAnEmptyLabelTheHeightOfALineBetweenItsBaselines() {
    let root = makeRoot(320, 200)
    let (full, empty) = (label("Year:", in: root), label(nil, in: root))
    full.pinOrigin(x: 20, y: 27)
    empty.leftAnchor.constraint(equalTo: full.rightAnchor, constant: 8).isActive = true
    empty.firstBaselineAnchor.constraint(equalTo: full.firstBaselineAnchor).isActive = true
    empty.lastBaselineAnchor.constraint(equalTo: full.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(empty.frame.minY == 27 && empty.frame.height == full.frame.height)
  }
}
