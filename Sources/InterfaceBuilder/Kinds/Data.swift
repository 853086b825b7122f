import HeadlessUIKit

extension Vocabulary {
  /// Bytes in base64.
  static let dataValue = Vocabulary(value: "data")

  static let mutableData = Vocabulary(value: "mutableData")

  /// A moment, in seconds from the start of 2001, UTC.
  static let dateValue = Vocabulary(value: "date", rows: [.attribute("timeIntervalSinceReferenceDate", .number)])
}
