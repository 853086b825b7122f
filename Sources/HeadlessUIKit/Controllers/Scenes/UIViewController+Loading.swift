extension UIViewController {
  /// Whether the view is there already.
  public final var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Whether asking for ``view`` loads it, as in an app. Off for the objects of a document that is only looked at.
  public final var loadsViewOnDemand: Bool {
    get { scene?.loadsOnDemand ?? true }
    set { makeScene().loadsOnDemand = newValue }
  }

  /// Says where the view comes from. The loader sets ``view``; it is called once.
  public final func setViewLoader(_ loader: @escaping (UIViewController) throws(NSException) -> Void) {
    makeScene().viewLoader = loader
  }

  /// Loads the view, connects it, and sends ``viewDidLoad()``, unless that was done before.
  ///
  /// - Throws: what UIKit would stop the app with: a nib that is missing, an outlet without a property.
  public final func loadViewIfNeeded() throws(NSException) {
    let scene = makeScene()
    guard viewIfLoaded == nil, !scene.isLoading else { return }
    scene.isLoading = true
    defer { scene.isLoading = false }
    try loadView()
    if viewIfLoaded == nil { view = Self.makeEmptyView() }
    viewDidLoad()
    compose()
  }

  /// Loads the view from the nib that was named, else from one that is named like the class, else makes an empty one.
  func loadViewFromNib() throws(NSException) {
    if let loader = scene?.viewLoader {
      scene?.viewLoader = nil
      try loader(self)
    } else if let loader = Self.defaultViewLoader {
      try loader(self)
    }
    if viewIfLoaded == nil { view = Self.makeEmptyView() }
  }

  /// What a controller without a nib gets: a view as large as the screen, which follows the window's size.
  private static func makeEmptyView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func loadViewOnDemand() {
    guard loadsViewOnDemand, scene?.isLoading != true else { return }
    do { try loadViewIfNeeded() } catch { error.report() }
    if viewIfLoaded == nil { view = Self.makeEmptyView() }
  }

  /// Finds the views of controllers that name no nib; nil makes empty ones. Set once by who knows where nibs are.
  public static var defaultViewLoader: (@Sendable (UIViewController) throws(NSException) -> Void)? {
    get { loader.value }
    set { loader.value = newValue }
  }

  private static let loader = Shared<(@Sendable (UIViewController) throws(NSException) -> Void)?>(nil)
}
