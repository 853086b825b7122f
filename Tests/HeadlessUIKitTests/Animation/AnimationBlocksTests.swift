import Testing

@testable import HeadlessUIKit

@Suite struct AnimationBlocksTests {
  final class Watcher: NSObject {
    var log: [String] = []

    override class var actions: ActionTable {
      [
        "animationWillStart:context:": action(Watcher.started),
        "animationDidStop:finished:context:": action(Watcher.stopped),
        "late": action(Watcher.late),
      ]
    }

    func started(_ name: String?, _ context: Any?) { log.append("started \(name ?? "")") }
    func stopped(_ name: String?, _ finished: Any?) {
      log.append("stopped \(name ?? "") \(finished as? Bool ?? false)")
    }
    func late() { log.append("late") }
  }

  @Test func animatesBetweenBeginAndCommit() {
    let view = UIView()
    let watcher = Watcher()
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationDelay(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(watcher)
    UIView.setAnimationWillStart("animationWillStart:context:")
    UIView.setAnimationDidStop("animationDidStop:finished:context:")
    view.alpha = 0
    UIView.commitAnimations()
    view.animationClock.advance(by: 0.5)
    #expect(view.presentation.alpha == 1)
    #expect(watcher.log.isEmpty)
    view.animationClock.advance(by: 1.5)
    #expect(view.presentation.alpha == 0.5)
    #expect(watcher.log == ["started fade"])
    view.animationClock.advance(by: 1)
    #expect(watcher.log == ["started fade", "stopped fade true"])
  }

  @Test func takesAFifthOfASecondUnlessTold() {
    let view = UIView()
    UIView.beginAnimations(nil, context: nil)
    view.alpha = 0
    UIView.commitAnimations()
    view.animationClock.advance(by: 0.1)
    #expect(view.presentation.alpha == 0.5)
  }

  @Test func survivesUnevenBeginsAndCommits() {
    UIView.commitAnimations()
    UIView.setAnimationDuration(3)
    let view = UIView()
    UIView.animate(withDuration: 1, options: .curveLinear) {
      UIView.commitAnimations()
      view.alpha = 0
    }
    view.animationClock.advance(by: 0.5)
    #expect(view.presentation.alpha == 0.5)
  }

  @Test func tellsOfAMessageThatTheDelegateDoesNotKnow() {
    let view = UIView()
    view.animationClock.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelegate(Watcher())
      UIView.setAnimationDidStop("unheardOf:")
      view.alpha = 0
      UIView.commitAnimations()
    }
    view.animationClock.advance(by: 1)
    #expect(
      view.animationClock.uncaughtExceptions.map(\.reason) == [
        "-[Watcher unheardOf:]: unrecognized selector sent to instance"
      ])
  }

  @Test func performsAfterADelay() {
    let view = Delayed()
    #expect(view.perform("late", afterDelay: 1))
    view.animationClock.advance(by: 0.99)
    #expect(view.count == 0)
    view.animationClock.advance(by: 0.01)
    #expect(view.count == 1)
    #expect(!Watcher().perform("late", afterDelay: 1))
    var messages: [String] = []
    view.animationClock.exceptionHandler = { messages.append($0.reason) }
    view.perform("never", afterDelay: 1)
    view.animationClock.advance(by: 1)
    #expect(messages == ["-[Delayed never]: unrecognized selector sent to instance"])
  }

  final class Delayed: UIView {
    var count = 0
    override class var actions: ActionTable { ["late": action(Delayed.late)] }
    func late() { count += 1 }
  }
}
