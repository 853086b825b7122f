/// Watches for fingers that move.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  override open class var vocabulary: Vocabulary { .panGestureRecognizer }

  /// The fewest fingers that make a drag.
  public final var minimumNumberOfTouches = 1
  /// The largest number of an unsigned 32-bit integer for any number.
  public final var maximumNumberOfTouches = 4_294_967_295
  private var start = CGPoint.zero

  /// How far the finger has moved since it touched, in points of a view.
  public final func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (view?.convert(start, from: nil) ?? start, location(in: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Lets the translation count from where the finger is, less some points in a view.
  public final func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let here = location(in: view)
    let origin = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
    start = view?.convert(origin, to: nil) ?? origin
  }

  override func moved(_ touch: UITouch, from start: CGPoint, in sequence: TouchSequence) {
    if state == .began || state == .changed { return change(to: .changed, at: touch) }
    guard minimumNumberOfTouches <= 1, !touch.isNear(start, by: Self.panSlop), sequence.mayRecognize(self) else {
      return
    }
    self.start = start
    sequence.claim(self)
    change(to: .began, at: touch)
  }

  override func lifted(_ touch: UITouch, from start: CGPoint, in sequence: TouchSequence) {
    if state == .began || state == .changed { change(to: .ended, at: touch) }
  }
}

extension Vocabulary {
  /// What a document may say of a `<panGestureRecognizer>`.
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
