import HeadlessUIKit
import Testing

@Suite struct ConstraintLayoutTests {
  @Test func placesAViewByItsEdges() {
    let root = makeRoot(200, 100)
    let view = root.adding(UIView())
    view.fillSuperview(inset: 10)
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 10, 180, 80))
  }

  @Test func ignoresTheFrameThatAPlacedViewHad() {
    let root = makeRoot(200, 100)
    let view = root.adding(UIView(frame: rect(50, 60, 7, 8)))
    view.fillSuperview()
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 200, 100))
  }

  @Test func keepsTheFrameOfAViewThatMasksPlaceWhateverConstraintsSay() {
    let root = makeRoot(200, 100)
    let view = UIView(frame: rect(5, 6, 70, 80))
    root.addSubview(view)
    let neighbour = root.adding(SizedView(10, 10))
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      neighbour.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 1),
      neighbour.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 6, 70, 80))
    #expect(neighbour.frame == rect(76, 6, 10, 10))
  }

  @Test func takesMultipliersInTheCoordinatesOfTheCommonSuperview() {
    let root = makeRoot(300, 300)
    let outer = root.adding(UIView())
    outer.pinOrigin(x: 100, y: 100)
    outer.pinSize(100, 100)
    let inner = outer.adding(SizedView(10, 10))
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: inner, attribute: .centerX, relatedBy: .equal, toItem: outer, attribute: .centerX, multiplier: 0.5),
      NSLayoutConstraint(
        item: inner, attribute: .top, relatedBy: .equal, toItem: outer, attribute: .bottom, multiplier: 0.2,
        constant: 3),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == rect(20, 23, 10, 10))
  }

  @Test func relatesViewsOfDifferentBranches() {
    let root = makeRoot(300, 300)
    let one = root.adding(UIView())
    one.pinOrigin(x: 40, y: 30)
    one.pinSize(100, 100)
    let deep = one.adding(SizedView(20, 20))
    deep.pinOrigin(x: 5, y: 6)
    let other = root.adding(UIView())
    other.pinOrigin(x: 10, y: 200)
    other.pinSize(200, 50)
    let guest = other.adding(SizedView(8, 8))
    NSLayoutConstraint.activate([
      guest.leftAnchor.constraint(equalTo: deep.leftAnchor), guest.topAnchor.constraint(equalTo: other.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guest.frame == rect(35, 0, 8, 8))
  }

  @Test func letsTheLowerPriorityGiveWay() {
    let root = makeRoot(200, 100)
    let view = root.adding(UIView())
    view.pinOrigin()
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.priority = 700
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    wide.priority = 800
    NSLayoutConstraint.activate([
      narrow, wide, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 90, 45))
    narrow.priority = 900
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 50, 25))
  }

  @Test func stretchesTheViewThatHugsLess() {
    let root = makeRoot(200, 20)
    let one = root.adding(SizedView(30, 20))
    let other = root.adding(SizedView(40, 20))
    one.horizontalHuggingPriority = 251
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor), other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.rightAnchor.constraint(equalTo: root.rightAnchor), one.topAnchor.constraint(equalTo: root.topAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame == rect(0, 0, 30, 20))
    #expect(other.frame == rect(30, 0, 170, 20))
  }

  @Test func alignsTheAlignmentRectangleNotTheFrame() {
    let root = makeRoot(200, 100)
    let toggle = root.adding(UISwitch())
    NSLayoutConstraint.activate([
      root.rightAnchor.constraint(equalTo: toggle.rightAnchor, constant: 10),
      toggle.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    // Two points of the frame lie outside of the rectangle that is aligned.
    #expect(toggle.frame == rect(141, 0, 51, 31))
  }

  @Test func attachesTheContentOfAScrollViewToItsContentArea() throws {
    let root = makeRoot(100, 100)
    let scroll = root.adding(UIScrollView())
    scroll.fillSuperview()
    let content = scroll.adding(SizedView(300, 400))
    content.fillSuperview(inset: 5)
    root.layoutIfNeeded()
    #expect(scroll.frame == rect(0, 0, 100, 100))
    #expect(content.frame == rect(5, 5, 300, 400))
    #expect(scroll.contentSize == CGSize(width: 310, height: 410))
  }

  @Test func takesWidthAndCentreOfAScrollViewFromItsFrame() {
    let root = makeRoot(100, 100)
    let scroll = root.adding(UIScrollView())
    scroll.fillSuperview()
    let content = scroll.adding(SizedView(UIView.noIntrinsicMetric, 400))
    content.fillSuperview()
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 100, 400))
  }

  @Test func placesGuidesThatCodeMakes() {
    let root = makeRoot(200, 100)
    let gap = UILayoutGuide()
    root.addLayoutGuide(gap)
    let view = root.adding(SizedView(20, 20))
    NSLayoutConstraint.activate([
      gap.leftAnchor.constraint(equalTo: root.leftAnchor), gap.topAnchor.constraint(equalTo: root.topAnchor),
      gap.widthAnchor.constraint(equalToConstant: 33), gap.heightAnchor.constraint(equalToConstant: 12),
      view.leftAnchor.constraint(equalTo: gap.rightAnchor), view.topAnchor.constraint(equalTo: gap.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(gap.layoutFrame == rect(0, 0, 33, 12))
    #expect(view.frame == rect(33, 12, 20, 20))
  }

  @Test func movesWhatMasksPlaceInsideOfASolvedView() {
    let root = makeRoot(200, 100)
    let outer = root.adding(UIView(frame: rect(0, 0, 100, 100)))
    let inner = UIView(frame: rect(10, 10, 80, 80))
    inner.autoresizingMask = [.flexibleWidth]
    outer.addSubview(inner)
    let follower = outer.adding(SizedView(5, 5))
    NSLayoutConstraint.activate([
      follower.rightAnchor.constraint(equalTo: inner.rightAnchor),
      follower.topAnchor.constraint(equalTo: inner.topAnchor),
    ])
    outer.fillSuperview()
    root.layoutIfNeeded()
    #expect(inner.frame == rect(10, 10, 180, 80))
    #expect(follower.frame == rect(185, 10, 5, 5))
  }
}
