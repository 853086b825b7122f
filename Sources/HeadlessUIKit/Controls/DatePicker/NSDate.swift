/// A moment, in seconds since the start of 2001 in Greenwich.
public struct NSDate: Sendable, Hashable {
  /// In seconds since the beginning of 2001, UTC.
  public var timeIntervalSinceReferenceDate: Double

  /// A moment, in seconds since the start of 2001 in Greenwich.
  public init(timeIntervalSinceReferenceDate: Double) {
    self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate
  }

  /// A day and a time of the Gregorian calendar in Greenwich.
  struct Components: Hashable {
    var year: Int
    /// 1 to 12.
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int
    var second: Int
    /// 0 is Sunday.
    var weekday: Int
  }

  /// Nil for a moment that is more than a million years away, or no number.
  var components: Components? {
    let seconds = timeIntervalSinceReferenceDate.rounded(.down)
    guard seconds.isFinite, abs(seconds) < 3e13 else { return nil }
    let whole = Int(seconds)
    let day = whole >= 0 ? whole / 86400 : -((86399 - whole) / 86400)
    let time = whole - day * 86400
    // Days since 1 March of year 0, so that a leap day is the last of its year.
    let shifted = day + 730_791
    let (year, month, dayOfMonth) = Self.civil(daysSinceMarchOfYear0: shifted)
    return Components(
      year: year, month: month, day: dayOfMonth, hour: time / 3600, minute: time / 60 % 60, second: time % 60,
      weekday: ((day + 1) % 7 + 7) % 7)
  }

  private static func civil(daysSinceMarchOfYear0 days: Int) -> (Int, Int, Int) {
    let era = (days >= 0 ? days : days - 146096) / 146097
    let dayOfEra = days - era * 146097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension NSDate: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(value: "date", rows: [.attribute("timeIntervalSinceReferenceDate", .number)])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    guard let seconds = element.number("timeIntervalSinceReferenceDate") else { return nil }
    return NSDate(timeIntervalSinceReferenceDate: seconds)
  }

  /// `2019-05-04T20:21:30Z`; the seconds when that cannot be said.
  public var inspected: InspectedValue {
    guard let parts = components else { return .number(timeIntervalSinceReferenceDate) }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return .string(
      "\(parts.year)-\(two(parts.month))-\(two(parts.day))T\(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))Z"
    )
  }
}
