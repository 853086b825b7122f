import HeadlessUIKit
import Testing

@Suite struct LayoutExaminationTests {
  @Test func findsTheViewThatOthersFollow() throws {
    let root = makeRoot(200, 100)
    let follower = root.adding(SizedView(20, 10))
    let leader = root.adding(SizedView(20, 10))
    NSLayoutConstraint.activate([
      leader.leftAnchor.constraint(equalTo: root.leftAnchor),
      follower.leftAnchor.constraint(equalTo: root.leftAnchor),
      follower.topAnchor.constraint(equalTo: leader.bottomAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    let freedom = try #require(root.layoutReport().freedoms.first)
    #expect(root.layoutReport().freedoms.count == 1)
    #expect(freedom.view === leader && freedom.quantity == .y)
    #expect(freedom.dependents.count == 1 && freedom.dependents.first === follower)
    #expect(freedom.lowest == -.infinity && freedom.highest == .infinity)
  }

  @Test func asksNothingAboutWhatNobodyVerifies() {
    let root = makeRoot(200, 100)
    let view = root.adding(UIView())
    view.pinOrigin()
    root.layoutIfNeeded()
    #expect(root.layoutReport().freedoms.map(\.quantity) == [.width, .height])
    #expect(root.layoutReport(isVerified: { _, quantity in !quantity.isSize }).freedoms.isEmpty)
  }

  @Test func findsThatAScrollViewDoesNotKnowItsContent() {
    let root = makeRoot(200, 100)
    let scroll = root.adding(UIScrollView())
    scroll.fillSuperview()
    let content = scroll.adding(UIView())
    content.fillSuperview()
    content.heightAnchor.constraint(equalToConstant: 300).isActive = true
    root.layoutIfNeeded()
    let report = root.layoutReport()
    #expect(report.freedoms.map(\.quantity) == [.contentWidth])
    #expect(report.freedoms.first?.view === scroll)
  }

  @Test func leavesStacksToDecideWhatIsOpen() {
    let root = makeRoot(200, 100)
    let stack = UIStackView()
    for _ in 0..<2 { stack.addArrangedSubview(SizedView(10, 10)) }
    root.adding(stack).fillSuperview()
    root.layoutIfNeeded()
    #expect(root.layoutReport().freedoms.isEmpty)
  }

  @Test func tellsContradictionsOfOneSizeFromThoseOfAll() throws {
    let root = makeRoot(200, 100)
    let view = root.adding(UIView())
    view.fillSuperview(inset: 10)
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutReport().passingConflicts.isEmpty)
    let report = root.layoutReport(isResizable: { $0 === root })
    #expect(report.conflicts.count == 1 && report.passingConflicts == [0])
    view.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let lasting = root.layoutReport(isResizable: { $0 === root })
    #expect(lasting.passingConflicts.count < lasting.conflicts.count)
  }

  @Test func findsTheConstraintsThatOtherFramesBreak() throws {
    let root = makeRoot(200, 100)
    let view = root.adding(UIView())
    view.pinOrigin(x: 5, y: 6)
    view.pinSize(40, 30)
    root.layoutIfNeeded()
    let broken = root.layoutReport(drawn: { $0 === view ? rect(5, 6, 70, 30) : nil }).broken
    #expect(broken.count == 1)
    #expect(broken.first?.constraint.firstAttribute == .width && broken.first?.distance == 30)
  }

  @Test func saysWhereAFrameComesFrom() throws {
    let root = makeRoot(200, 100)
    let icon = root.adding(SizedView(40, 30))
    icon.pinOrigin(x: 5, y: 6)
    let label = root.adding(SizedView(60, 20))
    let leading = label.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 8)
    let center = label.centerYAnchor.constraint(equalTo: icon.centerYAnchor)
    NSLayoutConstraint.activate([leading, center])
    root.layoutIfNeeded()
    let found = label.layoutExplanations()
    #expect(found.map(\.measure) == [.x, .y, .width, .height])
    #expect(found.map(\.value) == [53, 11, 60, 20])
    #expect(found[0].reasons == [.constraint(leading)])
    #expect(found[0].further.contains(.content(icon, isWidth: true, length: 40)))
    #expect(found[2].reasons == [.content(label, isWidth: true, length: 60)])
    #expect(found[1].reasons.first == .constraint(center))
    #expect(root.layoutExplanations().isEmpty)
  }

  @Test func namesStacksAndDrawnSizesAsReasons() throws {
    let root = makeRoot(200, 100)
    let plain = SizedView(10, 10)
    let stack = UIStackView()
    stack.addArrangedSubview(plain)
    root.adding(stack).fillSuperview()
    let loose = root.adding(UIView(frame: rect(1, 2, 30, 40)))
    root.layoutIfNeeded()
    #expect(plain.layoutExplanations()[0].reasons == [.stack(stack)])
    #expect(loose.layoutExplanations()[3].reasons == [.drawn(loose)])
  }

  @Test func tellsWhichTextsHaveNoRoom() {
    let root = makeRoot(200, 100)
    let label = UILabel(frame: rect(0, 0, 40, 21))
    label.text = "a text of some length"
    root.addSubview(label)
    #expect(label.textShortage?.isWidth == true)
    label.numberOfLines = 0
    #expect(label.textShortage?.isWidth == false)
    #expect(label.numberOfLines == 0)
    label.frame = rect(0, 0, 200, 100)
    #expect(label.textShortage == nil)
  }
}
