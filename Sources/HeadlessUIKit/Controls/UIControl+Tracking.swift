extension UIControl {
  /// How far outside of the control a finger still counts as inside once it has touched it, in points.
  ///
  /// Evidence: measured by others on UIKit's buttons.
  private static let reach: CGFloat = 70

  func trackBeginning(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, let touch = touches.first, !isTracking, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  func trackMoving(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = reaches(touch.location(in: self))
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return
    }
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside, event)
    case (false, false): send(.touchDragOutside, event)
    case (true, false): send([.touchDragExit, .touchDragOutside], event)
    case (false, true): send([.touchDragEnter, .touchDragInside], event)
    }
  }

  func trackEnding(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = reaches(touch.location(in: self))
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    send(isTouchInside ? .touchUpInside : .touchUpOutside, event)
    if isTouchInside, sendsPrimaryAction { send(.primaryActionTriggered, event) }
    isTouchInside = false
  }

  func trackCancelling(_ event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  private var sendsPrimaryAction: Bool { self is UIButton }

  private func reaches(_ point: CGPoint) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }
}
