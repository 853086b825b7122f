import Testing

@testable import HeadlessUIKit

@Suite struct FilmTests {
  private func picture(_ name: String) -> UIImage {
    UIImage(name: name, size: CGSize(width: 1, height: 1), source: .missing)
  }

  private func seen(_ view: UIView, _ property: String) -> InspectedValue? {
    view.presentedProperties.first { $0.key == property }?.value
  }

  @Test func picturesFollowEachOtherByTheClock() {
    let view = UIImageView()
    view.image = picture("still")
    view.animationImages = ["a", "b", "c"].map(picture)
    view.animationDuration = 3
    view.animationRepeatCount = 2
    #expect(!view.isAnimating)
    #expect(seen(view, "image") == view.image.inspected)
    view.startAnimating()
    var names: [InspectedValue?] = []
    for _ in 0..<7 {
      names.append(seen(view, "image"))
      view.animationClock.advance(by: 1)
    }
    #expect(names == ["a", "b", "c", "a", "b", "c", "still"].map { picture($0) as UIImage? }.map(\.inspected))
    #expect(!view.isAnimating)
  }

  @Test func thirtyPicturesASecondUnlessMoreIsSaid() {
    let view = UIImageView()
    view.animationImages = ["a", "b"].map(picture)
    view.animationClock.advance(by: 5)
    view.startAnimating()
    #expect(view.film?.image(in: view)?.name == "a")
    view.animationClock.advance(by: 0.04)
    #expect(view.film?.image(in: view)?.name == "b")
    view.stopAnimating()
    #expect(view.film?.image(in: view) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e-300]) func strangeDurationsStopNothing(_ duration: Double) {
    let view = UIImageView()
    view.animationImages = [picture("a")]
    view.animationDuration = duration
    view.startAnimating()
    view.animationClock.advance(by: 1e9)
    _ = view.displayList()
  }

  @Test func theKnobOfASliderIsSeenToMove() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    slider.maximumValue = 10
    slider.setValue(8, animated: true)
    #expect(slider.value == 8)
    slider.animationClock.advance(by: 0.125)
    #expect(seen(slider, "value") == .number(4))
    slider.setValue(20, animated: false)
    slider.animationClock.advance(by: 1)
    #expect(slider.value == 10)
    #expect(seen(slider, "value") == .number(10))
  }

  @Test func theKnobOfASwitchIsSeenToMove() {
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    let (off, on) = (UISwitch(frame: control.frame), UISwitch(frame: control.frame))
    on.isOn = true
    control.setOn(true, animated: true)
    #expect(control.isOn)
    #expect(control.displayList() == off.displayList())
    control.animationClock.advance(by: 0.125)
    let half = control.displayList()
    #expect(half != off.displayList() && half != on.displayList())
    control.animationClock.advance(by: 1)
    #expect(control.displayList() == on.displayList())
  }

  @Test func progressIsSeenToGrow() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.setProgress(1, animated: true)
    #expect(view.progress == 1)
    #expect(seen(view, "progress") == nil)
    view.animationClock.advance(by: 0.125)
    #expect(seen(view, "progress") == .number(0.5))
    view.setProgress(0.25, animated: false)
    view.animationClock.advance(by: 1)
    #expect(seen(view, "progress") == .number(0.25))
  }
}
