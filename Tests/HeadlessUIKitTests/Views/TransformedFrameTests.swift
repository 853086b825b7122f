import HeadlessUIKit
import Testing

@Suite struct TransformedFrameTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let goal = CGRect(x: 0, y: 0, width: 40, height: 60)

  @Test func aScaledViewTakesTheFrame() {
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    view.frame = goal
    #expect(view.frame == goal)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.center == CGPoint(x: 20, y: 30))
  }

  @Test func aMovedViewTakesTheFrame() {
    view.transform = CGAffineTransform(translationX: 5, y: -7)
    view.frame = goal
    #expect(view.frame == goal)
  }

  @Test func aViewTurnedByAQuarterTakesTheFrame() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = goal
    #expect(abs(view.bounds.width - 60) < 1e-9 && abs(view.bounds.height - 40) < 1e-9)
  }

  @Test func aVanishedViewKeepsItsSize() {
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = goal
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
    #expect(view.center == CGPoint(x: 20, y: 30))
  }

  @Test func negativeSizesAreStandardized() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: -20, height: -10))
    #expect(view.frame == CGRect(x: 30, y: 40, width: 20, height: 10))
  }
}
