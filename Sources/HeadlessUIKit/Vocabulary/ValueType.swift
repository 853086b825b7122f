/// What an attribute of a document may say.
public enum ValueType: Sendable, Hashable {
  /// `YES` or `NO`.
  case bool
  case integer
  /// A number, also as a ratio: `0.5`, `15:8`, `1/3`.
  case number
  case string
  /// One of these words.
  case choice([String])
  /// The `id` of another object of the document.
  case reference
  /// The name of a picture in an asset catalogue.
  case image
  /// A child element that stands for a value, such as `<color key="textColor" …/>`; the text names the elements.
  case element(String)
  /// A child element that is an object of its own, such as `<view key="contentView" …/>`.
  case object
}
