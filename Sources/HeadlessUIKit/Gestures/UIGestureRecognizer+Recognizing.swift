extension UIGestureRecognizer {
  /// How far a finger may stray while it taps, in points.
  static let allowableMovement: CGFloat = 45
  /// How far a finger has to move until it pans, in points.
  static let panSlop: CGFloat = 10
  /// How far a finger has to move until it swipes, in points; a guess.
  static let swipeDistance: CGFloat = 40
  /// How long after a tap another one makes it a double tap, in seconds; as measured by others.
  static let tapInterval = 0.35

  func receives(_ touch: UITouch) -> Bool { delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true }

  /// Whether this recognizer, which has the touch, or the other one lets both count.
  func allowsSimultaneous(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Tells the targets of a new state.
  func change(to new: State, at touch: UITouch) {
    place = touch.place
    state = new
    for message in messages { message.send(from: self, event: nil) }
  }

  /// Recognizes a gesture that happens at once; when others have to fail first, only after a while in which they do not
  /// recognize theirs.
  func recognizeUnlessOthersDo(at touch: UITouch, in sequence: TouchSequence) {
    for other in view?.followers(of: self) ?? [] { other.waiting?.invalidate() }
    let others = requirements.compactMap(\.recognizer).filter { $0.isEnabled && $0.view != nil }
    guard !others.isEmpty, let clock = view?.animationClock else {
      sequence.claim(self)
      return change(to: .ended, at: touch)
    }
    if others.contains(where: { $0.hasRecognized }) { return }
    hasRecognized = true
    waiting?.invalidate()
    waiting = clock.schedule(after: Self.tapInterval) { [weak self] in
      self?.change(to: .ended, at: touch)
      self?.reset()
    }
  }

  /// Ends a gesture that is under way.
  func interrupt() {
    if state == .began || state == .changed {
      state = .cancelled
      for message in messages { message.send(from: self, event: nil) }
    }
    reset()
  }

  /// Ready for the next touch.
  func reset() {
    state = .possible
    hasRecognized = false
  }
}

extension UIView {
  /// The recognizers in the whole chain of views that wait for this one to fail.
  fileprivate func followers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current: UIView? = self
    while let view = current {
      for other in view.gestureRecognizers where other.requirements.contains(where: { $0.recognizer === recognizer }) {
        found.append(other)
      }
      current = view.superview
    }
    return found
  }
}

extension UITouch {
  /// Whether the finger is not farther away than that, in points.
  func isNear(_ point: CGPoint, by distance: CGFloat) -> Bool {
    abs(place.x - point.x) <= distance && abs(place.y - point.y) <= distance
  }
}
