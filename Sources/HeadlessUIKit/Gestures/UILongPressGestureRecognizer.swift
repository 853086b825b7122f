/// Watches for fingers that stay. Documents spell it `pongPressGestureRecognizer`.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  override open class var vocabulary: Vocabulary { .pongPressGestureRecognizer }

  /// How many taps must come before the press.
  public final var numberOfTapsRequired = 0
  /// How many fingers must be held down.
  public final var numberOfTouchesRequired = 1
  /// In seconds.
  public final var minimumPressDuration: Double = 0.5
  /// In points.
  public final var allowableMovement: CGFloat = 10

  override func moved(_ touch: UITouch, from start: CGPoint, in sequence: TouchSequence) {
    if state == .began || state == .changed {
      change(to: .changed, at: touch)
    } else if !touch.isNear(start, by: allowableMovement) {
      state = .failed
    }
  }

  override func lifted(_ touch: UITouch, from start: CGPoint, in sequence: TouchSequence) {
    if state == .began || state == .changed { change(to: .ended, at: touch) }
  }
}

extension Vocabulary {
  /// What a document may say of a `<pongPressGestureRecognizer>`.
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
