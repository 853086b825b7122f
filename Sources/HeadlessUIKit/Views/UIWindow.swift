/// The view that everything on a screen stands in.
open class UIWindow: UIView {
  override open class var vocabulary: Vocabulary { .window }

  /// The controller whose view fills the window; nil for an empty one.
  public final var rootViewController: UIViewController?
  /// Whether the window takes the size of the screen when it is loaded.
  public final var resizesToFullScreen = true
  /// Who is asked after the window, in the place of an application; nil ends the responder chain.
  public final weak var applicationResponder: UIResponder?

  override open var next: UIResponder? { applicationResponder }

  override var asWindow: UIWindow? { self }

  /// Shows the root controller's view in the whole window. There is no screen on which one window could hide another.
  open func makeKeyAndVisible() {
    isHidden = false
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
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
