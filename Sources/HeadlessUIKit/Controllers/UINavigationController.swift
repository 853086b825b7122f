/// Shows a stack of controllers, the last one in front, below a navigation bar.
open class UINavigationController: UIViewController {
  override open class var vocabulary: Vocabulary { .navigationController }

  final var ownNavigationBar: UINavigationBar? { didSet { ownNavigationBar?.controller = self } }
  final var ownToolbar: UIToolbar?
  /// Whether the bar at the top is out of sight and leaves its room to the content.
  public final var isNavigationBarHidden = false { didSet { layOutContent() } }
  /// Whether the toolbar at the bottom is out of sight, as it is at first.
  public final var isToolbarHidden = true { didSet { layOutContent() } }
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

  /// A controller whose stack begins with another one.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  /// From the first page to the one that is shown.
  public final var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller at the end of the stack, the one pushed last; nil for an empty stack.
  public final var topViewController: UIViewController? { children.last }
  /// What is presented over the stack, else its top.
  public final var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Exchanges the whole stack; the last one is shown. Nothing moves without a screen.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    setStack(controllers, animated: animated)
  }

  /// Shows a controller: its navigation item becomes the bar's, its toolbar items the toolbar's.
  public final func pushViewController(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    setStack(children + [controller], animated: false)
  }

  /// As ``pushViewController(_:)``; nothing moves without a screen.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard controller.parent !== self else { return }
    setStack(children + [controller], animated: animated)
  }

  /// Goes back to the controller before; nil when the first one is shown. Nothing moves without a screen.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    setStack(children.dropLast(), animated: animated)
    return top
  }

  /// Goes back to a controller of the stack: those that were taken off, the last one first; nil when it is not there.
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(of: controller) else { return nil }
    let popped = children.dropFirst(index + 1).reversed()
    if !popped.isEmpty { setStack(children.prefix(index + 1), animated: animated) }
    return Array(popped)
  }

  /// Goes back to the first controller: those that were taken off; nil for an empty stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pushes a controller.
  override open func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  /// Shows or hides the bar at the top; nothing moves without a screen.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Shows or hides the bar at the bottom; nothing moves without a screen.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// The tab of its own, else that of the first controller on the stack.
  override open var tabBarItem: UITabBarItem {
    get { ownTabBarItem ?? children.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  private func setStack(_ controllers: some Sequence<UIViewController>, animated: Bool) {
    exchangeChildren(for: Array(controllers)) {
      fillBars()
      refreshContent(animated: animated)
    }
  }

  private func fillBars() {
    navigationBar.isFilledByController = true
    navigationBar.items = children.map(\.navigationItem)
    guard let top = topViewController, !top.toolbarItems.isEmpty || ownToolbar != nil else { return }
    toolbar.items = top.toolbarItems
  }

  final func toolbarItemsChanged(of controller: UIViewController) {
    guard controller === topViewController, ownToolbar != nil || isComposed else { return }
    toolbar.items = controller.toolbarItems
    layOutContent()
  }

  // MARK: Content

  override var isContainer: Bool { true }
  override var wantedContent: UIViewController? { topViewController }

  override func childrenChanged() {
    fillBars()
    refreshContent(animated: false)
  }

  override func installBars() {
    fillBars()
    viewIfLoaded?.addSubview(navigationBar)
  }

  /// Whether a page above the first one wants no bars at the bottom. Guess: the first page is never asked.
  final var hidesBottomBars: Bool { children.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

  override func layOutContent() {
    guard isComposed, let view = viewIfLoaded else { return }
    tabBarController?.layOutTabBar()
    var room = ContentRoom(in: view)
    let bar = navigationBar
    bar.isHidden = isNavigationBarHidden
    if !isNavigationBarHidden {
      let height = bar.intrinsicContentSize.height + bar.largeTitleHeight
      room.place(bar, height: height, atTop: true)
      bar.placeItemViews()
    }
    let showsToolbar = !isToolbarHidden && !hidesBottomBars
    if showsToolbar, toolbar.superview !== view { view.addSubview(toolbar) }
    ownToolbar?.isHidden = !showsToolbar
    if showsToolbar { room.place(toolbar, height: toolbar.intrinsicContentSize.height, atTop: false) }
    scene?.content.map { room.place($0) }
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
