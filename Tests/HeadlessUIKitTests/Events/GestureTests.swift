import Testing

@testable import HeadlessUIKit

@Suite struct GestureTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func add(_ recognizer: UIGestureRecognizer, to view: UIView) -> Log {
    let log = Log()
    recognizer.addHandler { log.states.append($0.state) }
    view.addGestureRecognizer(recognizer)
    return log
  }

  final class Log { var states: [UIGestureRecognizer.State] = [] }

  @Test func recognizesATap() {
    let receiver = Receiver()
    let tap = UITapGestureRecognizer(target: receiver, action: "tapped:")
    root.addGestureRecognizer(tap)
    root.tap(at: CGPoint(x: 30, y: 40))
    #expect(receiver.log == ["tapped by UITapGestureRecognizer"])
    #expect(tap.location(in: root) == CGPoint(x: 30, y: 40))
    #expect(tap.state == .possible)
    tap.isEnabled = false
    root.tap(at: CGPoint(x: 30, y: 40))
    #expect(receiver.log.count == 1)
  }

  @Test func countsTaps() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let log = add(double, to: root)
    root.tap(at: CGPoint(x: 1, y: 1))
    #expect(log.states.isEmpty)
    root.tap(at: CGPoint(x: 1, y: 1), count: 2)
    #expect(log.states == [.ended])
    double.numberOfTouchesRequired = 2
    root.tap(at: CGPoint(x: 1, y: 1), count: 2)
    #expect(log.states.count == 1)
  }

  @Test func waitsForAnotherToFail() {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    let once = add(single, to: root)
    let twice = add(double, to: root)
    single.require(toFail: double)
    root.tap(at: CGPoint(x: 1, y: 1))
    #expect(once.states.isEmpty)
    root.animationClock.advance(by: 0.35)
    #expect(once.states == [.ended])
    root.tap(at: CGPoint(x: 1, y: 1), count: 2)
    root.animationClock.advance(by: 5)
    #expect(once.states == [.ended])
    #expect(twice.states == [.ended])
  }

  @Test func letsTheInnermostRecognizeAlone() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(inner)
    let outerLog = add(UITapGestureRecognizer(), to: root)
    let innerLog = add(UITapGestureRecognizer(), to: inner)
    root.tap(at: CGPoint(x: 10, y: 10))
    #expect(innerLog.states == [.ended])
    #expect(outerLog.states.isEmpty)
    root.tap(at: CGPoint(x: 200, y: 10))
    #expect(outerLog.states == [.ended])
  }

  @Test func letsBothRecognizeWhenADelegateAllows() {
    final class Both: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    let logs = [add(one, to: root), add(two, to: root)]
    two.delegate = both
    root.tap(at: CGPoint(x: 1, y: 1))
    #expect(logs.map(\.states) == [[.ended], [.ended]])
  }

  @Test func asksItsDelegate() {
    final class Never: UIGestureRecognizerDelegate {
      var asked = 0
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return false
      }
    }
    let never = Never()
    let tap = UITapGestureRecognizer()
    tap.delegate = never
    let log = add(tap, to: root)
    root.tap(at: CGPoint(x: 1, y: 1))
    #expect(never.asked == 1)
    #expect(log.states.isEmpty)
  }

  @Test func goesBehindControlsThatTakeTaps() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    root.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let log = add(UITapGestureRecognizer(), to: root)
    button.tap()
    #expect(taps == 1)
    #expect(log.states.isEmpty)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    root.addSubview(field)
    field.tap()
    #expect(field.isFirstResponder)
    #expect(log.states.isEmpty)
    button.isEnabled = false
    button.tap()
    #expect(log.states == [.ended])
  }

  @Test func goesBeforeTheControlThatItIsOn() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    root.addSubview(button)
    var events: [String] = []
    for (name, event) in UIControl.Event.names {
      button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    let tap = UITapGestureRecognizer()
    let log = add(tap, to: button)
    button.tap()
    #expect(log.states == [.ended])
    #expect(events == ["touchDown", "touchCancel"])
    tap.cancelsTouchesInView = false
    events = []
    button.tap()
    #expect(log.states.count == 2)
    #expect(events == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func recognizesALongPressByTheClock() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    root.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let log = add(UILongPressGestureRecognizer(), to: root)
    root.press(at: CGPoint(x: 10, y: 10), for: 0.4)
    #expect(log.states.isEmpty)
    #expect(taps == 1)
    root.press(at: CGPoint(x: 10, y: 10), for: 0.6)
    #expect(log.states == [.began, .ended])
    #expect(taps == 1)
    root.animationClock.advance(by: 9)
    #expect(log.states.count == 2)
  }

  @Test func failsALongPressThatMoves() {
    let log = add(UILongPressGestureRecognizer(), to: root)
    let finger = TouchSequence(in: root, at: CGPoint(x: 10, y: 10))
    finger.move(to: CGPoint(x: 40, y: 10))
    root.animationClock.advance(by: 1)
    finger.end()
    #expect(log.states.isEmpty)
  }

  @Test func followsAPan() {
    let pan = UIPanGestureRecognizer()
    let log = add(pan, to: root)
    var translations: [CGPoint] = []
    pan.addHandler { _ in translations.append(pan.translation(in: nil)) }
    root.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 10), steps: 2)
    #expect(log.states == [.began, .changed, .ended])
    #expect(translations.last == CGPoint(x: 40, y: 0))
    root.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.states.count == 3)
  }

  @Test func recognizesASwipeInItsDirection() {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    let log = add(swipe, to: root)
    root.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 10))
    #expect(log.states.isEmpty)
    root.drag(from: CGPoint(x: 200, y: 10), to: CGPoint(x: 10, y: 12))
    #expect(log.states == [.ended])
  }
}
