import HeadlessUIKit
import Testing

@Suite struct RoundedLabelTests {
  private func label(_ text: String, in root: UIView) -> UILabel {
    let label = root.adding(UILabel())
    label.text = text
    label.horizontalHuggingPriority = 251
    return label
  }

  @Test(arguments: [2.0, 3.0])
  func sizesALabelOfOneLineToHalfAPointAndWholeOnesHigh(scale: CGFloat) {
    let root = makeRoot(320, 100, scale: scale)
    let label = label("Beats per Minute", in: root)
    label.pinOrigin()
    root.layoutIfNeeded()
    let exact = label.intrinsicContentSize.width
    #expect(label.frame.height == 21)
    #expect(label.frame.width >= exact && label.frame.width - exact <= 0.5)
  }

  /// A stack anywhere in the tree, or a canvas without a screen, has labels sized anew.
  @Test(arguments: [(false, true, 21.0), (true, true, 20.5), (false, false, 20.5)])
  func sizesALabelByItsTextInATreeWithAStack(_ hasStack: Bool, _ hasScreen: Bool, _ height: Double) {
    let root = makeRoot(320, 100)
    var surroundings = LayoutSurroundings()
    surroundings.hasScreen = hasScreen
    root.layoutSurroundings = surroundings
    if hasStack { root.adding(UIStackView()).pinOrigin() }
    let label = label("Text", in: root)
    label.pinOrigin()
    root.layoutIfNeeded()
    #expect(label.frame.height == height)
  }

  /// What follows from an edge and the centre, on a screen of that many pixels a point.
  private func centered(scale: CGFloat, pinsBoth: Bool = false, in outer: UIView? = nil) -> CGRect {
    let root = makeRoot(480, 480, scale: scale)
    let holder = outer.map { root.adding($0) } ?? root
    if outer != nil { holder.fillSuperview() }
    let label = label("Title", in: holder)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 20),
      label.centerXAnchor.constraint(equalTo: holder.centerXAnchor),
      label.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    if pinsBoth { holder.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20).isActive = true }
    root.layoutIfNeeded()
    return label.frame
  }

  @Test func roundsUpWhatAnEdgeAndTheCentrePlaceInARoot() {
    #expect(centered(scale: 1) == rect(20, 0, 441, 21))
    #expect(centered(scale: 2).width == 440)
    #expect(centered(scale: 1, pinsBoth: true).width == 440)
    #expect(centered(scale: 1, in: UIView()).width == 440)
  }

  @Test func letsAViewKeepItsSizeWhenEdgesContradictIt() {
    let root = makeRoot(100, 100)
    let box = root.adding(UIView())
    box.pinSize(40, 40)
    box.pinOrigin()
    root.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 40, 40))
    #expect(root.layoutConflicts().count == 1)
  }

  @Test func keepsMarginsOfAScrollViewFromWhatItScrolls() {
    let root = makeRoot(320, 480)
    let scroll = root.adding(UIScrollView())
    scroll.layoutMargins = UIEdgeInsets(top: 88, left: 30, bottom: 34, right: 30)
    scroll.fillSuperview()
    let page = scroll.adding(UIView())
    page.preservesSuperviewLayoutMargins = true
    page.pinOrigin()
    page.pinSize(320, 200)
    let box = page.adding(UIView())
    box.topAnchor.constraint(equalTo: page.layoutMarginsGuide.topAnchor).isActive = true
    box.leftAnchor.constraint(equalTo: page.layoutMarginsGuide.leftAnchor).isActive = true
    box.pinSize(10, 10)
    root.layoutIfNeeded()
    #expect(box.frame.origin == CGPoint(x: 30, y: 8))
  }
}
