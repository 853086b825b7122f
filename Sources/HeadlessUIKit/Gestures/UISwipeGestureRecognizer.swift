/// Watches for a quick movement in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  override open class var vocabulary: Vocabulary { .swipeGestureRecognizer }

  public final var direction = Direction.right
  public final var numberOfTouchesRequired = 1

  /// Where the finger moves.
  public enum Direction: String, DocumentChoice { case right, left, up, down }
}

extension Vocabulary {
  public static let swipeGestureRecognizer = Vocabulary(
    "swipeGestureRecognizer", UISwipeGestureRecognizer.self, inherits: .gestureRecognizer,
    make: { UISwipeGestureRecognizer() }
  ) { row in
    [
      row.choice("direction", \.direction, default: .right, nibKey: "UISwipeGestureRecognizer.direction"),
      row.integer("numberOfTouchesRequired", \.numberOfTouchesRequired, default: 1),
    ]
  }
}
