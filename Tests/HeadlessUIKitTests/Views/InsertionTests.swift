import HeadlessUIKit
import Testing

@Suite struct InsertionTests {
  private let root = UIView()
  private let views = (1...3).map { tag in
    let view = UIView()
    view.tag = tag
    return view
  }

  private init() { for view in views { root.addSubview(view) } }

  private var tags: [Int] { root.subviews.map(\.tag) }

  @Test func putsAViewRightAboveOneThatIsHigher() {
    root.insertSubview(views[0], aboveSubview: views[1])
    #expect(tags == [2, 1, 3])
  }

  @Test func putsAViewRightBelowOneThatIsHigher() {
    root.insertSubview(views[0], belowSubview: views[2])
    #expect(tags == [2, 1, 3])
  }

  @Test func putsAViewBesideOneThatIsLower() {
    root.insertSubview(views[2], aboveSubview: views[0])
    #expect(tags == [1, 3, 2])
    root.insertSubview(views[1], belowSubview: views[0])
    #expect(tags == [2, 1, 3])
  }

  @Test func leavesAViewBesideItselfWhereItIs() {
    root.insertSubview(views[0], aboveSubview: views[0])
    root.insertSubview(views[1], belowSubview: views[1])
    #expect(tags == [1, 2, 3])
  }

  @Test func putsAViewBesideAStrangerInFront() {
    root.insertSubview(views[0], aboveSubview: UIView())
    #expect(tags == [2, 3, 1])
  }
}
