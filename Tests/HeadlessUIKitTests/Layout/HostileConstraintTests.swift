import HeadlessUIKit
import Testing

/// Constraints that nobody would write and documents hold all the same.
@Suite struct HostileConstraintTests {
  @Test func breaksTheSameConstraintEveryTime() {
    func broken() -> [Int?] {
      let root = makeRoot(200, 100)
      let view = root.adding(UIView())
      view.pinOrigin()
      let widths = [30, 40, 50].map { view.widthAnchor.constraint(equalToConstant: $0) }
      NSLayoutConstraint.activate(widths)
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame == rect(0, 0, 30, 10))
      return root.layoutConflicts().map { conflict in widths.firstIndex { $0 === conflict.broken } }
    }
    let first = broken()
    #expect(first.count == 2 && Set(first) == [1, 2])
    for _ in 0..<5 { #expect(broken() == first) }
  }

  @Test(arguments: [0, -1, -0.5, 1e-12, 1e9, 1e12]) func answersWhateverTheMultiplier(_ multiplier: Double) {
    let root = makeRoot(200, 100)
    let view = root.adding(UIView())
    view.pinOrigin(x: 3, y: 4)
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let ratio = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: multiplier,
      constant: 5)
    ratio.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width.isFinite && view.frame.width >= 0 && (abs(multiplier) > 1 || view.frame.minX == 3))
    if multiplier == 0 { #expect(view.frame.width == 5) }
  }

  @Test func saysWhichConstraintsMeanNothing() {
    let root = makeRoot(200, 100)
    let view = root.adding(SizedView(20, 10))
    view.pinOrigin()
    let elsewhere = makeRoot(1, 1)
    defer { withExtendedLifetime(elsewhere) {} }
    let stranger = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: elsewhere, attribute: .left)
    root.addConstraint(stranger)
    stranger.isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutReport().unusable == [stranger])
    #expect(root.layoutReport().conflicts.isEmpty)
  }

  @Test func survivesAViewThatIsItsOwnNeighbour() {
    let root = makeRoot(200, 100)
    let view = root.adding(SizedView(20, 10))
    view.pinOrigin()
    view.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.height == 10)
    // Its width is nothing then, which its content gives way to.
    #expect(view.frame.width == 0)
  }

  @Test(.timeLimit(.minutes(2))) func laysOutTwentyThousandConstraints() {
    let root = makeRoot(320, 480)
    var above: UIView?
    for _ in 0..<4000 {
      let view = root.adding(SizedView(10, 1))
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 1),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      ])
      above = view
    }
    root.layoutIfNeeded()
    #expect(above?.frame == rect(0, 3999, 320, 1))
  }

  @Test(.timeLimit(.minutes(2))) func givesUpAHundredOfTenThousandThatContradict() {
    let root = makeRoot(320, 480)
    var contradicting: [NSLayoutConstraint] = []
    for number in 0..<2500 {
      let view = root.adding(UIView())
      view.pinOrigin()
      view.pinSize(10, 10)
      if number % 25 == 0 { contradicting.append(view.widthAnchor.constraint(equalToConstant: 20)) }
    }
    NSLayoutConstraint.activate(contradicting)
    root.layoutIfNeeded()
    let broken = root.layoutConflicts().compactMap(\.broken)
    #expect(Set(broken) == Set(contradicting))
  }

  @Test func dropsAConstraintWhoseSecondItemIsNowhere() {
    let root = makeRoot(200, 100)
    let view = root.adding(SizedView(20, 10))
    view.pinOrigin()
    let lost = NSLayoutConstraint()
    lost.firstItem = view
    lost.firstAttribute = .top
    lost.secondAttribute = .top
    lost.constant = 56
    root.addConstraint(lost)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 20, 10))
    #expect(root.layoutReport().unusable == [lost] && root.layoutReport().conflicts.isEmpty)
  }
}
