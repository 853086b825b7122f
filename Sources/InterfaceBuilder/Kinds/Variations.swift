import HeadlessUIKit

extension Vocabulary {
  /// What is different in some traits. Besides its key it says attributes and values of the object that it is in.
  static let variation = Vocabulary(value: "variation")

  static let mask = Vocabulary(value: "mask")

  static let include = Vocabulary(value: "include", rows: [.attribute("reference", .reference)])

  static let exclude = Vocabulary(value: "exclude", rows: [.attribute("reference", .reference)])

  /// Transitions of the view; hardly ever anything is in it.
  static let animations = Vocabulary(value: "animations")
}
