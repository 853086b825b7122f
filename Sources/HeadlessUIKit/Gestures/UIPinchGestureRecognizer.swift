/// Watches for two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  override open class var vocabulary: Vocabulary { .pinchGestureRecognizer }

  /// Relative to where the fingers touched first.
  public final var scale: CGFloat = 1
}

extension Vocabulary {
  /// What a document may say of a `<pinchGestureRecognizer>`.
  public static let pinchGestureRecognizer = Vocabulary(
    "pinchGestureRecognizer", UIPinchGestureRecognizer.self, inherits: .gestureRecognizer,
    make: { UIPinchGestureRecognizer() }
  ) { row in
    [row.number("scale", \.scale, default: 1)]
  }
}
