import HeadlessUIKit
import Testing

@Suite struct NavigationTests {
  private let story = ControllerProbe.Story()

  private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 320, height: height) }

  @Test func showsTheTopBelowTheBar() {
    let root = ControllerProbe("A")
    let navigation = UINavigationController(rootViewController: root)
    #expect(!root.isViewLoaded)
    let window = makeWindow(navigation)
    #expect(root.view.superview === navigation.view && root.view.frame == window.bounds)
    #expect(navigation.navigationBar.frame == rect(0, 44))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(root.story.lines.filter { $0.contains("Appear") } == ["A: willAppear", "A: didAppear"])
  }

  @Test func aPushAndTheBackButtonChangeWhatIsSeen() {
    let (root, next) = (ControllerProbe("A", story), ControllerProbe("B", story))
    let navigation = UINavigationController(rootViewController: root)
    let window = makeWindow(navigation)
    story.lines = []
    navigation.pushViewController(next, animated: true)
    #expect(
      story.lines == [
        "B: willMove true", "B: didLoad", "A: willDisappear", "B: willAppear", "A: didDisappear", "B: didAppear",
        "B: didMove true",
      ])
    #expect(root.view.window == nil && next.view.frame == window.bounds)
    window.tap(at: CGPoint(x: 100, y: 200))
    #expect(next.taps == 1 && root.taps == 0)
    story.lines = []
    window.tap(at: CGPoint(x: 20, y: 20))
    #expect(navigation.visibleViewController === root && root.view.window === window && next.view.window == nil)
    #expect(
      story.lines == [
        "B: willMove false", "B: willDisappear", "A: willAppear", "B: didDisappear", "A: didAppear",
        "B: didMove false",
      ])
  }

  @Test func hiddenBackButtonsDoNotPop() {
    let next = ControllerProbe("B")
    let navigation = UINavigationController(rootViewController: ControllerProbe("A"))
    let window = makeWindow(navigation)
    navigation.show(next, sender: nil)
    next.navigationItem.hidesBackButton = true
    window.tap(at: CGPoint(x: 20, y: 20))
    #expect(navigation.topViewController === next)
  }

  @Test func barsLeaveTheirRoomToTheContent() {
    let root = ControllerProbe("A")
    let navigation = UINavigationController(rootViewController: root)
    let window = makeWindow(navigation)
    window.layoutSurroundings = LayoutSurroundings(
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == rect(20, 44))
    navigation.setToolbarHidden(false, animated: false)
    #expect(navigation.toolbar.frame == rect(406, 44))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 74, right: 0))
    navigation.isNavigationBarHidden = true
    #expect(root.view.safeAreaInsets.top == 20 && root.view.frame == window.bounds)
    navigation.isNavigationBarHidden = false
    navigation.navigationBar.isTranslucent = false
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(root.view.frame == rect(64, 416) && root.view.safeAreaInsets.top == 0)
  }

  @Test func constraintsToTheSafeAreaStartBelowTheBar() throws {
    let root = UIViewController()
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(label)
    let guide = root.view.safeAreaLayoutGuide
    for constraint in [
      label.topAnchor.constraint(equalTo: guide.topAnchor), label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ] { constraint.isActive = true }
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    let window = makeWindow(tabs)
    #expect(label.frame == rect(44, 387))
    window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 44, width: 480, height: 227))
  }

  @Test func aNewStackShowsItsLast() {
    let screens = ["A", "B", "C"].map { ControllerProbe($0, story) }
    let navigation = UINavigationController(rootViewController: screens[0])
    let window = makeWindow(navigation)
    navigation.viewControllers = [screens[1], screens[2], screens[1]]
    #expect(navigation.viewControllers == [screens[1], screens[2]] && screens[0].parent == nil)
    #expect(screens[2].view.window === window && !screens[1].isViewLoaded)
    #expect(navigation.navigationBar.items.map(\.title) == ["B", "C"])
    navigation.setViewControllers([], animated: false)
    #expect(navigation.view.subviews == [navigation.navigationBar])
  }

  @Test func whatIsPushedWhileLoadingIsShownInTheEnd() {
    let (root, next) = (ControllerProbe("A", story), ControllerProbe("B", story))
    let navigation = UINavigationController(rootViewController: root)
    root.whenLoaded = { navigation.pushViewController(next, animated: false) }
    let window = makeWindow(navigation)
    #expect(next.view.window === window && root.view.window == nil)
    #expect(story.lines.filter { $0.contains("didAppear") } == ["B: didAppear"])
  }

  @Test func theTitleReachesBarAndTab() {
    let root = ControllerProbe("A")
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    _ = makeWindow(tabs)
    root.title = "Later"
    #expect(navigation.navigationBar.topItem?.title == "Later" && tabs.tabBar.items.map(\.title) == ["Later"])
    root.navigationItem.title = "Bar"
    #expect(root.title == "Later")
    root.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 3)
    #expect(tabs.tabBar.items.map(\.title) == ["Own"] && tabs.tabBar.items.map(\.tag) == [3])
  }

  @Test func viewsOfItemsComeIntoTheBar() {
    let root = ControllerProbe("A")
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    root.whenLoaded = { [weak root] in root?.navigationItem.titleView = title }
    let navigation = UINavigationController(rootViewController: root)
    _ = makeWindow(navigation)
    #expect(title.superview === navigation.navigationBar && title.center == CGPoint(x: 160, y: 22))
    navigation.pushViewController(ControllerProbe("B"), animated: false)
    #expect(title.superview == nil)
  }

  @Test func tablesBeginBelowTheBar() {
    let root = UIViewController()
    root.view = UIScrollView()
    let navigation = UINavigationController(rootViewController: root)
    let window = makeWindow(navigation)
    #expect((root.view as? UIScrollView)?.contentOffset == CGPoint(x: 0, y: -44))
    #expect(root.view.frame == window.bounds)
  }
}
