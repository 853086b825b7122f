extension UIView {
  /// How an animation is done; several can be meant at once. The numbers are UIKit's.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Of no effect here: layout is animated when it is done inside of the block.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Of no effect here: views can always be touched.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Colours go on from what is seen; everything else does anyway.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// For ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each time also back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A block in a block takes its own duration instead of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A block in a block takes its own timing curve instead of the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, changes inside are animated too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition from view to view hides the old one and shows the new one.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A block in a block takes its own options instead of the outer one's.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Always as fast.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Not shown.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Not shown.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Not shown.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Not shown.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Not shown.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Not shown.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Not shown.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// How fast an animation goes on its way.
  public enum AnimationCurve: Int, Sendable, CaseIterable {
    case easeInOut, easeIn, easeOut, linear

    /// The curve by its control points.
    public var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Changes views slowly: their properties have the new values at once, what is seen of them goes there by the clock.
  ///
  /// Times are in seconds. The completion is told whether nothing was removed or replaced on the way; without anything
  /// to wait for it is called at the clock's next advance. A block inside of another takes its duration, curve and
  /// delay unless the options override that.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: delay, curve: .bezier(options.curve.timingFunction),
      repeatCount: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse))
    run(timing, options, animations, completion)
  }

  /// Changes views as a spring would: with damping 1 they do not swing, near 0 they swing long. The velocity is in whole
  /// distances a second.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTimingParameters(dampingRatio: dampingRatio, initialVelocity: velocity, duration: duration)
    let timing = AnimationTiming(
      duration: duration, delay: delay, curve: .spring(spring),
      repeatCount: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse))
    run(timing, options, animations, completion)
  }

  /// Changes views at once, even inside of an animation block.
  public static func performWithoutAnimation(_ body: () -> Void) {
    let thread = AnimationThread.mine
    let before = thread.areAnimationsEnabled
    thread.areAnimationsEnabled = false
    body()
    thread.areAnimationsEnabled = before
  }

  /// Whether animation blocks on this thread animate.
  public static var areAnimationsEnabled: Bool { AnimationThread.existing?.areAnimationsEnabled ?? true }

  /// Turns animating on or off for this thread; while it is off, changes are seen at once.
  public static func setAnimationsEnabled(_ isEnabled: Bool) { AnimationThread.mine.areAnimationsEnabled = isEnabled }

  /// The duration that a change made now is animated with, in seconds; 0 outside of animation blocks.
  public static var inheritedAnimationDuration: Double { AnimationThread.openBlock?.timing.duration ?? 0 }

  /// Repeats what is changed in `animations`, inside of an animation block.
  public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let outer = AnimationThread.openBlock else { return animations() }
    var timing = outer.timing
    timing.setRepeatCount(count)
    timing.autoreverses = autoreverses
    open(AnimationBlock(timing: timing), animations)
  }

  private static func run(
    _ timing: AnimationTiming, _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    var timing = timing
    if let outer = AnimationThread.openBlock, !options.contains(.overrideInheritedOptions) {
      if !options.contains(.overrideInheritedDuration) { timing.setDuration(outer.timing.duration) }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
      if timing.delay == 0 { timing.setDelay(outer.timing.delay) }
    }
    let block = AnimationBlock(timing: timing, completion: completion)
    block.beginsFromCurrentState = options.contains(.beginFromCurrentState)
    open(block, animations)
  }

  private static func open(_ block: AnimationBlock, _ animations: () -> Void) {
    let thread = AnimationThread.mine
    thread.blocks.append(block)
    animations()
    thread.blocks.removeAll { $0 === block }
    block.close()
  }
}

extension UIView {
  /// Changes what a control stands at: at once, or seen to move there for a quarter of a second, which is a guess.
  static func move(animated: Bool, _ change: @escaping () -> Void) {
    guard animated else { return performWithoutAnimation(change) }
    animate(withDuration: 0.25, animations: change)
  }
}
