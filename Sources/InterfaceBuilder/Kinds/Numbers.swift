import HeadlessUIKit

extension Vocabulary {
  static let integerValue = Vocabulary(value: "integer", rows: [.attribute("value", .integer)])

  static let realValue = Vocabulary(value: "real", rows: [.attribute("value", .number)])

  static let boolValue = Vocabulary(value: "bool", rows: [.attribute("value", .bool)])

  static let rangeValue = Vocabulary(
    value: "range", rows: [.attribute("location", .integer), .attribute("length", .integer)])
}
