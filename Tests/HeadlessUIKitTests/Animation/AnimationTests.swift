import Testing

@testable import HeadlessUIKit

@Suite struct AnimationTests {
  /// A label that appears, stays and goes, as apps have shown short messages for years.
  @Test func showsAToastByTheSecond() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    label.alpha = 0
    root.addSubview(label)
    let clock = root.animationClock
    UIView.animate(withDuration: 1.5, animations: { label.alpha = 0.6 }) { _ in
      UIView.animate(withDuration: 1.5, delay: 1.0, options: .curveLinear, animations: { label.alpha = 0 }) { _ in
        label.removeFromSuperview()
      }
    }
    #expect(label.alpha == 0.6)
    #expect(label.presentation.alpha == 0)
    var seen: [Double: Double] = [:]
    for quarter in 1...15 {
      clock.advance(by: 0.25)
      seen[Double(quarter) / 4] = label.presentation.alpha
    }
    #expect(seen[0.75] == 0.3)
    #expect(seen[1.5] == 0.6)
    #expect(seen[2] == 0.6)
    #expect(seen[2.5] == 0.6)
    #expect(seen[3.25] == 0.3)
    #expect(label.superview === root)
    clock.advance(by: 0.25)
    #expect(clock.now == 4)
    #expect(label.superview == nil)
    #expect(root.subviews.isEmpty)
  }

  @Test func showsTheSameInOneStep() {
    let root = UIView()
    let label = UILabel()
    root.addSubview(label)
    UIView.animate(withDuration: 1.5, animations: { label.alpha = 0.6 }) { _ in
      UIView.animate(withDuration: 1.5, delay: 1.0, options: .curveLinear, animations: { label.alpha = 0 }) { _ in
        label.removeFromSuperview()
      }
    }
    root.animationClock.advance(by: 3.25)
    #expect(label.presentation.alpha == 0.3)
    root.animationClock.advance(by: 0.75)
    #expect(label.superview == nil)
  }

  @Test func animatesEveryPropertyThatItCan() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .black
    view.tintColor = .black
    let clock = view.animationClock
    UIView.animate(withDuration: 2, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 50, width: 30, height: 20)
      view.alpha = 0.5
      view.backgroundColor = .white
      view.tintColor = .white
      view.layer.cornerRadius = 8
      view.layer.borderWidth = 4
      view.layer.borderColor = .red
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = 5
      view.layer.shadowOffset = CGSize(width: 4, height: 1)
      view.layer.opacity = 0.5
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    clock.advance(by: 1)
    let shown = view.presentation
    #expect(shown.center == CGPoint(x: 60, y: 32.5))
    #expect(shown.bounds.size == CGSize(width: 20, height: 15))
    #expect(shown.alpha == 0.75)
    #expect(shown.backgroundColor?.light == RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(shown.tintColor.light == RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(shown.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(shown.frame == CGRect(x: 40, y: 17.5, width: 40, height: 30))
    #expect(shown.cornerRadius == 4)
    let layer = view.layer.presentation()
    #expect(layer.borderWidth == 2)
    #expect(layer.borderColor?.light == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(layer.shadowOpacity == 0.5)
    #expect(layer.shadowRadius == 4)
    #expect(layer.shadowOffset == CGSize(width: 2, height: -1))
    #expect(layer.opacity == 0.75)
    clock.advance(by: 1)
    #expect(view.presentation.frame == view.frame)
    #expect(!view.hasAnimations)
  }

  @Test func turnsTheShorterWay() {
    let view = UIView()
    UIView.animate(withDuration: 1, options: .curveLinear) {
      view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
    }
    view.animationClock.advance(by: 0.5)
    let shown = view.presentation.transform
    let half = 0.5.squareRoot()
    for (value, wanted) in [(shown.a, half), (shown.b, half), (shown.c, -half), (shown.d, half)] {
      #expect(abs(value - wanted) < 1e-12)
    }
  }

  @Test func growsFromNothing() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    UIView.animate(withDuration: 1, options: .curveLinear) { view.transform = .identity }
    view.animationClock.advance(by: 0.25)
    #expect(view.presentation.transform == CGAffineTransform(scaleX: 0.25, y: 0.25))
    view.animationClock.advance(by: 1)
    UIView.animate(withDuration: 1, options: .curveLinear) { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
    view.animationClock.advance(by: 0.25)
    #expect(view.presentation.transform == CGAffineTransform(scaleX: 0.75, y: 0.75))
  }

  @Test func drawsWhatIsSeenAtTheClocksTime() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.backgroundColor = .red
    root.addSubview(box)
    UIView.animate(withDuration: 1, options: .curveLinear) {
      box.frame = CGRect(x: 40, y: 0, width: 20, height: 10)
      box.alpha = 0
    }
    root.animationClock.advance(by: 0.5)
    let commands = root.displayList().commands
    #expect(commands.contains(.concat(CGAffineTransform(translationX: 20, y: 0))))
    #expect(commands.contains(.beginGroup(alpha: 0.5)))
    #expect(commands.contains(.fill(.rect(CGRect(x: 0, y: 0, width: 15, height: 10)), UIColor.red.light)))
    root.animationClock.advance(by: 0.5)
    #expect(!root.displayList().commands.contains { if case .fill = $0 { true } else { false } })
  }

  @Test func addsUpAnimationsThatOverlap() {
    let view = UIView()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, options: .curveLinear, animations: { view.center.y = 100 }) { finished.append($0) }
    view.animationClock.advance(by: 0.5)
    #expect(view.presentation.center.y == 50)
    UIView.animate(withDuration: 1, options: .curveLinear, animations: { view.center.y = 0 }) { finished.append($0) }
    #expect(view.presentation.center.y == 50)
    view.animationClock.advance(by: 0.25)
    // The first still has a quarter of its way, 25 back; the second three quarters of its, 75 forth.
    #expect(view.presentation.center.y == 50)
    view.animationClock.advance(by: 0.5)
    #expect(view.presentation.center.y == 25)
    view.animationClock.advance(by: 0.25)
    #expect(finished == [true, true])
  }

  @Test func replacesAnimationsOfColours() {
    let view = UIView()
    view.backgroundColor = .black
    var log: [String] = []
    UIView.animate(withDuration: 2, options: .curveLinear, animations: { view.backgroundColor = .white }) {
      log.append("first \($0)")
    }
    view.animationClock.advance(by: 1)
    UIView.animate(
      withDuration: 1, options: [.curveLinear, .beginFromCurrentState], animations: { view.backgroundColor = .black }
    ) { log.append("second \($0)") }
    #expect(view.presentation.backgroundColor?.light.red == 0.5)
    view.animationClock.advance(by: 0.5)
    #expect(view.presentation.backgroundColor?.light.red == 0.25)
    view.animationClock.advance(by: 1)
    #expect(log == ["first false", "second true"])
  }

  @Test func fadesFromClearWithoutDarkening() {
    let view = UIView()
    UIView.animate(withDuration: 1, options: .curveLinear) { view.backgroundColor = .white }
    view.animationClock.advance(by: 0.5)
    #expect(view.presentation.backgroundColor?.light == RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))
  }

  @Test func tellsThatAnAnimationDidNotFinishWhenItsViewIsRemoved() {
    let root = UIView()
    let holder = UIView()
    let view = UIView()
    root.addSubview(holder)
    holder.addSubview(view)
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished.append($0) }
    root.animationClock.advance(by: 0.5)
    holder.removeFromSuperview()
    #expect(view.presentation.alpha == 0)
    root.animationClock.advance(by: 0)
    #expect(finished == [false])
    root.animationClock.advance(by: 5)
    #expect(finished == [false])
  }

  @Test func goesOnWhenAViewIsOnlyMoved() {
    let root = UIView()
    let (one, two, view) = (UIView(), UIView(), UIView())
    for holder in [one, two] { root.addSubview(holder) }
    one.addSubview(view)
    UIView.animate(withDuration: 1, options: .curveLinear) { view.alpha = 0 }
    root.animationClock.advance(by: 0.5)
    two.addSubview(view)
    #expect(view.presentation.alpha == 0.5)
  }

  @Test func endsAllAnimationsOfALayer() {
    let view = UIView()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, options: .repeat, animations: { view.alpha = 0 }) { finished.append($0) }
    view.animationClock.advance(by: 0.5)
    view.layer.removeAllAnimations()
    #expect(view.presentation.alpha == 0)
    view.animationClock.advance(by: 0)
    #expect(finished == [false])
  }

  @Test func repeatsAndReverses() {
    let view = UIView()
    view.alpha = 0
    var isOver = false
    UIView.animate(
      withDuration: 1, options: [.curveLinear, .repeat, .autoreverse], animations: { view.alpha = 1 }
    ) { _ in isOver = true }
    for (time, alpha) in [(0.25, 0.25), (1.0, 1.0), (1.25, 0.75), (2.0, 0.0), (2.5, 0.5)] {
      view.animationClock.advance(by: time - view.animationClock.now)
      #expect(view.presentation.alpha == alpha)
    }
    view.animationClock.advance(by: 1e9)
    #expect(!isOver)
    #expect(view.hasAnimations)
  }

  @Test func repeatsAFewTimes() {
    let view = UIView()
    view.alpha = 0
    var end: Double?
    let clock = view.animationClock
    UIView.animate(withDuration: 1, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 1 }
    }
    clock.advance(by: 1.25)
    #expect(view.presentation.alpha == 0.75)
    clock.advance(by: 2.74)
    #expect(view.hasAnimations)
    clock.advance(by: 0.02)
    #expect(!view.hasAnimations)
    #expect(view.presentation.alpha == 1)
    end = clock.now
    #expect(end != nil)
  }

  @Test func inheritsFromTheOuterBlock() {
    let (outer, inner, own) = (UIView(), UIView(), UIView())
    let root = UIView()
    for view in [outer, inner, own] { root.addSubview(view) }
    UIView.animate(withDuration: 4, options: .curveLinear) {
      outer.alpha = 0
      UIView.animate(withDuration: 1) { inner.alpha = 0 }
      UIView.animate(withDuration: 1, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]) {
        own.alpha = 0
      }
    }
    root.animationClock.advance(by: 1)
    #expect(outer.presentation.alpha == 0.75)
    #expect(inner.presentation.alpha == 0.75)
    #expect(own.presentation.alpha == 0)
  }

  @Test func changesAtOnceWithoutAnimation() {
    let view = UIView()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.alpha = 0 }
      view.tag = 1
    }
    #expect(view.presentation.alpha == 0)
    #expect(!view.hasAnimations)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    UIView.setAnimationsEnabled(true)
    #expect(view.presentation.alpha == 1)
  }

  @Test(arguments: [0, -1, Double.nan])
  func changesAtOnceInNoTime(duration: Double) {
    let view = UIView()
    var finished: [Bool] = []
    UIView.animate(withDuration: duration, animations: { view.alpha = 0 }) { finished.append($0) }
    #expect(view.presentation.alpha == 0)
    #expect(finished.isEmpty)
    view.animationClock.advance(by: 0)
    #expect(finished == [true])
  }

  @Test func waitsForADelayInNoTime() {
    let view = UIView()
    UIView.animate(withDuration: 0, delay: 1) { view.alpha = 0 }
    view.animationClock.advance(by: 0.9)
    #expect(view.presentation.alpha == 1)
    view.animationClock.advance(by: 0.1)
    #expect(view.presentation.alpha == 0)
  }

  @Test func completesABlockInWhichNothingChanged() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 3, animations: {}) { finished.append($0) }
    #expect(finished == [true])
  }

  @Test func seesAtOnceWhatIsNoNumber() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1) {
      view.alpha = .nan
      view.frame = CGRect(x: .infinity, y: .nan, width: 1, height: 1)
    }
    view.animationClock.advance(by: 0.5)
    #expect(view.presentation.alpha.isNaN)
    _ = view.displayList()
    UIView.animate(withDuration: .infinity) { view.alpha = 1 }
    view.animationClock.advance(by: 1e6)
    #expect(view.presentation.alpha == 1)
  }

  @Test func setsThePropertyTwiceInOneBlock() {
    let view = UIView()
    view.alpha = 0
    UIView.animate(withDuration: 1, options: .curveLinear) {
      view.alpha = 0.2
      view.alpha = 1
    }
    view.animationClock.advance(by: 0.5)
    #expect(view.presentation.alpha == 0.5)
  }

  @Test func keepsUpWithThousandsOfViews() {
    let root = UIView()
    for _ in 0..<5000 { root.addSubview(UIView()) }
    var count = 0
    UIView.animate(withDuration: 1, animations: { for view in root.subviews { view.alpha = 0 } }) { _ in count += 1 }
    for view in root.subviews {
      UIView.animate(withDuration: 0.5, animations: { view.center.x = 5 }) { _ in count += 1 }
    }
    root.animationClock.advance(by: 2)
    #expect(count == 5001)
    #expect(root.subviews.allSatisfy { !$0.hasAnimations })
  }

  @Test func animatesASpring() {
    let view = UIView()
    var isOver = false
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      animations: { view.center.x = 100 }
    ) { isOver = $0 }
    var highest = 0.0
    for _ in 0..<100 {
      view.animationClock.advance(by: 0.01)
      highest = max(highest, view.presentation.center.x)
    }
    #expect(highest > 110)
    view.animationClock.advance(by: 0.01)
    #expect(view.presentation.center.x == 100)
    #expect(isOver)
  }

  @Test func transitionsWithoutShowingHow() {
    let root = UIView()
    let (old, new) = (UIView(), UIView())
    root.addSubview(old)
    var isOver = false
    UIView.transition(from: old, to: new, duration: 0.4, options: .transitionCrossDissolve) { isOver = $0 }
    #expect(root.subviews == [new])
    root.animationClock.advance(by: 0.5)
    #expect(isOver)
    UIView.transition(with: root, duration: 1, animations: { root.alpha = 0.5 })
    #expect(root.presentation.alpha == 0.5)
  }
}
