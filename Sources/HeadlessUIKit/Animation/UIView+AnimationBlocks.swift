/// Animation blocks from before closures: everything between begin and commit is animated.
extension UIView {
  /// Opens a block. Between here and ``commitAnimations()`` an asynchronous function must not be suspended.
  public static func beginAnimations(_ animationID: String?, context: Any?) {
    let block = AnimationBlock(timing: AnimationTiming(duration: AnimationThread.openBlock?.timing.duration ?? 0.2))
    let old = LegacyAnimation(animationID: animationID, context: context)
    block.legacy = old
    AnimationThread.mine.blocks.append(block)
  }

  /// Closes the innermost block that ``beginAnimations(_:context:)`` opened; nothing when there is none.
  public static func commitAnimations() {
    guard let thread = AnimationThread.existing, let block = thread.blocks.last, let old = block.legacy else { return }
    thread.blocks.removeLast()
    if old.willStart != nil { block.willStart = { old.tellStart() } }
    if old.didStop != nil { block.completion = { old.tellStop(finished: $0) } }
    block.close()
  }

  /// In seconds; 0.2 when it is not set.
  public static func setAnimationDuration(_ duration: Double) { legacyBlock?.timing.setDuration(duration) }
  /// In seconds.
  public static func setAnimationDelay(_ delay: Double) { legacyBlock?.timing.setDelay(delay) }
  /// How fast it goes on its way; easing in and out when it is not set.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    legacyBlock?.timing.curve = .bezier(curve.timingFunction)
  }
  /// How often it is done; once when it is not set.
  public static func setAnimationRepeatCount(_ count: Float) { legacyBlock?.timing.setRepeatCount(Double(count)) }
  /// Whether each time it also goes back.
  public static func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    legacyBlock?.timing.autoreverses = autoreverses
  }
  /// Whether colours go on from what is seen.
  public static func setAnimationBeginsFromCurrentState(_ begins: Bool) { legacyBlock?.beginsFromCurrentState = begins }
  /// Who is sent the selectors of start and stop.
  public static func setAnimationDelegate(_ delegate: NSObject?) { legacyBlock?.legacy?.delegate = delegate }
  /// Sent when the delay is over: `animationWillStart:context:`, or a selector with one argument or none.
  public static func setAnimationWillStart(_ selector: Selector?) { legacyBlock?.legacy?.willStart = selector }
  /// Sent at the end: `animationDidStop:finished:context:`, or a selector with one argument or none.
  public static func setAnimationDidStop(_ selector: Selector?) { legacyBlock?.legacy?.didStop = selector }

  private static var legacyBlock: AnimationBlock? {
    AnimationThread.existing?.blocks.last.flatMap { $0.legacy == nil ? nil : $0 }
  }

  /// Changes one view; the picture does not show the transition itself, and the changes are seen at once. The completion
  /// comes after the duration, in seconds.
  public static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, options: options, animations: animations ?? {})
    } else {
      performWithoutAnimation(animations ?? {})
    }
    if let completion { view.animationClock.schedule(after: duration) { completion(true) } }
  }

  /// Puts one view in the place of another, or only shows and hides them with `showHideTransitionViews`.
  public static func transition(
    from old: UIView, to new: UIView, duration: Double, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let clock = old.animationClock
    if options.contains(.showHideTransitionViews) {
      old.isHidden = true
      new.isHidden = false
    } else if let superview = old.superview {
      superview.insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
    }
    if let completion { clock.schedule(after: duration) { completion(true) } }
  }
}

/// What an animation block from before closures tells its delegate.
final class LegacyAnimation {
  let animationID: String?
  let context: Any?
  /// Kept until the block is over, as UIKit keeps it.
  var delegate: NSObject?
  var willStart: Selector?
  var didStop: Selector?

  init(animationID: String?, context: Any?) {
    self.animationID = animationID
    self.context = context
  }

  func tellStart() { send(willStart, finished: nil) }
  func tellStop(finished: Bool) { send(didStop, finished: finished) }

  private func send(_ selector: Selector?, finished: Bool?) {
    guard let delegate, let selector else { return }
    delegate.attempt { () throws(NSException) in
      try delegate.perform(selector, with: animationID, for: finished ?? context)
    }
  }
}
