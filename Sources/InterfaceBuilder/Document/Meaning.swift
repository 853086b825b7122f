import HeadlessUIKit

/// What an element of a document was understood as.
struct Meaning {
  enum Role {
    /// Not an element, or not understood.
    case none
    /// An element that only holds others, such as `<subviews>`.
    case list
    /// A value: a colour, a rectangle, a state.
    case value
    /// An object of its own.
    case object
  }

  var role = Role.none
  /// Whether the element's name is not known and it was taken for a plain view.
  var isGeneric = false
  /// The kind, nil for a list and for what is not understood.
  var vocabulary: Vocabulary?
  /// Where the element belongs: the position of the row in the enclosing object's ``Vocabulary/allRows``.
  var row: Int?
}
