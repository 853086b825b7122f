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
  /// What it is called; nil for none.
  public final var title: String?
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
    didSet { for item in toolbarItems { item.responder = self } }
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
  public final var tabBarItem: UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let made = UITabBarItem()
    made.title = title
    ownTabBarItem = made
    return made
  }

  /// What holds the controller's view, else the controller's parent.
  override open var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Adds a controller; one that is this one or holds it is ignored.
  open func addChild(_ controller: UIViewController) {
    guard !isDescendant(of: controller) else { return }
    controller.removeFromParent()
    children.append(controller)
    controller.parent = self
  }

  /// Takes the controller out of the one that holds it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

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

  /// Shows a controller over this one; nothing moves without a screen. One that is already shown so is ignored.
  open func present(_ controller: UIViewController, animated: Bool) {
    guard controller !== self, controller.presentingViewController == nil, presentedViewController == nil else {
      return
    }
    makeScene().presented = controller
    controller.makeScene().presenting = self
  }

  /// Takes away what is shown over this controller, or this one when nothing is.
  open func dismiss(animated: Bool) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: animated)
      return
    }
    presented.scene?.presenting = nil
    scene?.presented = nil
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
