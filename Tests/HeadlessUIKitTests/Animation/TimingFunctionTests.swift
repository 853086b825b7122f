import Testing

@testable import HeadlessUIKit

@Suite struct TimingFunctionTests {
  static let functions: [CAMediaTimingFunction] = [
    .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    CAMediaTimingFunction(controlPoints: 0, 0, 0, 1), CAMediaTimingFunction(controlPoints: 1, 0, 1, 1),
    CAMediaTimingFunction(controlPoints: 1, 0, 0, 1), CAMediaTimingFunction(controlPoints: 0, 1, 1, 0),
  ]

  @Test(arguments: functions)
  func isExactAtBothEnds(function: CAMediaTimingFunction) {
    #expect(function.value(at: 0) == 0)
    #expect(function.value(at: 1) == 1)
    #expect(function.value(at: -3) == 0)
    #expect(function.value(at: 7) == 1)
    #expect(function.value(at: .nan) == 0)
  }

  @Test(arguments: [CAMediaTimingFunction.linear, .easeIn, .easeOut, .easeInEaseOut, .default])
  func onlyGrows(function: CAMediaTimingFunction) {
    var last = 0.0
    for step in 1...2000 {
      let value = function.value(at: Double(step) / 2000)
      #expect(value >= last)
      last = value
    }
  }

  @Test(arguments: functions)
  func liesOnItsCurve(function: CAMediaTimingFunction) {
    // The curve itself, walked by its parameter.
    for step in 1..<200 {
      let t = Double(step) / 200
      func bezier(_ a: Double, _ b: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
      }
      let x = bezier(function.controlPoint1.x, function.controlPoint2.x)
      let y = bezier(function.controlPoint1.y, function.controlPoint2.y)
      #expect(abs(function.value(at: x) - y) < 1e-4, "at \(x)")
    }
  }

  @Test func easesInAndOutAlike() {
    #expect(CAMediaTimingFunction.easeInEaseOut.value(at: 0.5) == 0.5)
    for step in 1..<100 {
      let t = Double(step) / 100
      #expect(
        abs(
          CAMediaTimingFunction.easeInEaseOut.value(at: t) + CAMediaTimingFunction.easeInEaseOut.value(at: 1 - t) - 1)
          < 1e-12)
      #expect(
        abs(CAMediaTimingFunction.easeIn.value(at: t) + CAMediaTimingFunction.easeOut.value(at: 1 - t) - 1) < 1e-12)
    }
    #expect(CAMediaTimingFunction.easeIn.value(at: 0.5) < 0.5)
    #expect(CAMediaTimingFunction.easeOut.value(at: 0.5) > 0.5)
  }

  @Test func bringsControlPointsIntoTheirRange() {
    let wild = CAMediaTimingFunction(controlPoints: -4, .nan, 9, .infinity)
    #expect(wild.controlPoint1 == CGPoint(x: 0, y: 0))
    #expect(wild.controlPoint2 == CGPoint(x: 1, y: 0))
    for step in 0...100 { #expect(wild.value(at: Double(step) / 100).isFinite) }
  }

  @Test(arguments: [0.1, 0.3, 0.5, 0.8, 1.0], [0.0, 2.0, -3.0, 10.0])
  func springsComeToRestInTime(damping: Double, velocity: Double) {
    let spring = SpringTimingParameters(dampingRatio: damping, initialVelocity: velocity, duration: 0.7)
    #expect(spring.value(at: 0) == 0)
    #expect(spring.value(at: 1) == 1)
    #expect(abs(spring.value(at: 0.999) - 1) < 0.01)
    for step in 0...200 { #expect(spring.value(at: Double(step) / 200).isFinite) }
  }

  @Test func swingsOnlyWhenDampedLittle() {
    let soft = SpringTimingParameters(dampingRatio: 0.3, initialVelocity: 0, duration: 1)
    let stiff = SpringTimingParameters(dampingRatio: 1, initialVelocity: 0, duration: 1)
    let times = (1...1000).map { Double($0) / 1000 }
    #expect(times.contains { soft.value(at: $0) > 1.2 })
    #expect(times.allSatisfy { stiff.value(at: $0) <= 1 })
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func makesSenseOfSenselessSprings(value: Double) {
    let spring = SpringTimingParameters(dampingRatio: value, initialVelocity: value, duration: value)
    for step in 0...50 { #expect(spring.value(at: Double(step) / 50).isFinite) }
  }
}
