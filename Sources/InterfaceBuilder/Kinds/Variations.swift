import HeadlessUIKit

extension Vocabulary {
  static let variation = Vocabulary(value: "variation")

  static let mask = Vocabulary(value: "mask")

  static let include = Vocabulary(value: "include", rows: [.attribute("reference", .reference)])

  static let exclude = Vocabulary(value: "exclude", rows: [.attribute("reference", .reference)])
}
