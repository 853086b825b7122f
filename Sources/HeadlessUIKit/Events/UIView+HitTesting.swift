extension UIView {
  /// The least opacity at which a view is touched. Evidence: UIKit's documentation of `hitTest(_:with:)`.
  static let leastTouchedAlpha: CGFloat = 0.01

  /// Views that lie in more others than that are not found: subclasses answer ``hitTest(_:with:)`` by calling it again,
  /// and a document must not decide how deep.
  static let deepestTouchedView = 500

  /// Whether UIKit passes by the view and everything in it.
  var ignoresTouches: Bool { isHidden || !isUserInteractionEnabled || !(alpha >= Self.leastTouchedAlpha) }

  /// The window that the view is in.
  public final var window: UIWindow? { outermost.asWindow }

  /// Lets whoever is first responder in the view give the place up. True when nobody in it has it any more.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let first = outermost.extras?.firstResponder else { return true }
    guard first.chain.contains(where: { $0 === self }) else { return true }
    if first.resignFirstResponder() { return true }
    if force { outermost.extras?.firstResponder = nil }
    return force
  }

  /// Whether a finger that stays at a point meets a control that takes taps before the gesture recognizers of the views
  /// that hold it.
  ///
  /// Evidence: UIKit's article on attaching gesture recognizers to controls.
  func shouldBegin(_ recognizer: UIGestureRecognizer, hitting hit: UIView) -> Bool {
    if hit !== self, !hit.gestureRecognizerShouldBegin(recognizer) { return false }
    return gestureRecognizerShouldBegin(recognizer)
  }
}
