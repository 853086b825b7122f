import HeadlessUIKit
import Testing

@Suite struct TabTests {
  private let story = ControllerProbe.Story()

  @Test func showsTheSelectedChildAboveTheBar() {
    let children = [ControllerProbe("A", story), ControllerProbe("B", story)]
    let tabs = UITabBarController()
    tabs.viewControllers = children
    let window = makeWindow(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
    #expect(children[0].view.frame == window.bounds && children[0].view.safeAreaInsets.bottom == 49)
    #expect(!children[1].isViewLoaded)
    story.lines = []
    window.tap(at: CGPoint(x: 240, y: 450))
    #expect(tabs.selectedIndex == 1 && children[1].view.window === window && children[0].view.window == nil)
    #expect(
      story.lines == ["B: didLoad", "A: willDisappear", "B: willAppear", "A: didDisappear", "B: didAppear"])
    tabs.selectedIndex = 0
    #expect(children[0].view.window === window && children[1].view.superview == nil)
  }

  @Test func theBarReachesDownToTheEdge() {
    let tabs = UITabBarController()
    tabs.viewControllers = [ControllerProbe("A")]
    let window = makeWindow()
    window.layoutSurroundings = LayoutSurroundings(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 397, width: 320, height: 83))
    #expect(tabs.viewControllers[0].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
  }

  @Test func pagesMayHideTheBarWhileTheyArePushed() {
    let navigation = UINavigationController(rootViewController: ControllerProbe("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    _ = makeWindow(tabs)
    let page = ControllerProbe("B")
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: false)
    #expect(tabs.tabBar.isHidden && page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    navigation.popViewController(animated: false)
    #expect(!tabs.tabBar.isHidden && navigation.topViewController?.view.safeAreaInsets.bottom == 49)
  }

  @Test func theTabThatIsShownGoesBackToItsFirstPage() {
    let navigation = UINavigationController(rootViewController: ControllerProbe("A"))
    navigation.pushViewController(ControllerProbe("B"), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, ControllerProbe("C")]
    let window = makeWindow(tabs)
    window.tap(at: CGPoint(x: 80, y: 450))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func newTabsKeepTheSelection() {
    let children = ["A", "B", "C"].map { ControllerProbe($0, story) }
    let tabs = UITabBarController()
    tabs.viewControllers = children
    tabs.selectedIndex = 1
    let window = makeWindow(tabs)
    tabs.setViewControllers([children[2], children[1]], animated: false)
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === children[1].tabBarItem)
    tabs.viewControllers = nil
    #expect(tabs.view.subviews == [tabs.tabBar] && children[1].view.window == nil && window.subviews.count == 1)
  }

  @Test func itemsAreMadeInOneGo() {
    let (image, selected) = (
      UIImage(size: CGSize(width: 9, height: 9), source: .missing), UIImage(size: .zero, source: .missing)
    )
    let item = UITabBarItem(title: "T", image: image, selectedImage: selected)
    #expect(item.title == "T" && item.image === image && item.selectedImage === selected)
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 4).effectiveTitle == "Search")
  }
}
