/// Watches for taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  override open class var vocabulary: Vocabulary { .tapGestureRecognizer }

  /// How many taps in a row it takes.
  public final var numberOfTapsRequired = 1
  /// How many fingers must tap at once.
  public final var numberOfTouchesRequired = 1

  override func lifted(_ touch: UITouch, from start: CGPoint, in sequence: TouchSequence) {
    let taps = max(1, numberOfTapsRequired)
    guard numberOfTouchesRequired <= 1, touch.tapCount % taps == 0, touch.isNear(start, by: Self.allowableMovement),
      sequence.mayRecognize(self)
    else { return }
    recognizeUnlessOthersDo(at: touch, in: sequence)
  }
}

extension Vocabulary {
  /// What a document may say of a `<tapGestureRecognizer>`.
  public static let tapGestureRecognizer = Vocabulary(
    "tapGestureRecognizer", UITapGestureRecognizer.self, inherits: .gestureRecognizer,
    make: { UITapGestureRecognizer() }
  ) { row in
    [
      row.integer("numberOfTapsRequired", \.numberOfTapsRequired, default: 1),
      row.integer("numberOfTouchesRequired", \.numberOfTouchesRequired, default: 1),
    ]
  }
}
