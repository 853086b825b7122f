/// The moment when something began that goes on by itself, such as a turning wheel.
struct AnimationStart {
  private let clock: AnimationClock?
  private let time: Double

  /// Now, on the clock of the view. Before there is one, time has not begun either.
  init(of view: UIView) {
    clock = view.existingClock ?? .current
    time = clock?.now ?? 0
  }

  /// How long ago it was, in seconds; never negative.
  func elapsed(for view: UIView) -> Double {
    guard let now = clock?.now ?? view.existingClock?.now else { return 0 }
    return max(0, now - time)
  }
}
