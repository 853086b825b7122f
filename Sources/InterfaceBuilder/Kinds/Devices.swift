public import HeadlessUIKit

extension IBDocument {
  /// How the device of a document is held.
  public enum Orientation: String, DocumentChoice { case portrait, landscape }

  /// The appearance that a document is shown in.
  public enum Appearance: String, DocumentChoice { case light, dark }
}

extension Vocabulary {
  /// The canvas that the document is designed on.
  static let device = Vocabulary(
    value: "device",
    rows: [
      .attribute("id"), .attribute("orientation", IBDocument.Orientation.self),
      .attribute("appearance", IBDocument.Appearance.self), .attribute("layout"),
    ])

  /// How much of the device's screen the app has.
  static let adaptation = Vocabulary(value: "adaptation", rows: [.attribute("id")])
}
