/// Watches for two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  override open class var vocabulary: Vocabulary { .rotationGestureRecognizer }

  /// In radians.
  public final var rotation: CGFloat = 0
}

extension Vocabulary {
  /// What a document may say of a `<rotationGestureRecognizer>`.
  public static let rotationGestureRecognizer = Vocabulary(
    "rotationGestureRecognizer", UIRotationGestureRecognizer.self, inherits: .gestureRecognizer,
    make: { UIRotationGestureRecognizer() }
  ) { row in
    [row.number("rotation", \.rotation)]
  }
}
