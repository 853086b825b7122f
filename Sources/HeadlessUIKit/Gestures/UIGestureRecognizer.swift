/// Something that watches for a gesture on a view.
open class UIGestureRecognizer: NSObject {
  override open class var vocabulary: Vocabulary { .gestureRecognizer }

  public internal(set) final weak var view: UIView?
  public final var isEnabled = true
  public final var cancelsTouchesInView = true
  public final var delaysTouchesBegan = false
  public final var delaysTouchesEnded = true
  public final var requiresExclusiveTouchType = true
  /// Nil takes every button.
  public final var allowedPressTypes: UIPressTypeMask?
}

extension Vocabulary {
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
