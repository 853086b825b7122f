/// Watches for fingers that come in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  override open class var vocabulary: Vocabulary { .screenEdgePanGestureRecognizer }

  /// The edges of the screen that a drag may start from.
  public final var edges: UIRectEdge = []
}

extension Vocabulary {
  /// What a document may say of a `<screenEdgePanGestureRecognizer>`.
  public static let screenEdgePanGestureRecognizer = Vocabulary(
    "screenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self, inherits: .panGestureRecognizer,
    make: { UIScreenEdgePanGestureRecognizer() }
  ) { row in
    [row.value("edges", \.edges, default: [])]
  }
}
