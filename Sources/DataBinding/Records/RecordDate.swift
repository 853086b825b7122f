#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Dates as the formats spell them: ISO 8601, in UTC when written.
enum RecordDate {
  /// Seconds since 2001-01-01T00:00:00Z from `Date.distantPast`, which lies two days before the year 1, to the end of the
  /// year 9999: what four digits of a year can spell.
  static let range = -63_114_076_800.0..<252_423_993_600.0

  /// The date of a text such as `2024-05-01T12:30:00Z` or `2024-05-01`; nil when it is none.
  static func parse(_ text: String) -> Date? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, let day = days(bytes[0..<10]) else { return nil }
    guard bytes.count > 10 else { return date(days: day, seconds: 0) }
    guard bytes.count >= 19, bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
      let hour = number(bytes[11..<13], in: 0...23), bytes[13] == UInt8(ascii: ":"),
      let minute = number(bytes[14..<16], in: 0...59), bytes[16] == UInt8(ascii: ":"),
      let second = number(bytes[17..<19], in: 0...60)
    else { return nil }
    guard let (fraction, offset) = fractionAndZone(bytes[19...]) else { return nil }
    return date(days: day, seconds: Double(hour * 3600 + minute * 60 + second - offset) + fraction)
  }

  /// The date in ISO 8601, in UTC and whole seconds.
  static func text(of date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    guard range.contains(seconds) else { return "\(seconds) seconds since 2001-01-01T00:00:00Z" }
    let whole = Int(seconds.rounded(.down))
    let day = (whole - (whole % 86_400 + 86_400) % 86_400) / 86_400
    let second = whole - day * 86_400
    let (year, month, dayOfMonth) = civil(day: day)
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))T"
      + "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
  }

  /// The day of the proleptic Gregorian calendar that many days after 2001-01-01, for years from 0.
  ///
  /// Counts in years that begin in March, so that the leap day is the last (Hinnant, "chrono-compatible date algorithms").
  private static func civil(day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 730_485 + 306
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func date(days: Int, seconds: Double) -> Date? {
    let interval = Double(days) * 86_400 + seconds
    return range.contains(interval) ? Date(timeIntervalSinceReferenceDate: interval) : nil
  }

  /// Days from 2001-01-01 to a day of the proleptic Gregorian calendar that is spelled `yyyy-mm-dd`.
  private static func days(_ text: ArraySlice<UInt8>) -> Int? {
    let dash = UInt8(ascii: "-")
    let start = text.startIndex
    guard text[start + 4] == dash, text[start + 7] == dash,
      let year = number(text[start..<start + 4], in: 1...9999),
      let month = number(text[start + 5..<start + 7], in: 1...12)
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard let day = number(text[start + 8..<start + 10], in: 1...lengths[month - 1]) else { return nil }
    let past = year - 1
    let yearDays = past * 365 + past / 4 - past / 100 + past / 400
    return yearDays + lengths[..<(month - 1)].reduce(0, +) + day - 1 - 730_485
  }

  /// What may follow the seconds: a fraction, and `Z` or a shift such as `+02:00` (in seconds).
  private static func fractionAndZone(_ text: ArraySlice<UInt8>) -> (fraction: Double, offset: Int)? {
    var rest = text
    var fraction = 0.0
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      guard let value = Double("0." + String(decoding: digits, as: UTF8.self)), !digits.isEmpty else { return nil }
      fraction = value
      rest = rest[digits.endIndex...]
    }
    if rest.isEmpty || Array(rest) == [UInt8(ascii: "Z")] { return (fraction, 0) }
    let isEast = rest.first == UInt8(ascii: "+")
    guard isEast || rest.first == UInt8(ascii: "-") else { return nil }
    let digits = rest.dropFirst().filter { $0 != UInt8(ascii: ":") }
    guard digits.count == 4, let hours = number(digits[0..<2], in: 0...14),
      let minutes = number(digits[2..<4], in: 0...59)
    else { return nil }
    return (fraction, (isEast ? 1 : -1) * (hours * 3600 + minutes * 60))
  }

  private static func number(_ digits: ArraySlice<UInt8>, in range: ClosedRange<Int>) -> Int? {
    var value = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return range.contains(value) ? value : nil
  }
}
