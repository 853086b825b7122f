/// Something that watches for a gesture on a view.
open class UIGestureRecognizer: NSObject {
  override open class var vocabulary: Vocabulary { .gestureRecognizer }

  /// The view that it watches.
  public internal(set) final weak var view: UIView?
  public final var isEnabled = true
  public final var cancelsTouchesInView = true
  public final var delaysTouchesBegan = false
  public final var delaysTouchesEnded = true
}

extension Vocabulary {
  public static let gestureRecognizer = Vocabulary(
    "gestureRecognizer", UIGestureRecognizer.self, inherits: .object, make: { UIGestureRecognizer() }
  ) { row in
    [
      row.bool("enabled", \.isEnabled, default: true, property: "isEnabled"),
      row.bool("cancelsTouchesInView", \.cancelsTouchesInView, default: true),
      row.bool("delaysTouchesBegan", \.delaysTouchesBegan),
      row.bool("delaysTouchesEnded", \.delaysTouchesEnded, default: true),
    ]
  }
}
