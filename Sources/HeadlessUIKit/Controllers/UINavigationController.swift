/// Shows a stack of controllers, the last one in front, below a navigation bar.
open class UINavigationController: UIViewController {
  override open class var vocabulary: Vocabulary { .navigationController }

  final var ownNavigationBar: UINavigationBar?
  final var ownToolbar: UIToolbar?
  /// Whether the bar at the top is out of sight and leaves its room to the content.
  public final var isNavigationBarHidden = false
  /// Whether the toolbar at the bottom is out of sight, as it is at first.
  public final var isToolbarHidden = true
  /// Whether a swipe up hides the bars and a swipe down brings them back.
  public final var hidesBarsOnSwipe = false
  /// Whether a tap on the content hides the bars or brings them back.
  public final var hidesBarsOnTap = false
  /// Whether the bars hide while the height is compact, as on a phone that lies.
  public final var hidesBarsWhenVerticallyCompact = false
  /// Whether the bars hide when the keyboard comes up.
  public final var hidesBarsWhenKeyboardAppears = false

  /// The bar; made when it is first asked for.
  public final var navigationBar: UINavigationBar {
    if let ownNavigationBar { return ownNavigationBar }
    let made = UINavigationBar()
    ownNavigationBar = made
    return made
  }

  /// The bar at the bottom; made when it is first asked for.
  public final var toolbar: UIToolbar {
    if let ownToolbar { return ownToolbar }
    let made = UIToolbar()
    ownToolbar = made
    return made
  }

  /// From the first page to the one that is shown.
  public final var viewControllers: [UIViewController] { children }
  /// The controller at the end of the stack, the one pushed last; nil for an empty stack.
  public final var topViewController: UIViewController? { children.last }

  /// Shows a controller: its navigation item becomes the bar's, its toolbar items the toolbar's.
  public final func pushViewController(_ controller: UIViewController) {
    addChild(controller)
    guard controller.parent === self else { return }
    navigationBar.isFilledByController = true
    navigationBar.pushItem(controller.navigationItem)
    if !controller.toolbarItems.isEmpty { toolbar.items = controller.toolbarItems }
  }

  /// As ``pushViewController(_:)``; nothing moves without a screen.
  public final func pushViewController(_ controller: UIViewController, animated: Bool) {
    pushViewController(controller)
  }
}

extension Vocabulary {
  /// What a document may say of a `<navigationController>`.
  public static let navigationController = Vocabulary(
    "navigationController", UINavigationController.self, inherits: .viewController, make: { UINavigationController() }
  ) { row in
    [
      row.bool(
        "navigationBarHidden", \.isNavigationBarHidden, property: "isNavigationBarHidden",
        nibKey: "UINavigationBarHidden"),
      row.bool(
        "toolbarHidden", \.isToolbarHidden, default: true, property: "isToolbarHidden", nibKey: "UIToolbarHidden"),
      row.bool("hidesBarsOnSwipe", \.hidesBarsOnSwipe),
      row.bool("hidesBarsOnTap", \.hidesBarsOnTap),
      row.bool("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact),
      row.bool("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears),
      row.object("navigationBar", nibKey: "UINavigationBar", current: \.ownNavigationBar) { $0.ownNavigationBar = $1 },
      row.object("toolbar", nibKey: "UIToolbar", current: \.ownToolbar) { $0.ownToolbar = $1 },
      row.list("viewControllers", nibKey: "UIViewControllers", current: \.children) { $0.pushViewController($1) },
    ]
  }
}
