import HeadlessUIKit

extension Vocabulary {
  static let resources = Vocabulary(value: "resources")

  /// A picture that the document uses, with the size that Interface Builder saw, in points.
  static let imageResource = Vocabulary(
    value: "resources/image",
    rows: [.attribute("name"), .attribute("catalog"), .attribute("width", .number), .attribute("height", .number)])

  static let namedColor = Vocabulary(value: "namedColor", rows: [.attribute("name")])

  static let systemColor = Vocabulary(value: "systemColor", rows: [.attribute("name")])
}
