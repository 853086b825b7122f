import HeadlessUIKit
import Testing

@Suite struct LayoutReportTests {
  @Test func breaksTheLastOfConstraintsThatContradictEachOther() throws {
    let root = makeRoot(200, 100)
    let view = root.adding(UIView())
    view.pinOrigin()
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let first = view.widthAnchor.constraint(equalToConstant: 50)
    let second = view.widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 50, 10))
    let conflict = try #require(root.layoutConflicts().first)
    #expect(conflict.constraints == [first, second])
    #expect(conflict.broken == second)
    second.isActive = false
    #expect(root.layoutConflicts().isEmpty)
  }

  @Test func tellsWhatConstraintsLeaveOpen() throws {
    let root = makeRoot(200, 100)
    let view = root.adding(SizedView(20, 10))
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
    let found = root.layoutAmbiguities()
    #expect(found.map(\.measure) == [.y])
    #expect(view.hasAmbiguousLayout)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func leavesWhatNothingDecidesWhereItWasDrawn() {
    let root = makeRoot(200, 100)
    let view = root.adding(UIView(frame: rect(11, 12, 13, 14)))
    root.layoutIfNeeded()
    #expect(view.frame == rect(11, 12, 13, 14))
  }

  @Test func findsTheSizeThatConstraintsAskFor() {
    let view = makeRoot(10, 10)
    let inner = view.adding(SizedView(30, 20))
    inner.fillSuperview(inset: 5)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 30))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: 1000, verticalFittingPriority: 50)
        == CGSize(width: 100, height: 30))
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test func findsTheHeightOfATextAtAWidth() {
    let view = makeRoot(10, 10)
    let label = view.adding(UILabel())
    label.text = "a text that needs more than one line at that width"
    label.numberOfLines = 0
    label.fillSuperview()
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 80, height: 0), withHorizontalFittingPriority: 1000, verticalFittingPriority: 50)
    #expect(size.width == 80)
    #expect(size.height == label.sizeThatFits(CGSize(width: 80, height: 1000)).height)
  }

  @Test func mirrorsLeadingAndTrailing() {
    let root = makeRoot(200, 100, direction: .rightToLeft)
    let view = root.adding(SizedView(30, 10))
    let forced = root.adding(SizedView(30, 10))
    forced.semanticContentAttribute = .forceLeftToRight
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      forced.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor), forced.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 150)
    #expect(forced.frame.minX == 20)
  }

  @Test func movesAConstraintToTheViewThatHoldsBothItems() {
    let root = makeRoot(200, 100)
    let outer = root.adding(UIView())
    let inner = outer.adding(UIView())
    let constraint = inner.topAnchor.constraint(equalTo: root.topAnchor)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    constraint.isActive = false
    #expect(root.constraints == [constraint])
  }
}
