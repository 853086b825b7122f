/// What changed in one `UIView.animate`, and who is told at its end.
final class AnimationBlock {
  var timing: AnimationTiming
  /// Whether new animations go on from what is seen instead of what was set.
  var beginsFromCurrentState = false
  var completion: ((Bool) -> Void)?
  /// Told when the delay is over.
  var willStart: (() -> Void)?
  /// Who opened the block, when it was `UIView.beginAnimations`.
  var legacy: LegacyAnimation?
  /// Views own their animations, and animations their block.
  private var animations: [Weak] = []
  /// The clocks of the views that were changed, even when the changes are seen at once.
  private var clocks: [AnimationClock] = []
  private var timers: [AnimationTimer] = []
  private var running = 0
  private var allFinished = true

  private struct Weak { weak var animation: PropertyAnimation? }

  init(timing: AnimationTiming, completion: ((Bool) -> Void)? = nil) {
    self.timing = timing
    self.completion = completion
  }

  /// Takes a change of a view. Values that are not finite cannot be animated and are seen at once.
  func record(_ property: AnimatableProperty, of view: UIView, from: AnimatedValue, to: AnimatedValue) {
    let clock = view.animationClock
    if !clocks.contains(where: { $0 === clock }) { clocks.append(clock) }
    guard !timing.isImmediate, from.isFinite, to.isFinite else { return }
    let extras = view.makeExtras()
    if let index = extras.animations.lastIndex(where: { $0.block === self && $0.property == property }) {
      extras.animations[index].to = to
      return
    }
    guard from != to else { return }
    let seen = beginsFromCurrentState && !from.isAdditive ? view.presented(property, from) : from
    if !from.isAdditive {
      let replaced = extras.animations.filter { $0.property == property }
      extras.animations.removeAll { $0.property == property }
      for animation in replaced { animation.block.lost(animation) }
    }
    let animation = PropertyAnimation(property, of: view, from: seen, to: to, block: self, clock: clock)
    extras.animations.append(animation)
    animations.append(Weak(animation: animation))
    running += 1
  }

  /// The end of the block: from now on the clocks know when it is over. A block in which nothing changed is over at
  /// once.
  func close() {
    guard running > 0, let first = clocks.first else { return tellEnd(on: clocks.first ?? AnimationClock.current) }
    for clock in clocks { clock.remember(self) }
    if let willStart { first.schedule(after: timing.delay, willStart) }
    let total = timing.total
    guard total.isFinite else { return }
    for clock in clocks { timers.append(clock.schedule(after: total) { [self] in arrived(on: clock) }) }
  }

  /// Everything that runs by a clock is at its end.
  private func arrived(on clock: AnimationClock) {
    for case let animation? in animations.map(\.animation) where animation.clock === clock {
      guard let extras = animation.view?.extras, extras.animations.contains(where: { $0 === animation }) else {
        continue
      }
      extras.animations.removeAll { $0 === animation }
      running -= 1
    }
    guard timers.allSatisfy({ !$0.isValid }) else { return }
    // What is still counted was on views that are gone.
    if running > 0 { allFinished = false }
    finish()
  }

  /// An animation was replaced or removed on its way.
  func lost(_ animation: PropertyAnimation) {
    allFinished = false
    running -= 1
    guard running <= 0, AnimationThread.existing?.blocks.contains(where: { $0 === self }) != true else { return }
    for timer in timers { timer.invalidate() }
    tellEnd(on: animation.clock)
  }

  /// Tells nobody of the end.
  func forget() {
    completion = nil
    willStart = nil
    legacy = nil
    for timer in timers { timer.invalidate() }
  }

  private func finish() {
    let completion = completion
    self.completion = nil
    animations = []
    completion?(allFinished)
  }

  /// UIKit calls completions that need not wait "at the beginning of the next run loop cycle": here at the clock's next
  /// advance, or at once when there is no clock.
  private func tellEnd(on clock: AnimationClock?) {
    guard completion != nil else { return animations = [] }
    guard let clock else { return finish() }
    clock.schedule(after: 0) { [self] in finish() }
  }
}
