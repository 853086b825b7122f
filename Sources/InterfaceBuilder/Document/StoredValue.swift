/// The value of an attribute as a document keeps it. Texts stay in the markup until somebody asks for them: most of a
/// document's attributes are names and ids.
enum StoredValue {
  /// Not understood, or not of the type that it must be.
  case none
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case choice(Int32)
  case text
  case reference
}
