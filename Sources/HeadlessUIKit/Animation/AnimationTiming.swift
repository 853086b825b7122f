/// When an animation happens, and how fast on its way.
struct AnimationTiming {
  enum Curve: Hashable {
    case bezier(CAMediaTimingFunction)
    case spring(SpringTimingParameters)
  }

  /// One way, in seconds: 0 or more.
  private(set) var duration: Double
  /// In seconds: 0 or more.
  private(set) var delay: Double
  var curve: Curve
  /// How often it is done; infinite for ever.
  private(set) var repeatCount: Double
  /// Whether each time it also goes back.
  var autoreverses: Bool

  /// Times that are negative or no numbers are 0, a repeat count like that is 1.
  init(
    duration: Double, delay: Double = 0, curve: Curve = .bezier(.easeInEaseOut), repeatCount: Double = 1,
    autoreverses: Bool = false
  ) {
    self.duration = duration > 0 ? duration : 0
    self.delay = delay > 0 ? delay : 0
    self.curve = curve
    self.repeatCount = repeatCount > 0 ? repeatCount : 1
    self.autoreverses = autoreverses
  }

  mutating func setDuration(_ seconds: Double) { duration = seconds > 0 ? seconds : 0 }
  mutating func setDelay(_ seconds: Double) { delay = seconds > 0 ? seconds : 0 }
  mutating func setRepeatCount(_ count: Double) { repeatCount = count > 0 ? count : 1 }

  /// Whether changes are seen at once.
  var isImmediate: Bool { duration == 0 && delay == 0 }

  /// From the start of the delay to the end of it all, in seconds; infinite when it goes on for ever.
  var total: Double { duration == 0 ? delay : delay + duration * repeatCount * (autoreverses ? 2 : 1) }

  /// How much of the way is done so many seconds after the start of the delay.
  func progress(after seconds: Double) -> Double {
    let elapsed = seconds - delay
    guard elapsed > 0 else { return 0 }
    guard duration > 0 else { return 1 }
    let rounds = elapsed / duration
    guard rounds.isFinite else { return 1 }
    let round = rounds.rounded(.down)
    let share = rounds - round
    let isBackwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    let time = isBackwards ? 1 - share : share
    switch curve {
    case .bezier(let function): return function.value(at: time)
    case .spring(let spring): return spring.value(at: time)
    }
  }
}
