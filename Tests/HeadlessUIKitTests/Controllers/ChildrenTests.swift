import HeadlessUIKit
import Testing

@Suite struct ChildrenTests {
  private final class Laid: UIViewController {
    var said: [String] = []
    override func viewWillLayoutSubviews() { said.append("will") }
    override func viewDidLayoutSubviews() { said.append("did \(view.subviews.first?.frame.width ?? -1)") }
  }

  @Test func childrenAppearWithTheControllerWhoseViewTheirsIsIn() {
    let story = ControllerProbe.Story()
    let (root, child, late) = (
      ControllerProbe("A", story), ControllerProbe("B", story), ControllerProbe("C", story)
    )
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    root.addChild(ControllerProbe("D", story))
    story.lines = []
    let window = makeWindow(root)
    #expect(story.lines == ["A: willAppear", "B: willAppear", "A: didAppear", "B: didAppear"])
    story.lines = []
    root.addChild(late)
    root.view.addSubview(late.view)
    late.didMove(toParent: root)
    #expect(late.view.window === window)
    #expect(
      story.lines == ["C: willMove true", "C: didLoad", "C: willAppear", "C: didAppear", "C: didMove true"])
    story.lines = []
    late.willMove(toParent: nil)
    late.view.removeFromSuperview()
    late.removeFromParent()
    #expect(
      story.lines == ["C: willMove false", "C: willDisappear", "C: didDisappear", "C: didMove false"])
  }

  @Test func layoutIsToldBeforeAndAfter() {
    let root = Laid()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 70).isActive = true
    _ = makeWindow(root)
    #expect(root.said.prefix(2) == ["will", "did 70.0"])
  }

  @Test func aPageThatLeavesByItselfIsNoLongerShown() {
    let pages = [ControllerProbe("A"), ControllerProbe("B")]
    let navigation = UINavigationController(rootViewController: pages[0])
    navigation.pushViewController(pages[1], animated: false)
    let window = makeWindow(navigation)
    pages[1].removeFromParent()
    #expect(pages[0].view.window === window && navigation.navigationBar.items.count == 1)
    #expect(pages[1].view.window == nil && pages[1].story.lines.last == "B: didMove false")
  }
}
