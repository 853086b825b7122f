import HeadlessUIKit

extension Vocabulary {
  /// Bytes in base64.
  static let mutableData = Vocabulary(value: "mutableData")
}
