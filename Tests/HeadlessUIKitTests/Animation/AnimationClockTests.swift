import Testing

@testable import HeadlessUIKit

@Suite struct AnimationClockTests {
  @Test func doesThingsInTheOrderOfTheirTimes() {
    let clock = AnimationClock()
    var log: [String] = []
    clock.schedule(after: 2) { log.append("late \(clock.now)") }
    clock.schedule(after: 1) { log.append("first \(clock.now)") }
    clock.schedule(after: 1) { log.append("second \(clock.now)") }
    clock.schedule(after: -5) { log.append("now \(clock.now)") }
    clock.schedule(after: .nan) { log.append("no number \(clock.now)") }
    clock.schedule(after: .infinity) { log.append("never") }
    clock.advance(by: 0.5)
    #expect(log == ["now 0.0", "no number 0.0"])
    clock.advance(by: 10)
    #expect(log.dropFirst(2) == ["first 1.0", "second 1.0", "late 2.0"])
    #expect(clock.now == 10.5)
    #expect(clock.nextEventTime == nil)
  }

  @Test func givesWhatIsScheduledOnTheWayItsOwnTime() {
    let clock = AnimationClock()
    var times: [Double] = []
    clock.schedule(after: 1) { clock.schedule(after: 1.5) { times.append(clock.now) } }
    clock.advance(by: 100)
    #expect(times == [2.5])
  }

  @Test func repeatsUntilInvalidated() {
    let clock = AnimationClock()
    var count = 0
    let timer = clock.schedule(every: 0.25) { count += 1 }
    clock.advance(by: 1)
    #expect(count == 4)
    timer.invalidate()
    clock.advance(by: 1)
    #expect(count == 4)
    #expect(!timer.isValid)
  }

  @Test func boundsWhatNeverComesToAnEnd() {
    let clock = AnimationClock()
    var count = 0
    func again() {
      count += 1
      clock.schedule(after: 0, again)
    }
    clock.schedule(after: 0, again)
    #expect(!clock.advance(by: 1))
    #expect(count == AnimationClock.eventLimit)
    #expect(clock.now == 1)
  }

  @Test func doesNotMoveInsideOfWhatItDoes() {
    let clock = AnimationClock()
    var times: [Double] = []
    clock.schedule(after: 1) {
      clock.advance(by: 50)
      times.append(clock.now)
    }
    clock.advance(by: 2)
    #expect(times == [1])
    #expect(clock.now == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -3])
  func staysWhereItIsForSenselessTimes(seconds: Double) {
    let clock = AnimationClock()
    clock.advance(by: 2)
    clock.advance(by: seconds)
    #expect(clock.now == 2)
  }

  @Test func advancesToRest() {
    let clock = AnimationClock()
    var isDone = false
    clock.schedule(after: 1) { clock.schedule(after: 2) { isDone = true } }
    clock.advanceToRest()
    #expect(isDone)
    #expect(clock.now == 3)
  }

  @Test func goesOnByTheClockOfTheTreeThatAViewIsPutInto() {
    let root = UIView()
    root.animationClock.advance(by: 10)
    let view = UIView()
    let own = view.animationClock
    own.advance(by: 3)
    UIView.animate(withDuration: 2, options: .curveLinear, animations: { view.alpha = 0 })
    own.advance(by: 1)
    root.addSubview(view)
    #expect(view.animationClock === root.animationClock)
    #expect(view.presentation.alpha == 0.5)
    root.animationClock.advance(by: 0.5)
    #expect(view.presentation.alpha == 0.25)
    #expect(own.now == 4.5)
    own.advance(by: 0.25)
    #expect(root.animationClock.now == 10.75)
    #expect(view.presentation.alpha == 0.125)
  }

  @Test func keepsAClockThatWasGiven() {
    let clock = AnimationClock()
    let (one, two) = (UIView(), UIView())
    one.animationClock = clock
    two.animationClock = clock
    let root = UIView()
    _ = root.animationClock
    root.addSubview(one)
    #expect(one.animationClock === clock)
    UIView.animate(withDuration: 1, options: .curveLinear) {
      one.alpha = 0
      two.alpha = 0
    }
    clock.advance(by: 0.5)
    #expect(one.presentation.alpha == 0.5)
    #expect(two.presentation.alpha == 0.5)
  }

  @Test func isInForceForViewsWithoutOne() {
    let clock = AnimationClock()
    let view = UIView()
    clock.perform { UIView.animate(withDuration: 1, options: .curveLinear) { view.alpha = 0 } }
    clock.advance(by: 0.5)
    #expect(view.presentation.alpha == 0.5)
    #expect(AnimationClock.current == nil)
  }

  @Test func keepsThreadsApart() async {
    let results = await withTaskGroup(of: [Double].self) { group in
      for number in 1...8 {
        group.addTask {
          let view = UIView()
          UIView.animate(withDuration: Double(number), options: .curveLinear) { view.alpha = 0 }
          return (1...4).map { _ in
            view.animationClock.advance(by: Double(number) / 4)
            return view.presentation.alpha
          }
        }
      }
      return await group.reduce(into: [[Double]]()) { $0.append($1) }
    }
    #expect(results.count == 8)
    #expect(results.allSatisfy { $0 == [0.75, 0.5, 0.25, 0] })
  }

  @Test func letsGoOfViewsThatNobodyKeeps() {
    weak var gone: UIView?
    weak var repeating: UIView?
    do {
      let view = UIView()
      UIView.animate(withDuration: 5, animations: { view.alpha = 0 }) { _ in view.tag = 1 }
      view.animationClock.cancelAll()
      UIView.animate(withDuration: 1, options: .repeat) { view.alpha = 1 }
      gone = view
      let root = UIView()
      let child = UIView()
      root.addSubview(child)
      UIView.animate(withDuration: 1, options: [.repeat, .autoreverse]) { child.alpha = 0 }
      repeating = child
    }
    #expect(gone == nil)
    #expect(repeating == nil)
  }
}
