import HeadlessUIKit

extension Vocabulary {
  static let string = Vocabulary(value: "string", rows: [.attribute("base64-UTF8", .bool)])

  static let mutableString = Vocabulary(value: "mutableString", rows: [.attribute("base64-UTF8", .bool)])

  static let null = Vocabulary(value: "nil", rows: [.attribute("name")])
}
