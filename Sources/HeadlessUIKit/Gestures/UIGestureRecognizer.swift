/// Something that watches for a gesture on a view.
open class UIGestureRecognizer: NSObject {
  override open class var vocabulary: Vocabulary { .gestureRecognizer }

  /// The view that it watches.
  public internal(set) final weak var view: UIView?
  /// Whether it watches.
  public final var isEnabled = true
  /// Whether a recognized gesture takes its touches from the view.
  public final var cancelsTouchesInView = true
  /// Whether the view waits for the beginning of touches.
  public final var delaysTouchesBegan = false
  /// Whether the view waits for the end of touches.
  public final var delaysTouchesEnded = true
  public final var requiresExclusiveTouchType = true
  /// Nil takes every button.
  public final var allowedPressTypes: UIPressTypeMask?
}

extension Vocabulary {
  /// What every gesture recognizer may say.
  public static let gestureRecognizer = Vocabulary(
    "gestureRecognizer", UIGestureRecognizer.self, inherits: .object, make: { UIGestureRecognizer() }
  ) { row in
    [
      row.bool("enabled", \.isEnabled, default: true, property: "isEnabled", nibKey: "UIGestureRecognizer.disabled"),
      row.bool(
        "cancelsTouchesInView", \.cancelsTouchesInView, default: true,
        nibKey: "UIGestureRecognizer.cancelsTouchesInView"),
      row.bool("delaysTouchesBegan", \.delaysTouchesBegan, nibKey: "UIGestureRecognizer.delaysTouchesBegan"),
      row.bool(
        "delaysTouchesEnded", \.delaysTouchesEnded, default: true, nibKey: "UIGestureRecognizer.delaysTouchesEnded"),
      row.bool(
        "requiresExclusiveTouchType", \.requiresExclusiveTouchType, default: true,
        nibKey: "UIGestureRecognizer.requiresExclusiveTouchType"),
      row.value("allowedPressTypes", \.allowedPressTypes),
    ]
  }
}
