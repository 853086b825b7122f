/// The view that everything on a screen stands in.
open class UIWindow: UIView {
  override open class var vocabulary: Vocabulary { .window }

  /// The controller whose view fills the window; nil for an empty one. A new one takes the place of the one before, with
  /// what that presented.
  public final var rootViewController: UIViewController? {
    didSet {
      guard isShown, oldValue !== rootViewController else { return }
      if let oldValue { takeAway(oldValue) }
      showRoot()
    }
  }
  /// Whether the root controller's view is in the window as soon as there is one.
  private final var isShown = false
  /// Whether the window takes the size of the screen when it is loaded.
  public final var resizesToFullScreen = true
  /// Who is asked after the window, in the place of an application; nil ends the responder chain.
  public final weak var applicationResponder: UIResponder?

  override open var next: UIResponder? { applicationResponder }

  override var asWindow: UIWindow? { self }

  /// Shows the root controller's view in the whole window. There is no screen on which one window could hide another.
  open func makeKeyAndVisible() {
    isHidden = false
    isShown = true
    showRoot()
  }

  private func showRoot() {
    guard let root = rootViewController, let view = root.view, view.superview !== self else { return }
    // One that presents something full screen is out of the window on purpose.
    if let presented = root.scene?.presented, presented.viewIfLoaded?.window === self { return }
    root.compose()
    root.beginAppearing(true, animated: false)
    view.frame = bounds
    insertSubview(view, at: 0)
    layoutIfNeeded()
    root.endAppearing(animated: false)
    root.showPresented(animated: false)
  }

  private func takeAway(_ root: UIViewController) {
    root.takeAwayPresented(animated: false)
    guard let view = root.viewIfLoaded, view.superview === self else { return }
    root.beginAppearing(false, animated: false)
    view.removeFromSuperview()
    root.endAppearing(animated: false)
  }

  /// Puts a controller's view, as large as the window, in front of all, or behind another view.
  final func show(_ view: UIView, of controller: UIViewController, below other: UIView? = nil) {
    controller.compose()
    view.frame = bounds
    if let other { insertSubview(view, belowSubview: other) } else { addSubview(view) }
    layoutIfNeeded()
  }

  /// The views of controllers keep filling the window.
  override open func layoutSubviews() {
    super.layoutSubviews()
    fill()
  }

  override open var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      fill()
    }
  }

  private func fill() {
    var controller = rootViewController
    while let current = controller {
      if let view = current.viewIfLoaded, view.superview === self, view.frame != bounds { view.frame = bounds }
      controller = current.scene?.presented
    }
  }
}

extension Vocabulary {
  /// What a document may say of a `<window>`.
  public static let window = Vocabulary("window", UIWindow.self, inherits: .view, make: { UIWindow() }) { row in
    [
      row.bool("resizesToFullScreen", \.resizesToFullScreen, default: true, nibKey: "UIResizesToFullScreen"),
      row.object("rootViewController", nibKey: "UIRootViewController", current: \.rootViewController) {
        $0.rootViewController = $1
      },
      row.designTime("visibleAtLaunch", .bool),
    ]
  }
}
