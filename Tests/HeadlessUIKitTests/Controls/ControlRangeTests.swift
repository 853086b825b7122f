import Testing

@testable import HeadlessUIKit

/// Controls keep their values within their ranges.
@Suite struct ControlRangeTests {
  @Test func aSliderStaysInItsRange() {
    let slider = UISlider()
    slider.value = 5
    #expect(slider.value == 1)
    slider.value = -1
    #expect(slider.value == 0)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.maximumValue = 10
    slider.minimumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 0
    slider.value = 8
    slider.maximumValue = 2
    #expect(slider.value == 2)
    slider.maximumValue = 10
    #expect(slider.value == 2)
  }

  @Test func aStepperStaysInItsRange() {
    let stepper = UIStepper()
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.maximumValue = 7
    #expect(stepper.value == 7)
    stepper.minimumValue = 6
    stepper.value = 0
    #expect(stepper.value == 6)
  }

  @Test func aPageControlStaysOnItsPages() {
    let control = UIPageControl()
    control.currentPage = 2
    #expect(control.currentPage == 0)
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  @Test func aProgressViewIsDoneAtMost() {
    let view = UIProgressView()
    view.progress = 4
    #expect(view.progress == 1)
    view.setProgress(-1, animated: false)
    #expect(view.progress == 0)
  }

  @Test func withoutSegmentsNoneIsChosen() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.selectedSegmentIndex = 1
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  /// The order of a document's attributes is that of their names or of the vocabulary: the value may come first.
  @Test func aDocumentMaySayTheValueBeforeTheRange() {
    var range = RangedValue(0.0, from: 0, to: 1)
    range.setInDocument(50)
    #expect(range.value == 1)
    range.setLowest(10)
    range.setHighest(100)
    #expect(range.value == 50)
    range.setHighest(20)
    range.setHighest(100)
    #expect(range.value == 20)
  }

  @Test func whatCodeSaysIsNotRememberedPastTheRange() {
    var range = RangedValue(0.0, from: 0, to: 1)
    range.set(50)
    range.setHighest(100)
    #expect(range.value == 1)
  }

  @Test func aHeldStepperGoesOn() {
    let stepper = UIStepper()
    var told = 0
    stepper.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    let finger = TouchSequence(in: stepper, at: CGPoint(x: 70, y: 10))
    #expect(stepper.value == 1)
    stepper.animationClock.advance(by: 1)
    #expect(stepper.value > 3)
    #expect(told == Int(stepper.value))
    finger.end()
    let after = stepper.value
    stepper.animationClock.advance(by: 1)
    #expect(stepper.value == after)
    stepper.autorepeat = false
    stepper.press(at: CGPoint(x: 70, y: 10), for: 2)
    #expect(stepper.value == after + 1)
  }

  @Test func aHeldStepperThatIsNotContinuousTellsTheEnd() {
    let stepper = UIStepper()
    stepper.isContinuous = false
    var told = 0
    stepper.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    stepper.press(at: CGPoint(x: 70, y: 10), for: 2)
    #expect(stepper.value > 3 && told == 1)
  }

  @Test func aHeldStepperRestsAtTheEndOfItsRange() {
    let stepper = UIStepper()
    stepper.maximumValue = 3
    let finger = TouchSequence(in: stepper, at: CGPoint(x: 70, y: 10))
    stepper.animationClock.advanceToRest()
    #expect(stepper.value == 3)
    finger.end()
  }
}
