/// Watches for taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  override open class var vocabulary: Vocabulary { .tapGestureRecognizer }

  public final var numberOfTapsRequired = 1
  public final var numberOfTouchesRequired = 1
}

extension Vocabulary {
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
