/// A property of a view on its way from one value to another.
final class PropertyAnimation {
  let property: AnimatableProperty
  let from: AnimatedValue
  /// Setting the property again in the same block only moves the end.
  var to: AnimatedValue
  let block: AnimationBlock
  let clock: AnimationClock
  private(set) weak var view: UIView?
  /// On the clock, in seconds.
  private let begin: Double

  init(
    _ property: AnimatableProperty, of view: UIView, from: AnimatedValue, to: AnimatedValue, block: AnimationBlock,
    clock: AnimationClock
  ) {
    self.property = property
    self.view = view
    self.from = from
    self.to = to
    self.block = block
    self.clock = clock
    begin = clock.now
  }

  /// How much of the way is done at the clock's time.
  var progress: Double { block.timing.progress(after: clock.now - begin) }
}

extension UIView {
  /// Told by the setter of a property: inside of an animation block the view goes there slowly.
  final func changed(
    _ property: AnimatableProperty, from old: @autoclosure () -> AnimatedValue, to new: @autoclosure () -> AnimatedValue
  ) {
    guard let block = AnimationThread.openBlock else { return }
    block.record(property, of: self, from: old(), to: new())
  }

  /// What is seen of a property at the clock's time, given what it is set to.
  final func presented(_ property: AnimatableProperty, _ model: AnimatedValue) -> AnimatedValue {
    guard let running = extras?.animations, !running.isEmpty else { return model }
    var shown = model
    var count = 0
    for animation in running where animation.property == property {
      count += 1
      let isAlone = count == 1 && animation.to == model
      shown =
        isAlone || !model.isAdditive
        ? animation.from.mixed(with: animation.to, animation.progress)
        : shown.adding(from: animation.from, to: animation.to, animation.progress)
    }
    return shown
  }

  /// Whether something of the view is on its way.
  public final var hasAnimations: Bool { extras?.animations.isEmpty == false }

  /// Ends the view's animations: it is seen as it is set, and completions are told that they did not finish.
  final func removeAnimations() {
    guard let running = extras?.animations, !running.isEmpty else { return }
    extras?.animations = []
    for animation in running { animation.block.lost(animation) }
  }

  /// Ends the animations of the view and of everything in it.
  final func removeAnimationsInTree() {
    guard existingClock != nil else { return }
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.removeAnimations()
      waiting.append(contentsOf: view.subviews)
    }
  }
}
