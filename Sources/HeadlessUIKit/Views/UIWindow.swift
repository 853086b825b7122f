/// The view that everything on a screen stands in.
open class UIWindow: UIView {
  override open class var vocabulary: Vocabulary { .window }

  public final var rootViewController: UIViewController?
  /// Whether the window takes the size of the screen when it is loaded.
  public final var resizesToFullScreen = true
}

extension Vocabulary {
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
