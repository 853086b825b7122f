import HeadlessUIKit
import Testing

@Suite struct RectangleTests {
  private let negative = CGRect(x: 10, y: 20, width: -5, height: -8)

  @Test func edgesAreThoseOfTheStandardizedOne() {
    #expect(negative.standardized == CGRect(x: 5, y: 12, width: 5, height: 8))
    #expect(negative.minX == 5 && negative.maxX == 10 && negative.minY == 12 && negative.maxY == 20)
    #expect(negative.contains(CGPoint(x: 6, y: 13)))
    #expect(!negative.contains(CGPoint(x: 11, y: 13)))
  }

  @Test func integralCoversWholePoints() {
    #expect(
      CGRect(x: 0.5, y: -0.5, width: 1, height: 1).integral == CGRect(x: 0, y: -1, width: 2, height: 2))
  }

  @Test func nothingIsLeftOfARectangleThatIsInsetTooFar() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(box.insetBy(dx: 6, dy: 6).isNull)
    #expect(box.insetBy(dx: 5, dy: 1) == CGRect(x: 5, y: 1, width: 0, height: 8))
    #expect(!CGRect.null.contains(.zero))
    #expect(CGRect.null.union(box) == box && box.union(.null) == box)
    #expect(CGRect.null.integral.isNull)
  }

  @Test func transformsTurnScaleAndMove() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    let first = CGPoint(x: 1, y: 0).applying(CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi))
    #expect(abs(first.x - 4) < 1e-12)
  }
}
