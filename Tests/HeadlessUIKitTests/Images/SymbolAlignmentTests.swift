import HeadlessUIKit
import Testing

/// Symbols stand in a line of text, and constraints align that line.
@Suite struct SymbolAlignmentTests {
  private func picture(_ name: String, in root: UIView, points: CGFloat? = nil) -> UIImageView {
    let view = root.adding(UIImageView())
    view.image = UIImage(systemName: name)
    if let points { view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: points) }
    view.pinOrigin()
    return view
  }

  @Test(
    arguments: [(2, nil, 20), (3, nil, 61.0 / 3), (2, 12, 14.5), (3, 64, 229.0 / 3)] as [(Double, Double?, Double)])
  func asksForTheHeightOfALine(_ scale: Double, _ points: Double?, _ height: Double) {
    let root = makeRoot(300, 300, scale: scale)
    let view = picture("play.circle.fill", in: root, points: points.map { CGFloat($0) })
    #expect(abs(view.intrinsicContentSize.height - height) < 0.01)
  }

  @Test func hasAFrameOfItsPictureInThatLine() {
    let root = makeRoot(300, 300)
    let view = picture("play.circle.fill", in: root)
    root.layoutIfNeeded()
    #expect(view.alignmentRectInsets == UIEdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0))
    #expect(view.frame == rect(0, 0.5, 20, 19))
  }

  /// The space is not scaled with the picture.
  @Test(arguments: [(2, 99), (3, 100 - 4.0 / 3)] as [(Double, Double)])
  func keepsTheSpaceInALargeView(_ scale: Double, _ height: Double) {
    let root = makeRoot(300, 300, scale: scale)
    let view = picture("bitcoinsign.circle.fill", in: root)
    view.pinSize(100, 100)
    root.layoutIfNeeded()
    #expect(abs(view.frame.height - height) < 0.01 && view.frame.width == 100)
  }

  @Test func leavesOtherPicturesAlone() {
    let root = makeRoot(300, 300)
    let view = root.adding(UIImageView())
    view.image = UIImage(name: "photo", size: CGSize(width: 30, height: 12), source: .missing)
    view.pinOrigin()
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 30, 12))
  }

  @Test func alignsASymbolBehindAButtonsTitle() {
    let root = makeRoot(300, 300)
    let button = root.adding(UIButton())
    button.setBackgroundImage(UIImage(systemName: "location.circle.fill"), for: .normal)
    button.pinOrigin()
    button.pinSize(40, 40)
    root.layoutIfNeeded()
    #expect(button.frame == rect(0, 0.5, 40, 39))
  }

  /// A symbol of 17 points has the baseline of a text of 17 points.
  @Test(arguments: [true, false])
  func standsOnTheBaselineOfItsLine(_ isFirst: Bool) {
    let root = makeRoot(300, 300)
    let label = root.adding(UILabel())
    label.text = "Text"
    label.pinOrigin(x: 0, y: 40)
    let view = root.adding(UIImageView())
    view.image = UIImage(systemName: "star.circle.fill")
    let (one, other) =
      isFirst
      ? (view.firstBaselineAnchor, label.firstBaselineAnchor) : (view.lastBaselineAnchor, label.lastBaselineAnchor)
    one.constraint(equalTo: other).isActive = true
    view.leftAnchor.constraint(equalTo: label.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(view.frame.midY - label.frame.midY) <= 0.5)
  }
}
