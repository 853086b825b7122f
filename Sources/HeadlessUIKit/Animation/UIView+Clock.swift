/// Where the clock of a tree of views came from.
enum ClockSource {
  /// Somebody gave it: it stays with the view.
  case given
  /// The outermost view made it: it becomes one with the clock of a tree that the view is put into.
  case made
  /// It was in force when the view first animated.
  case borrowed
}

extension UIView {
  /// The clock that the view's animations run by: the nearest that was given to a view on the way up, else one for the
  /// whole tree, which is made when it is first asked for. Give several trees the same one to let them go together.
  public final var animationClock: AnimationClock {
    get {
      if let clock = existingClock { return clock }
      let current = AnimationClock.current
      let clock = current ?? AnimationClock()
      let extras = outermost.makeExtras()
      extras.clock = clock
      extras.clockSource = current == nil ? .made : .borrowed
      return clock
    }
    set {
      let extras = makeExtras()
      if let old = extras.clock, extras.clockSource == .made { old.merge(into: newValue) }
      extras.clock = newValue
      extras.clockSource = .given
    }
  }

  /// The clock, if the tree has one already.
  final var existingClock: AnimationClock? {
    var current: UIView? = self
    while let view = current {
      if let clock = view.extras?.clock { return clock }
      current = view.superview
    }
    return nil
  }

  /// The view that holds all others, itself when nothing holds it.
  final var outermost: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Brings together the clocks of this tree and of one that was just put into it.
  final func adoptClock(of view: UIView) {
    guard let extras = view.extras, let clock = extras.clock, extras.clockSource != .given else { return }
    extras.clock = nil
    if let existing = existingClock {
      if extras.clockSource == .made { clock.merge(into: existing) }
    } else {
      let root = outermost.makeExtras()
      root.clock = clock
      root.clockSource = extras.clockSource
    }
  }
}
