/// Watches for fingers that move.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  override open class var vocabulary: Vocabulary { .panGestureRecognizer }

  public final var minimumNumberOfTouches = 1
  /// The largest number of an unsigned 32-bit integer for any number.
  public final var maximumNumberOfTouches = 4_294_967_295
}

extension Vocabulary {
  public static let panGestureRecognizer = Vocabulary(
    "panGestureRecognizer", UIPanGestureRecognizer.self, inherits: .gestureRecognizer,
    make: { UIPanGestureRecognizer() }
  ) { row in
    [
      row.integer("minimumNumberOfTouches", \.minimumNumberOfTouches, default: 1),
      row.integer("maximumNumberOfTouches", \.maximumNumberOfTouches, default: 4_294_967_295),
    ]
  }
}
