import Testing

@testable import HeadlessUIKit

@Suite struct DatesTests {
  @Test(arguments: [
    (0.0, "2001-01-01T00:00:00Z"), (-1, "2000-12-31T23:59:59Z"), (-978_307_200, "1970-01-01T00:00:00Z"),
    (578_698_890.845, "2019-05-04T21:41:30Z"), (3_124_090_800, "2099-12-31T11:00:00Z"),
    (-26_352_000, "2000-03-02T00:00:00Z"), (-26_438_400, "2000-03-01T00:00:00Z"), (-26_524_800, "2000-02-29T00:00:00Z"),
  ])
  func saysTheDay(seconds: Double, text: String) {
    #expect(NSDate(timeIntervalSinceReferenceDate: seconds).inspected == .string(text))
  }

  @Test func knowsTheDayOfTheWeek() {
    #expect(NSDate(timeIntervalSinceReferenceDate: 0).components?.weekday == 1)
    #expect(NSDate(timeIntervalSinceReferenceDate: -86400).components?.weekday == 0)
    #expect(NSDate(timeIntervalSinceReferenceDate: 86400 * 5).components?.weekday == 6)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e20])
  func drawsAPickerWhateverTheDate(seconds: Double) {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 380))
    picker.date = NSDate(timeIntervalSinceReferenceDate: seconds)
    picker.countDownDuration = seconds
    picker.minuteInterval = Int.max
    #expect(picker.date?.components == nil)
    for mode in UIDatePicker.Mode.allCases {
      for style in UIDatePicker.Style.allCases {
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        var canvas = Canvas(traits: .standard)
        picker.draw(into: &canvas)
        #expect(!canvas.commands.isEmpty)
      }
    }
  }
}
