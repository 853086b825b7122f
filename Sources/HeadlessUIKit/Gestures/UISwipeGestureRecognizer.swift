/// Watches for a quick movement in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  override open class var vocabulary: Vocabulary { .swipeGestureRecognizer }

  /// The way that the fingers must move.
  public final var direction = Direction.right
  /// How many fingers must swipe together.
  public final var numberOfTouchesRequired = 1

  override func moved(_ touch: UITouch, from start: CGPoint, in sequence: TouchSequence) {
    let (x, y) = (touch.place.x - start.x, touch.place.y - start.y)
    let (along, across) =
      switch direction {
      case .right: (x, y)
      case .left: (-x, y)
      case .down: (y, x)
      case .up: (-y, x)
      }
    guard numberOfTouchesRequired <= 1, along >= Self.swipeDistance, abs(across) <= along / 2,
      sequence.mayRecognize(self)
    else { return }
    recognizeUnlessOthersDo(at: touch, in: sequence)
  }

  /// Where the finger moves.
  public enum Direction: String, DocumentChoice { case right, left, up, down }
}

extension Vocabulary {
  /// What a document may say of a `<swipeGestureRecognizer>`.
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
