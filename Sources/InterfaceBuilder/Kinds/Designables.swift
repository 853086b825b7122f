import HeadlessUIKit

extension Vocabulary {
  /// What Interface Builder found out about the classes that it runs itself: the sizes that they want.
  static let designables = Vocabulary(value: "designables")

  static let designable = Vocabulary(value: "designable", rows: [.attribute("name")])
}
