import Testing

@testable import HeadlessUIKit

@Suite struct HitTestingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  private func hit(_ x: Double, _ y: Double) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func findsTheViewInFront() {
    #expect(hit(60, 60) === front)
    #expect(hit(20, 20) === back)
    #expect(hit(180, 20) === root)
    #expect(hit(-1, 20) == nil)
    #expect(hit(200, 20) == nil)
    #expect(hit(.nan, 20) == nil)
  }

  @Test func passesByWhatCannotBeTouched() {
    front.isHidden = true
    #expect(hit(60, 60) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(hit(60, 60) === back)
    front.alpha = 0.01
    #expect(hit(60, 60) === front)
    front.isUserInteractionEnabled = false
    #expect(hit(60, 60) === back)
    root.isUserInteractionEnabled = false
    #expect(hit(60, 60) == nil)
  }

  @Test func doesNotLookOutsideOfAViewEvenWhereItIsSeen() {
    let outside = UIView(frame: CGRect(x: 90, y: 0, width: 100, height: 20))
    back.addSubview(outside)
    #expect(hit(95, 5) === outside)
    #expect(hit(150, 5) === root)
    #expect(!back.clipsToBounds)
  }

  @Test func looksThroughTransformsAndScrolledContent() {
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(60, 60) === back)
    #expect(hit(110, 110) === front)
    front.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(hit(60, 60) === back)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    let row = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 10))
    scroll.addSubview(row)
    root.addSubview(scroll)
    #expect(hit(5, 105) === scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 500)
    #expect(hit(5, 105) === row)
  }

  @Test func staysAtABoundedDepth() {
    var inner = root
    for _ in 0..<5000 {
      let view = UIView(frame: root.bounds)
      inner.addSubview(view)
      inner = view
    }
    let hit = hit(180, 20)
    #expect(hit != nil)
    #expect(hit !== inner)
    root.tap(at: CGPoint(x: 180, y: 20))
  }

  @Test func asksTheViewWhatIsInside() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > 50 }
    }
    let round = Round(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(round)
    #expect(hit(20, 20) === back)
    #expect(hit(70, 20) === round)
  }
}
