/// Shows one of several controllers, chosen by tabs.
open class UITabBarController: UIViewController {
  override open class var vocabulary: Vocabulary { .tabBarController }

  final var ownTabBar: UITabBar?

  /// The bar; made when it is first asked for.
  public final var tabBar: UITabBar {
    if let ownTabBar { return ownTabBar }
    let made = UITabBar()
    ownTabBar = made
    return made
  }

  // UIKit's is optional, and apps use it so; here it is never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// One a tab, from the left; nil takes all away.
  public final var viewControllers: [UIViewController]! {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Exchanges all tabs; the one that is shown stays so when it is among the new ones. Nothing moves without a screen.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    exchangeChildren(for: controllers ?? []) {
      fillTabBar()
      refreshContent(animated: animated)
    }
  }

  /// The number of the tab that is shown, from 0; a number that no tab has is ignored.
  public final var selectedIndex: Int {
    get { selectedViewController.flatMap { children.firstIndex(of: $0) } ?? 0 }
    set { if children.indices.contains(newValue) { selectedViewController = children[newValue] } }
  }

  /// The controller whose tab is shown, the first one at first; one without a tab is ignored.
  public final var selectedViewController: UIViewController? {
    get { chosen.flatMap { children.contains($0) ? $0 : nil } ?? children.first }
    set {
      guard let newValue, children.contains(newValue) else { return }
      chosen = newValue
      tabBar.selectedItem = newValue.tabBarItem
      refreshContent(animated: false)
    }
  }
  private final weak var chosen: UIViewController?

  /// Who is asked before a tapped tab is shown, and told after; nil asks the outlet of that name.
  public final var delegate: (any UITabBarControllerDelegate)? {
    get { givenDelegate ?? connectedObject("delegate") as? any UITabBarControllerDelegate }
    set { givenDelegate = newValue }
  }
  private final weak var givenDelegate: (any UITabBarControllerDelegate)?

  /// The user tapped a tab. False when it is not to be shown.
  func select(_ item: UITabBarItem) -> Bool {
    guard let controller = children.first(where: { $0.tabBarItem === item }) else { return true }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
    if controller === selectedViewController, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
    return true
  }

  /// Adds a controller and its tab.
  public final func addTab(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    exchangeChildren(for: children + [controller]) {
      fillTabBar()
      refreshContent(animated: false)
    }
  }

  final func fillTabBar() {
    tabBar.controller = self
    tabBar.items = children.map(\.tabBarItem)
    if isComposed || chosen != nil { tabBar.selectedItem = selectedViewController?.tabBarItem }
  }

  // MARK: Content

  override var isContainer: Bool { true }
  override var wantedContent: UIViewController? { selectedViewController }

  override func childrenChanged() {
    fillTabBar()
    refreshContent(animated: false)
  }

  override func installBars() {
    fillTabBar()
    viewIfLoaded?.addSubview(tabBar)
  }

  final func layOutTabBar() {
    guard isComposed, let view = viewIfLoaded else { return }
    var room = ContentRoom(in: view)
    let content = scene?.content
    tabBar.isHidden = (content as? UINavigationController)?.hidesBottomBars ?? false
    if !tabBar.isHidden { room.place(tabBar, height: tabBar.intrinsicContentSize.height, atTop: false) }
    content.map { room.place($0) }
  }

  override func layOutContent() {
    layOutTabBar()
    (scene?.content as? UINavigationController)?.layOutContent()
  }
}

/// Decides which tabs are shown, and is told of them.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tab that the user tapped may be shown.
  func tabBarController(_ controller: UITabBarController, shouldSelect child: UIViewController) -> Bool
  /// The user tapped a tab, and it is shown.
  func tabBarController(_ controller: UITabBarController, didSelect child: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Whether a tab that the user tapped may be shown.
  public func tabBarController(_ controller: UITabBarController, shouldSelect child: UIViewController) -> Bool { true }
  /// The user tapped a tab, and it is shown.
  public func tabBarController(_ controller: UITabBarController, didSelect child: UIViewController) {}
}

extension Vocabulary {
  /// What a document may say of a `<tabBarController>`.
  public static let tabBarController = Vocabulary(
    "tabBarController", UITabBarController.self, inherits: .viewController, make: { UITabBarController() }
  ) { row in
    [
      row.object("tabBar", nibKey: "UITabBar", current: \.ownTabBar) { $0.ownTabBar = $1 },
      row.list("viewControllers", nibKey: "UIViewControllers", current: \.children) { $0.addTab($1) },
    ]
  }
}
