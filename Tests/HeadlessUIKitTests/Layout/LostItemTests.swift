import HeadlessUIKit
import Testing

/// Constraints that outlive what they speak of.
@Suite struct LostItemTests {
  private func makeConstraint(_ first: NSObject?, _ second: NSObject?) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.firstItem = first
    constraint.secondItem = second
    return constraint
  }

  @Test func knowsItsItemsWhileTheyLive() {
    let view = UIView()
    let guide = UILayoutGuide()
    let constraint = makeConstraint(view, guide)
    #expect(constraint.firstItem === view && constraint.secondItem === guide)
    #expect(makeConstraint(view, view).secondItem === view)
    constraint.secondItem = nil
    #expect(constraint.secondItem == nil && constraint.firstItem === view)
  }

  @Test func forgetsViewsAndGuidesThatGoAway() {
    let constraints = [makeConstraint(UIView(), UILabel()), makeConstraint(UILayoutGuide(), UIViewController())]
    for constraint in constraints { #expect(constraint.firstItem == nil && constraint.secondItem == nil) }
  }

  @Test func forgetsTheViewThatHeldIt() {
    let kept = UIView()
    let constraint = makeConstraint(kept, nil)
    do {
      let holder = UIView()
      holder.addSubview(kept)
      holder.addConstraint(constraint)
      #expect(constraint.holder === holder)
    }
    #expect(constraint.holder == nil && constraint.firstItem === kept && kept.superview == nil)
    constraint.constant = 5
    let other = UIView()
    other.addConstraint(constraint)
    #expect(constraint.holder === other)
  }

  @Test func laysOutWithoutTheRulesOfWhatIsGone() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let lost = makeConstraint(view, UIView())
    lost.firstAttribute = .width
    lost.secondAttribute = .width
    root.addConstraint(lost)
    for (attribute, constant) in [(NSLayoutConstraint.Attribute.left, 7.0), (.top, 8), (.width, 30), (.height, 40)] {
      let rule = makeConstraint(view, attribute == .left || attribute == .top ? root : nil)
      rule.firstAttribute = attribute
      rule.secondAttribute = rule.secondItem == nil ? .notAnAttribute : attribute
      rule.constant = constant
      root.addConstraint(rule)
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 7, y: 8, width: 30, height: 40))
  }
}
