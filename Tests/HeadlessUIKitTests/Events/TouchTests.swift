import Testing

@testable import HeadlessUIKit

@Suite struct TouchTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  /// Puts a control into the root and logs its events.
  private func watch(_ control: UIControl, _ frame: CGRect) -> EventLog {
    control.frame = frame
    root.addSubview(control)
    let log = EventLog()
    for (name, event) in UIControl.Event.names {
      control.addAction(UIAction { _ in log.names.append(name) }, for: event)
    }
    return log
  }

  final class EventLog { var names: [String] = [] }

  @Test func tapsAButton() {
    let button = UIButton()
    let log = watch(button, CGRect(x: 10, y: 10, width: 100, height: 40))
    #expect(root.tap(at: CGPoint(x: 20, y: 20)) === button)
    #expect(log.names == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    #expect(!button.isHighlighted)
    root.tap(at: CGPoint(x: 200, y: 200))
    #expect(log.names.count == 3)
  }

  @Test func highlightsAControlWhileTheFingerIsNear() {
    let button = UIButton()
    let log = watch(button, CGRect(x: 100, y: 100, width: 50, height: 50))
    let finger = TouchSequence(in: root, at: CGPoint(x: 120, y: 120))
    #expect(button.isHighlighted)
    #expect(button.isTracking)
    finger.move(to: CGPoint(x: 160, y: 120))
    #expect(button.isHighlighted)
    finger.move(to: CGPoint(x: 290, y: 120))
    #expect(!button.isHighlighted)
    finger.end()
    #expect(log.names == ["touchDown", "touchDragInside", "touchDragOutside", "touchDragExit", "touchUpOutside"])
    finger.end()
    #expect(log.names.count == 5)
  }

  @Test func tellsAControlThatItsTouchIsCancelled() {
    let button = UIButton()
    let log = watch(button, CGRect(x: 0, y: 0, width: 50, height: 50))
    let finger = TouchSequence(in: root, at: CGPoint(x: 20, y: 20))
    finger.cancel()
    #expect(log.names == ["touchDown", "touchCancel"])
    #expect(!button.isHighlighted)
  }

  @Test func leavesADisabledControlAlone() {
    let button = UIButton()
    let log = watch(button, CGRect(x: 0, y: 0, width: 50, height: 50))
    button.isEnabled = false
    #expect(root.tap(at: CGPoint(x: 20, y: 20)) === button)
    #expect(log.names.isEmpty)
    button.sendActions(for: .touchUpInside)
    #expect(log.names == ["touchUpInside"])
  }

  @Test func togglesASwitch() {
    let view = UISwitch()
    let log = watch(view, CGRect(x: 0, y: 0, width: 51, height: 31))
    view.tap()
    #expect(view.isOn)
    #expect(log.names == ["touchDown", "valueChanged", "touchUpInside"])
    view.tap()
    #expect(!view.isOn)
    view.setOn(true, animated: true)
    #expect(log.names.filter { $0 == "valueChanged" }.count == 2)
  }

  @Test func choosesASegment() {
    let view = UISegmentedControl()
    for (index, title) in ["A", "B", "C"].enumerated() {
      view.insertSegment(withTitle: title, at: index, animated: false)
    }
    let log = watch(view, CGRect(x: 0, y: 0, width: 300, height: 32))
    root.tap(at: CGPoint(x: 150, y: 10))
    #expect(view.selectedSegmentIndex == 1)
    root.tap(at: CGPoint(x: 150, y: 10))
    #expect(log.names.filter { $0 == "valueChanged" }.count == 1)
    view.segments[2].isEnabled = false
    root.tap(at: CGPoint(x: 290, y: 10))
    #expect(view.selectedSegmentIndex == 1)
    view.isMomentary = true
    var chosen = -1
    view.addAction(UIAction { _ in chosen = view.selectedSegmentIndex }, for: .valueChanged)
    root.tap(at: CGPoint(x: 10, y: 10))
    #expect(chosen == 0)
    #expect(view.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func stepsAStepper() {
    let view = UIStepper()
    let log = watch(view, CGRect(x: 0, y: 0, width: 94, height: 32))
    view.maximumValue = 2.5
    for _ in 0..<4 { root.tap(at: CGPoint(x: 80, y: 10)) }
    #expect(view.value == 2.5)
    #expect(log.names.filter { $0 == "valueChanged" }.count == 3)
    root.tap(at: CGPoint(x: 10, y: 10))
    #expect(view.value == 1.5)
    view.wraps = true
    view.value = 0
    root.tap(at: CGPoint(x: 10, y: 10))
    #expect(view.value == 2.5)
    root.tap(at: CGPoint(x: 80, y: 10))
    #expect(view.value == 0)
    view.stepValue = .nan
    root.tap(at: CGPoint(x: 80, y: 10))
    #expect(view.value == 0)
  }

  @Test func turnsPages() {
    let view = UIPageControl()
    view.numberOfPages = 3
    let log = watch(view, CGRect(x: 0, y: 0, width: 100, height: 26))
    for _ in 0..<5 { root.tap(at: CGPoint(x: 90, y: 10)) }
    #expect(view.currentPage == 2)
    #expect(log.names.filter { $0 == "valueChanged" }.count == 2)
    root.tap(at: CGPoint(x: 10, y: 10))
    #expect(view.currentPage == 1)
    for (pages, page) in [(Int.min, Int.max), (Int.max, Int.max), (0, Int.min)] {
      view.numberOfPages = pages
      view.currentPage = page
      root.tap(at: CGPoint(x: 90, y: 10))
      root.tap(at: CGPoint(x: 10, y: 10))
    }
  }

  @Test func dragsTheKnobOfASlider() {
    let view = UISlider()
    let log = watch(view, CGRect(x: 0, y: 0, width: 231, height: 31))
    root.drag(from: CGPoint(x: 15, y: 15), to: CGPoint(x: 115, y: 15), steps: 2)
    #expect(view.value == 0.5)
    #expect(log.names.filter { $0 == "valueChanged" }.count == 2)
    root.tap(at: CGPoint(x: 200, y: 15))
    #expect(view.value == 0.5)
    root.drag(from: CGPoint(x: 115, y: 15), to: CGPoint(x: 999, y: 15))
    #expect(view.value == 1)
    view.isContinuous = false
    log.names = []
    root.drag(from: CGPoint(x: 215, y: 15), to: CGPoint(x: 15, y: 15))
    #expect(view.value == 0)
    #expect(log.names.filter { $0 == "valueChanged" }.count == 1)
  }

  @Test func passesTouchesToTheNextResponderUnlessTheyAreKept() {
    final class Keeper: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let keeper = Keeper(frame: root.bounds)
    let outer = Keeper(frame: root.bounds)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(keeper)
    keeper.addSubview(inner)
    inner.tap()
    #expect(keeper.count == 1)
    #expect(outer.count == 0)
  }
}
