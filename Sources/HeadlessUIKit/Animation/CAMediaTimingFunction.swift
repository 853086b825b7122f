/// How fast an animation goes on its way: a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
public struct CAMediaTimingFunction: Sendable, Hashable {
  /// Pulls the curve at its start.
  public var controlPoint1: CGPoint
  /// Pulls the curve at its end.
  public var controlPoint2: CGPoint

  /// A curve by its control points, from 0 to 1 on the axis of time; times outside are brought to the nearer end.
  public init(controlPoints c1x: CGFloat, _ c1y: CGFloat, _ c2x: CGFloat, _ c2y: CGFloat) {
    func time(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), 1) : 0 }
    func share(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    controlPoint1 = CGPoint(x: time(c1x), y: share(c1y))
    controlPoint2 = CGPoint(x: time(c2x), y: share(c2y))
  }

  /// Evidence: Core Animation's documented control points of its named functions.
  public static let linear = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
  /// Core Animation's own: fast at first, then slow.
  public static let `default` = CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)

  /// How much of the way is done after a share of the time. Both ends are exact; times outside of 0 to 1 are at an end.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if self == .linear { return time }
    let parameter = parameter(at: time)
    return Self.bezier(parameter, controlPoint1.y, controlPoint2.y)
  }

  /// Where on the curve a time lies. The curve's time only grows, so halving always finds it.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var guess = time
    for _ in 0..<64 {
      let miss = Self.bezier(guess, controlPoint1.x, controlPoint2.x) - time
      if miss == 0 || high - low < 1e-16 { break }
      if miss < 0 { low = guess } else { high = guess }
      let slope = Self.slope(guess, controlPoint1.x, controlPoint2.x)
      let next = guess - miss / slope
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * t * (rest * first + t * second) + t * t * t
  }

  private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
