/// A finger on the screen.
public final class UITouch: NSObject {
  /// How far the touch has come.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// How far the touch has come.
  public internal(set) var phase = Phase.began
  /// How often the finger has touched this place in short succession.
  public internal(set) var tapCount = 1
  /// The view that was touched first.
  public internal(set) weak var view: UIView?
  /// The window that was touched, nil outside of windows.
  public internal(set) weak var window: UIWindow?
  /// On the clock of the views, in seconds.
  public internal(set) var timestamp = 0.0
  /// In the outermost view's coordinates, in points.
  var place = CGPoint.zero
  var previousPlace = CGPoint.zero

  /// Where the finger is in a view, in points; nil means the outermost view.
  public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Where the finger was before it moved.
  public func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPlace, from: nil) ?? previousPlace }
}

/// What happened to the screen.
public final class UIEvent {
  /// The fingers that take part.
  public internal(set) var allTouches: Set<UITouch> = []
  /// On the clock of the views, in seconds.
  public internal(set) var timestamp = 0.0
  /// Whether the responder that was told leaves the event to the next one.
  var isPassedOn = false

  init(touch: UITouch? = nil) {
    guard let touch else { return }
    allTouches = [touch]
    timestamp = touch.timestamp
  }
}
