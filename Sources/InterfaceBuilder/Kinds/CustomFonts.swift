import HeadlessUIKit

extension Vocabulary {
  /// The fonts that the document brings: one list of names a font file.
  static let customFonts = Vocabulary(value: "customFonts")

  static let array = Vocabulary(value: "array")

  static let mutableArray = Vocabulary(value: "mutableArray")
}
