/// A spring that comes to rest in a given time, as `usingSpringWithDamping` asks for.
struct SpringTimingParameters: Sendable, Hashable {
  /// From just above 0 (swings long) to 1 (does not swing).
  let dampingRatio: Double
  /// At the start, in whole distances a duration.
  private let velocity: Double
  /// The undamped angular frequency, in radians a duration.
  private let frequency: Double

  /// What is left of the way when the spring counts as resting.
  private static let rest = 0.001

  /// A spring with its velocity in whole distances a second, and its duration in seconds. Values that make no sense are
  /// brought to the nearest that do.
  ///
  /// Evidence: UIKit's frequency is not documented; as in known reconstructions it is the lowest at which less than a
  /// thousandth of the way is left at the end.
  init(dampingRatio: Double, initialVelocity: Double, duration: Double) {
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
    let speed = initialVelocity * duration
    let velocity = speed.isFinite ? min(max(speed, -1000), 1000) : 0
    self.dampingRatio = ratio
    self.velocity = velocity
    var low = 0.0
    var high = 1e6
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if Self.envelope(middle, ratio, velocity) > Self.rest { low = middle } else { high = middle }
    }
    frequency = high
  }

  /// How much can be left of the way at the end of the duration.
  private static func envelope(_ frequency: Double, _ ratio: Double, _ velocity: Double) -> Double {
    if ratio == 1 { return exponential(-frequency) * (1 + abs(frequency - velocity)) }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let swing = (ratio * frequency - velocity) / damped
    return exponential(-ratio * frequency) * (1 + swing * swing).squareRoot()
  }

  /// How much of the way is done after a share of the duration; it may be more than 1 on the way. Both ends are exact.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let fading = exponential(-dampingRatio * frequency * time)
    if dampingRatio == 1 { return 1 - fading * (1 + (frequency - velocity) * time) }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let swing = (dampingRatio * frequency - velocity) / damped
    return 1 - fading * (cosine(damped * time) + swing * sine(damped * time))
  }
}
