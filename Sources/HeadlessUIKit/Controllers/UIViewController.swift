/// Manages a view and takes part in a hierarchy of controllers.
open class UIViewController: UIResponder {
  override open class var vocabulary: Vocabulary { .viewController }

  /// The view if there is one by now.
  public private(set) final var viewIfLoaded: UIView? {
    didSet {
      oldValue?.extras?.viewController = nil
      viewIfLoaded?.makeExtras().viewController = self
    }
  }
  /// What loads the view and leads to other scenes; see ``loadViewIfNeeded()`` and ``performSegue(withIdentifier:sender:)``.
  final var scene: SceneState?

  // UIKit declares it so, and so does every app that overrides or uses it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view. It is loaded when it is first asked for, as ``loadViewIfNeeded()`` does; what goes wrong then is told to
  /// ``NSException/uncaughtHandler``.
  open var view: UIView! {
    get {
      if viewIfLoaded == nil { loadViewOnDemand() }
      return viewIfLoaded
    }
    set { viewIfLoaded = newValue }
  }
  /// What it is called; nil for none. A new title becomes that of ``navigationItem`` and ``tabBarItem`` too.
  public final var title: String? {
    didSet {
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
    }
  }
  /// The name that code finds the controller by in its storyboard; nil for none.
  public final var storyboardIdentifier: String?
  /// The nib that the view is loaded from; nil for a name made from the class.
  public final var nibName: String?
  /// What the controller's state is saved and restored under; nil leaves it out.
  public final var restorationIdentifier: String?
  /// Whether a scroll view in it gets insets for the bars, as before iOS 11.
  public final var automaticallyAdjustsScrollViewInsets = true
  /// Whether the view reaches under bars that nothing shines through.
  public final var extendedLayoutIncludesOpaqueBars = false
  /// Whether the bar at the bottom goes away while it is on a navigation stack.
  public final var hidesBottomBarWhenPushed = false
  /// Whether controllers presented in the current context cover this one's view.
  public final var definesPresentationContext = false
  /// Whether what it presents in its context takes this controller's transition style.
  public final var providesPresentationContextTransitionStyle = false
  /// How much of the screen the controller covers when it is presented.
  public final var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The animation that the controller is presented with.
  public final var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// What is in it, in order.
  public private(set) final var children: [UIViewController] = []
  /// The controller that holds it; nil for none.
  public private(set) final weak var parent: UIViewController?
  /// What the controller's toolbar shows, from the left.
  public final var toolbarItems: [UIBarButtonItem] = [] {
    didSet {
      for item in toolbarItems { item.responder = self }
      (parent as? UINavigationController)?.toolbarItemsChanged(of: self)
    }
  }
  /// The edges that the view may reach to under bars.
  public final var edgesForExtendedLayout = UIRectEdge.all
  /// The size in a popover, in points; zero for no wish.
  public final var preferredContentSize = CGSize.zero
  /// The hardware keys that do something while the controller is in the responder chain.
  public final var keyCommands: [UIKeyCommand] = []
  final var ownNavigationItem: UINavigationItem? { didSet { ownNavigationItem?.responder = self } }
  final var ownTabBarItem: UITabBarItem?
  /// The top and bottom guides of documents from before safe areas.
  public final var layoutGuides: [UILayoutGuide] = []

  /// What the controller shows in a navigation bar; made, with the controller's title, when it is first asked for.
  public final var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let made = UINavigationItem()
    made.title = title
    ownNavigationItem = made
    return made
  }

  /// The controller's tab; made, with the controller's title, when it is first asked for.
  open var tabBarItem: UITabBarItem {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let made = UITabBarItem()
      made.title = title
      ownTabBarItem = made
      return made
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.fillTabBar()
    }
  }

  /// Who presented the controller, what holds its view, else its parent; what covers it stands in for a view that is out
  /// of the window meanwhile.
  override open var next: UIResponder? {
    scene?.presenting ?? viewIfLoaded?.superview ?? parent
      ?? (scene?.presented == nil ? nil : frontmost.viewIfLoaded?.superview)
  }

  /// Adds a controller, which is told by ``willMove(toParent:)``; one that is this one or holds it is ignored. Who adds it
  /// puts its view somewhere, and then calls its ``didMove(toParent:)``.
  open func addChild(_ controller: UIViewController) {
    guard !isDescendant(of: controller) else { return }
    controller.removeFromParent()
    controller.willMove(toParent: self)
    children.append(controller)
    controller.parent = self
  }

  /// Takes the controller out of the one that holds it, and tells it by ``didMove(toParent:)``.
  open func removeFromParent() {
    guard let holder = parent else { return }
    holder.children.removeAll { $0 === self }
    parent = nil
    holder.childrenChanged()
    didMove(toParent: nil)
  }

  /// Exchanges all that is in it at once. Those that go and those that come are told before; `show` runs when all are in
  /// their places, and after it they are told again. Controllers that hold this one are left out.
  final func exchangeChildren(for wanted: [UIViewController], show: () -> Void) {
    var new: [UIViewController] = []
    for child in wanted where !isDescendant(of: child) && !new.contains(child) { new.append(child) }
    let gone = children.filter { !new.contains($0) }
    let come = new.filter { $0.parent !== self }
    for child in gone { child.willMove(toParent: nil) }
    for child in come {
      child.removeFromParent()
      child.willMove(toParent: self)
    }
    for child in gone { child.parent = nil }
    children = new
    for child in new { child.parent = self }
    show()
    for child in gone { child.didMove(toParent: nil) }
    for child in come { child.didMove(toParent: self) }
  }

  /// The child whose view a container shows; nil for a controller that shows none by itself.
  var wantedContent: UIViewController? { nil }
  /// Whether the controller is a container, which puts bars and the view of a child into its own view.
  var isContainer: Bool { false }
  /// Puts the bars of a container into its view, which is there now.
  func installBars() {}
  /// Places the bars and the child's view of a container.
  func layOutContent() {}
  /// A child went by itself.
  func childrenChanged() {}

  private func isDescendant(of controller: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate === controller { return true }
      current = candidate.parent
    }
    return false
  }

  /// Makes the view, or takes it from a nib; never called by apps. One that overrides it to build a view in code sets
  /// ``view`` and does not call the superclass.
  ///
  /// - Throws: what UIKit would stop the app with.
  open func loadView() throws(NSException) { try loadViewFromNib() }

  /// Sent once the view is there and its outlets are connected.
  open func viewDidLoad() {}

  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go out of sight.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view went out of sight.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// Sent before the controller comes into another, or (nil) leaves it.
  open func willMove(toParent parent: UIViewController?) {}
  /// Sent after the controller came into another, or left it. Overrides call the superclass, which tells the controller
  /// whether its view is seen now.
  open func didMove(toParent parent: UIViewController?) { settleAppearance() }

  /// Shows a controller over this one and those that hold it, in the whole window; nothing moves without a screen, and
  /// sheets are as large as the window. One that is already shown so is ignored, and so is one while another is shown.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard outermostController.putOver(controller, animated: animated) else { return }
    completion?()
  }

  /// Takes away what is shown over this controller, with all above, or this one when nothing is.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let presenter = nearestPresenter {
      presenter.takeAwayPresented(animated: animated)
      completion?()
    } else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
    }
  }

  /// Shows a controller the way that suits where this one is: pushed in a navigation controller, else presented.
  open func show(_ controller: UIViewController, sender: Any?) {
    guard let navigationController else { return present(controller, animated: true) }
    navigationController.show(controller, sender: sender)
  }

  /// Told of a segue before it is performed: the place to give the next controller what it shows.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue that a touch starts is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// How a presented controller covers what was there before.
  public enum ModalPresentationStyle: String, DocumentChoice {
    case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
    case popover, blurOverFullScreen
  }

  /// The animations that a presented controller may come in with.
  public enum ModalTransitionStyle: String, DocumentChoice {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }
}
