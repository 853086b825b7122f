/// A finger that touches, moves and leaves, as UIKit would tell the views and gesture recognizers of it.
///
/// It serves tests and tools: there is no screen that could be touched.
public final class TouchSequence {
  /// The outermost view: all places are in its coordinates, in points.
  private let root: UIView
  private let touch: UITouch
  private let event: UIEvent
  private let start: CGPoint
  /// Those that watch, the nearest to the touched view first.
  private var recognizers: [UIGestureRecognizer] = []
  private var timers: [AnimationTimer] = []
  private var isCancelled = false

  /// The view that was touched, nil when there is none at the place.
  public var view: UIView? { touch.view }

  /// Puts a finger on a view, at a point in that view's coordinates. `tapCount` is 2 for the second touch of a double
  /// tap.
  public init(in view: UIView, at point: CGPoint, tapCount: Int = 1) {
    root = view.outermost
    start = view.convert(point, to: nil)
    touch = UITouch()
    touch.tapCount = max(1, tapCount)
    touch.place = start
    touch.previousPlace = start
    touch.timestamp = root.existingClock?.now ?? 0
    event = UIEvent(touch: touch)
    touch.view = root.hitTest(start, with: event)
    touch.window = root as? UIWindow
    guard let hit = touch.view else { return }
    var current: UIView? = hit
    while let view = current {
      recognizers += view.watchingRecognizers.filter { $0.isEnabled && $0.receives(touch) }
      current = view.superview
    }
    for recognizer in recognizers { watchForPress(recognizer) }
    hit.deliver(touch, event)
  }

  /// Moves the finger to a point in the outermost view, in points.
  public func move(to point: CGPoint) {
    guard touch.phase != .ended, touch.phase != .cancelled else { return }
    touch.previousPlace = touch.place
    touch.place = point
    touch.phase = .moved
    for recognizer in recognizers { recognizer.moved(touch, from: start, in: self) }
    if !isCancelled { touch.view?.deliver(touch, event) }
  }

  /// Takes the finger away.
  public func end() {
    guard touch.phase != .ended, touch.phase != .cancelled else { return }
    for timer in timers { timer.invalidate() }
    touch.timestamp = root.existingClock?.now ?? 0
    // Those that wait for others to fail come last.
    for isWaiting in [false, true] {
      for recognizer in recognizers where recognizer.requirements.isEmpty != isWaiting {
        recognizer.lifted(touch, from: start, in: self)
      }
    }
    for recognizer in recognizers { recognizer.reset() }
    recognizers = []
    guard !isCancelled else { return }
    touch.phase = .ended
    touch.view?.deliver(touch, event)
  }

  /// Something else took the finger, such as a call.
  public func cancel() {
    guard touch.phase != .ended else { return }
    for timer in timers { timer.invalidate() }
    for recognizer in recognizers { recognizer.interrupt() }
    recognizers = []
    cancelTouchInView()
  }

  private func watchForPress(_ recognizer: UIGestureRecognizer) {
    guard let press = recognizer as? UILongPressGestureRecognizer, press.numberOfTouchesRequired <= 1 else { return }
    let timer = root.animationClock.schedule(after: press.minimumPressDuration) { [weak self] in
      guard let self, mayRecognize(press) else { return }
      claim(press)
      press.change(to: .began, at: touch)
    }
    timers.append(timer)
  }

  /// Whether no other recognizer has the touch already, the views agree, and the delegate does.
  func mayRecognize(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let hit = touch.view, let view = recognizer.view, recognizer.isEnabled, recognizer.state == .possible,
      recognizers.contains(where: { $0 === recognizer })
    else { return false }
    let others = recognizers.filter { $0 !== recognizer && $0.hasRecognized }
    guard others.allSatisfy({ $0.allowsSimultaneous(recognizer) }) else { return false }
    return view.shouldBegin(recognizer, hitting: hit)
      && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// A recognizer has the touch now: views are told that it is none of theirs.
  func claim(_ recognizer: UIGestureRecognizer) {
    recognizer.hasRecognized = true
    if recognizer.cancelsTouchesInView { cancelTouchInView() }
  }

  private func cancelTouchInView() {
    guard !isCancelled else { return }
    isCancelled = true
    touch.phase = .cancelled
    touch.view?.deliver(touch, event)
    touch.phase = .stationary
  }
}

extension UIView {
  /// Taps a point of the view, in its own coordinates, in points: once, or several times in short succession.
  ///
  /// - Returns: the view that was hit; nil when there is none.
  @discardableResult
  public final func tap(at point: CGPoint, count: Int = 1) -> UIView? {
    var hit: UIView?
    for number in 1...max(1, min(count, 100)) {
      let sequence = TouchSequence(in: self, at: point, tapCount: number)
      hit = sequence.view ?? hit
      sequence.end()
    }
    return hit
  }

  /// Taps the middle of the view.
  @discardableResult
  public final func tap() -> UIView? { tap(at: CGPoint(x: bounds.midX, y: bounds.midY)) }

  /// Holds a finger on a point of the view for some seconds; the clock advances as much.
  @discardableResult
  public final func press(at point: CGPoint, for seconds: Double) -> UIView? {
    let sequence = TouchSequence(in: self, at: point)
    animationClock.advance(by: seconds)
    sequence.end()
    return sequence.view
  }

  /// Moves a finger from one point of the view to another in a few steps.
  @discardableResult
  public final func drag(from start: CGPoint, to end: CGPoint, steps: Int = 4) -> UIView? {
    let sequence = TouchSequence(in: self, at: start)
    let count = max(1, min(steps, 1000))
    for step in 1...count {
      let share = Double(step) / Double(count)
      sequence.move(
        to: convert(
          CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share), to: nil))
    }
    sequence.end()
    return sequence.view
  }
}
