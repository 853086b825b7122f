/// Watches for fingers that stay. Documents spell it `pongPressGestureRecognizer`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  override open class var vocabulary: Vocabulary { .pongPressGestureRecognizer }

  public final var numberOfTapsRequired = 0
  public final var numberOfTouchesRequired = 1
  /// In seconds.
  public final var minimumPressDuration: Double = 0.5
  /// In points.
  public final var allowableMovement: CGFloat = 10
}

extension Vocabulary {
  public static let pongPressGestureRecognizer = Vocabulary(
    "pongPressGestureRecognizer", UILongPressGestureRecognizer.self, inherits: .gestureRecognizer,
    make: { UILongPressGestureRecognizer() }
  ) { row in
    [
      row.integer("numberOfTapsRequired", \.numberOfTapsRequired),
      row.integer("numberOfTouchesRequired", \.numberOfTouchesRequired, default: 1),
      row.number(
        "minimumPressDuration", \.minimumPressDuration, default: 0.5,
        nibKey: "UIGestureRecognizer.minimumPressDuration"),
      row.number("allowableMovement", \.allowableMovement, default: 10),
    ]
  }
}
