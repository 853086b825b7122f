/// What a document says for one property, decoded but not yet bound to a live object.
public enum DocumentValue: Sendable, Hashable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  /// The position of the word in the row's list of choices.
  case choice(Int)
  /// The `id` of another object.
  case reference(String)
  /// `<nil key="…"/>`.
  case null
  /// A child element with what it says.
  indirect case element(ValueElement)
}
