import Testing

@testable import HeadlessUIKit

/// Who keeps whom.
@Suite struct LifetimeTests {
  @Test func aTreeWithConstraintsIsFreed() {
    weak var root: UIView?
    weak var child: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        inner.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ])
      outer.layoutIfNeeded()
      #expect(inner.frame.width == 82)
      (root, child, constraint) = (outer, inner, outer.constraints.first)
      #expect(constraint != nil)
    }
    #expect(root == nil && child == nil && constraint == nil)
  }

  @Test func aConstraintWhoseViewIsGoneIsOfNoEffect() {
    let (root, kept) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    kept.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(kept)
    let constraint = NSLayoutConstraint()
    do {
      let gone = UIView()
      constraint.firstItem = gone
      constraint.firstAttribute = .width
      constraint.constant = 5
    }
    root.addConstraint(constraint)
    #expect(constraint.isLost && constraint.firstItem == nil)
    root.layoutIfNeeded()
    #expect(root.bounds.width == 100, "It does not fall back on the view that holds it.")
  }

  @Test func takingAViewOutDropsTheConstraintsWithIt() {
    let (root, box, inner) = (UIView(), UIView(), UIView())
    root.addSubview(box)
    box.addSubview(inner)
    let own = inner.widthAnchor.constraint(equalTo: box.widthAnchor)
    let shared = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([own, shared])
    root.insertSubview(box, at: 0)
    #expect(root.constraints == [shared], "A view that only changes its place keeps them.")
    box.removeFromSuperview()
    #expect(root.constraints.isEmpty && box.constraints == [own])
    let other = UIView()
    other.addSubview(inner)
    #expect(box.constraints.isEmpty)
  }

  @Test func aViewOutlivesTheOneThatItWasIn() {
    let inner = UIView()
    do {
      let outer = UIView()
      outer.addSubview(inner)
      #expect(inner.superview === outer)
    }
    #expect(inner.superview == nil && inner.window == nil)
    inner.removeFromSuperview()
  }

  @Test func aNewSizeKeepsTheCentre() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    view.bounds = CGRect(x: 5, y: 5, width: 20, height: 80)
    #expect(view.center == CGPoint(x: 30, y: 50))
    #expect(view.frame == CGRect(x: 20, y: 10, width: 20, height: 80))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.bounds.origin == CGPoint(x: 5, y: 5))
    view.bounds.origin = .zero
    #expect(view.center == CGPoint(x: 2.5, y: 4))
  }

  @Test func aNewSizeGrowsFromTheCentreWhileItAnimates() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
    }
    view.animationClock.advance(by: 0.5)
    #expect(view.presentation.frame == CGRect(x: -10, y: -10, width: 60, height: 60))
  }
}
