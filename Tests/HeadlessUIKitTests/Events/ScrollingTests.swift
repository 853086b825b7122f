import HeadlessUIKit
import Testing

@Suite struct ScrollingTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let listener = Listener()

  private init() {
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.delegate = listener
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("\(Int(scrollView.contentOffset.y))") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append(decelerate ? "end, goes on" : "end")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("page") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("there") }
  }

  private func drag(_ x: CGFloat, _ y: CGFloat) {
    let start = CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY)
    scroll.drag(from: start, to: CGPoint(x: start.x + x, y: start.y + y))
  }

  @Test func followsTheFinger() {
    drag(0, -40)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
    #expect(listener.log == ["begin", "20", "30", "40", "end"])
    #expect(!scroll.isDragging)
    drag(0, 20)
    #expect(scroll.contentOffset.y == 20)
  }

  @Test func staysWithinTheContentAndItsInsets() {
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    drag(0, 90)
    #expect(scroll.contentOffset.y == -10)
    drag(0, -5000)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 420))
  }

  @Test func doesNotScrollWhereThereIsNothing() {
    drag(-50, 0)
    #expect(listener.log.isEmpty)
    scroll.isScrollEnabled = false
    drag(0, -50)
    #expect(scroll.contentOffset == .zero && listener.log.isEmpty)
  }

  @Test func takesTheTouchFromWhatIsInIt() {
    let button = UIButton(frame: scroll.bounds)
    scroll.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    drag(0, -40)
    #expect(taps == 0 && scroll.contentOffset.y == 40)
    scroll.tap(at: CGPoint(x: 50, y: 60))
    #expect(taps == 1)
    scroll.delaysContentTouches = false
    drag(0, -40)
    #expect(scroll.contentOffset.y == 40)
  }

  @Test func letsTheInnerOneScrollItsOwnAxis() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.contentSize = CGSize(width: 300, height: 100)
    scroll.addSubview(inner)
    drag(-30, 0)
    #expect(inner.contentOffset.x == 30 && scroll.contentOffset == .zero)
    drag(0, -30)
    #expect(inner.contentOffset.x == 30 && scroll.contentOffset.y == 30)
  }

  @Test func stopsAtPages() {
    scroll.isPagingEnabled = true
    drag(0, -60)
    #expect(listener.log.suffix(2) == ["end, goes on", "100"])
    scroll.animationClock.advance(by: 1)
    #expect(scroll.contentOffset.y == 100 && listener.log.last == "page")
  }

  @Test func scrollsByTheClock() {
    scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(scroll.contentOffset.y == 200)
    #expect(scroll.presentation.bounds.minY == 0)
    scroll.animationClock.advance(by: 1)
    #expect(scroll.presentation.bounds.minY == 200)
    #expect(listener.log == ["200", "there"])
  }

  @Test func showsAPartByScrollingAsLittleAsItTakes() {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset.y == 70)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset.y == 70)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 30, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset.y == 30)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 490, width: 10, height: 200), animated: false)
    #expect(scroll.contentOffset.y == 400)
  }

  @Test func asksTheConnectedDelegateWhenCodeSetsNone() {
    let other = Listener()
    scroll.connect(other, to: "delegate")
    scroll.contentOffset = CGPoint(x: 0, y: 1)
    #expect(listener.log == ["1"] && other.log.isEmpty)
    scroll.delegate = nil
    scroll.contentOffset = CGPoint(x: 0, y: 2)
    #expect(other.log == ["2"])
  }

  @Test func doesNotKeepItsDelegate() {
    scroll.delegate = Listener()
    #expect(scroll.delegate == nil)
  }
}
