/// What few controllers have: where their view comes from and where they lead to.
final class SceneState {
  /// Loads the view from a nib and connects it; called once.
  var viewLoader: ((UIViewController) throws(NSException) -> Void)?
  /// Whether asking for the view loads it.
  var loadsOnDemand = true
  var isLoading = false
  var segues: [UIStoryboardSegueTemplate] = []
  /// What else was made with the controller and nothing else holds.
  var companions: [NSObject] = []
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var storyboard: AnyObject?
  var appearance = AppearanceState.gone
  /// Whether a container's bars and child are in its view.
  var isComposed = false
  /// The child that a container shows.
  weak var content: UIViewController?
}

extension UIViewController {
  func makeScene() -> SceneState {
    if let scene { return scene }
    let made = SceneState()
    scene = made
    return made
  }

  /// The objects that were made with the controller and that nothing else may hold, in document order.
  public final var companions: [NSObject] {
    get { scene?.companions ?? [] }
    set { makeScene().companions = newValue }
  }

  /// The segues that start at the controller or at something in its view, in document order.
  public final var segueTemplates: [UIStoryboardSegueTemplate] {
    get { scene?.segues ?? [] }
    set { makeScene().segues = newValue }
  }

  /// The storyboard that the controller was made from, nil for another one.
  public final var storyboardObject: AnyObject? {
    get { scene?.storyboard }
    set { makeScene().storyboard = newValue }
  }

  /// The controller that is shown over this one, or over one that holds it.
  public final var presentedViewController: UIViewController? { nearestPresenter?.scene?.presented }

  /// The controller that shows this one, or the outermost that holds it, over itself.
  public final var presentingViewController: UIViewController? { outermostController.scene?.presenting }

  /// The nearest controller above this one that is of the class.
  private func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var current = parent
    while let candidate = current {
      if let found = candidate as? Container { return found }
      current = candidate.parent
    }
    return nil
  }

  /// The navigation controller that this one is in.
  public final var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The tab bar controller that this one is in.
  public final var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// The split view controller that this one is in.
  public final var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}
