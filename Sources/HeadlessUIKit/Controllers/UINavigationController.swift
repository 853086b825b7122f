/// Shows a stack of controllers, the last one in front, below a navigation bar.
open class UINavigationController: UIViewController {
  override open class var vocabulary: Vocabulary { .navigationController }

  final var ownNavigationBar: UINavigationBar? { didSet { ownNavigationBar?.controller = self } }
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
    if !controller.toolbarItems.isEmpty { toolbar(shows: controller) }
  }

  /// As ``pushViewController(_:)``; nothing moves without a screen.
  public final func pushViewController(_ controller: UIViewController, animated: Bool) {
    pushViewController(controller)
  }

  /// Goes back to the controller before; nil when the first one is shown. Nothing moves without a screen.
  @discardableResult
  public final func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    top.removeFromParent()
    navigationBar.popItem()
    toolbar(shows: topViewController)
    return top
  }

  /// Goes back to a controller of the stack: those that were taken off, the last one first; nil when it is not there.
  @discardableResult
  public final func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard children.contains(controller) else { return nil }
    var popped: [UIViewController] = []
    while topViewController !== controller, let top = popViewController(animated: animated) { popped.append(top) }
    return popped
  }

  /// Goes back to the first controller: those that were taken off; nil for an empty stack.
  @discardableResult
  public final func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  private func toolbar(shows controller: UIViewController?) {
    guard let items = controller?.toolbarItems, !items.isEmpty || ownToolbar != nil else { return }
    toolbar.items = items
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
