import HeadlessUIKit

extension Vocabulary {
  /// Where the tabs of a paragraph stop.
  static let tabStops = Vocabulary(value: "tabStops")

  /// One stop: its distance from the paragraph's start, in points, and how the text lies at it.
  static let textTab = Vocabulary(
    value: "textTab", rows: [.attribute("alignment", NSTextAlignment.self), .attribute("location", .number)])

  static let textTabOptions = Vocabulary(value: "textTab/options")
}
