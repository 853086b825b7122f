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

  /// One a tab, from the left.
  public final var viewControllers: [UIViewController] { children }

  /// Adds a controller and its tab.
  public final func addTab(_ controller: UIViewController) {
    addChild(controller)
    guard controller.parent === self else { return }
    tabBar.isFilledByController = true
    tabBar.items.append(controller.tabBarItem)
  }
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
