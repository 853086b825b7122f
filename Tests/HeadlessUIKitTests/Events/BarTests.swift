import Testing

@testable import HeadlessUIKit

@Suite struct BarTests {
  private final class Screen: UIViewController {
    var said: [String] = []
    override class var actions: ActionTable {
      ["save:": action(Screen.save), "share": action(Screen.share)]
    }
    func save(_ sender: UIBarButtonItem) { said.append("save \(sender.title ?? "")") }
    func share() { said.append("share") }
  }

  @Test func aTapOnTheBarSendsTheItemsAction() {
    let screen = Screen()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let save = UIBarButtonItem(title: "Save", style: .plain, target: screen, action: "save:")
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let share = UIBarButtonItem(barButtonSystemItem: .action, target: screen, action: "share")
    bar.items = [save, space, share]
    bar.tap(at: CGPoint(x: 25, y: 20))
    bar.tap(at: CGPoint(x: 160, y: 20))
    bar.tap(at: CGPoint(x: 295, y: 20))
    #expect(screen.said == ["save Save", "share"])
    share.isEnabled = false
    bar.tap(at: CGPoint(x: 295, y: 20))
    save.isHidden = true
    save.tap()
    #expect(screen.said.count == 2)
  }

  @Test func aFingerThatLeavesTheButtonSendsNothing() {
    let screen = Screen()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UIBarButtonItem(title: "Save", style: .plain, target: screen, action: "save:")]
    bar.drag(from: CGPoint(x: 25, y: 20), to: CGPoint(x: 200, y: 20))
    bar.drag(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 25, y: 20))
    #expect(screen.said.isEmpty)
  }

  private final class Tabs: NSObject, UITabBarDelegate, UITabBarControllerDelegate {
    var said: [String] = []
    var forbidden: UIViewController?
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { said.append("bar \(item.title ?? "")") }
    func tabBarController(_ controller: UITabBarController, shouldSelect child: UIViewController) -> Bool {
      child !== forbidden
    }
    func tabBarController(_ controller: UITabBarController, didSelect child: UIViewController) {
      said.append("controller \(controller.selectedIndex)")
    }
  }

  private func tab(_ title: String) -> UITabBarItem {
    let item = UITabBarItem()
    item.title = title
    return item
  }

  @Test func aTapOnATabSelectsItAndTellsTheDelegate() {
    let tabs = Tabs()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [tab("Apps"), tab("Settings")]
    #expect(bar.connect(tabs, to: "delegate"))
    bar.tap(at: CGPoint(x: 240, y: 20))
    #expect(bar.selectedItem === bar.items[1])
    bar.items[0].isEnabled = false
    bar.tap(at: CGPoint(x: 80, y: 20))
    bar.drag(from: CGPoint(x: 80, y: 20), to: CGPoint(x: 240, y: 20))
    #expect(bar.selectedItem === bar.items[1])
    #expect(tabs.said == ["bar Settings"])
  }

  @Test func tabsOfAControllerShowItsChildren() {
    let (controller, tabs) = (UITabBarController(), Tabs())
    let children = [UIViewController(), UIViewController(), UIViewController()]
    for child in children { controller.addTab(child) }
    controller.tabBar.frame = CGRect(x: 0, y: 0, width: 300, height: 49)
    controller.delegate = tabs
    #expect(controller.selectedViewController === children[0])
    controller.tabBar.tap(at: CGPoint(x: 150, y: 20))
    #expect(controller.selectedIndex == 1)
    tabs.forbidden = children[2]
    controller.tabBar.tap(at: CGPoint(x: 250, y: 20))
    #expect(controller.selectedViewController === children[1])
    #expect(tabs.said == ["controller 1"])
    controller.selectedIndex = 2
    #expect(controller.tabBar.selectedItem === children[2].tabBarItem)
    controller.selectedIndex = 7
    controller.selectedViewController = UIViewController()
    #expect(controller.selectedIndex == 2)
    children[2].removeFromParent()
    #expect(controller.selectedViewController === children[0])
  }

  @Test func withoutATargetTheActionGoesUpFromTheController() {
    let (navigation, screen) = (UINavigationController(), Screen())
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: "save:")
    screen.navigationItem.rightBarButtonItem = item
    navigation.pushViewController(screen)
    item.tap()
    #expect(screen.said == ["save Save"])
    screen.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: "share")]
    screen.toolbarItems[0].tap()
    #expect(screen.said == ["save Save", "share"])
  }

  @Test func aLostTargetTakesNothing() {
    var gone: Screen? = Screen()
    let holder = Screen()
    let item = UIBarButtonItem(title: nil, style: .plain, target: gone, action: "share")
    holder.toolbarItems = [item]
    gone = nil
    item.tap()
    #expect(holder.said.isEmpty && item.target == nil)
  }

  @Test func aPrimaryActionGoesBeforeTheMessage() {
    let screen = Screen()
    let item = UIBarButtonItem(title: nil, style: .plain, target: screen, action: "share")
    item.changesSelectionAsPrimaryAction = true
    item.primaryAction = UIAction { _ in screen.said.append("closure") }
    item.tap()
    #expect(screen.said == ["closure"] && item.isSelected)
  }

  @Test func theBackButtonPops() {
    let (navigation, root, next) = (UINavigationController(), Screen(), Screen())
    navigation.pushViewController(root)
    navigation.pushViewController(next)
    let bar = navigation.navigationBar
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    bar.tap(at: CGPoint(x: 200, y: 20))
    #expect(navigation.topViewController === next)
    bar.tap(at: CGPoint(x: 30, y: 20))
    #expect(navigation.topViewController === root && next.parent == nil)
    #expect(bar.items == [root.navigationItem])
    bar.tap(at: CGPoint(x: 30, y: 20))
    #expect(navigation.viewControllers == [root])
  }

  @Test func popsToAControllerOfTheStackOnly() {
    let navigation = UINavigationController()
    let screens = (0..<4).map { _ in Screen() }
    for screen in screens { navigation.pushViewController(screen) }
    #expect(navigation.popToViewController(screens[1], animated: true) == [screens[3], screens[2]])
    #expect(navigation.popToViewController(screens[3], animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: false) == [screens[1]])
    #expect(navigation.popViewController(animated: false) == nil)
  }
}
