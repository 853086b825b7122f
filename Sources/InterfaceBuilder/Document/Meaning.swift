import HeadlessUIKit

/// What an element of a document was understood as. Every element has one, so it is small.
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
  private var kindNumber: Int16 = -1
  private var rowNumber: Int16 = -1

  /// The kind's number in ``KindIndex/all``, nil for a list and for what is not understood.
  var kind: Int? {
    get { kindNumber < 0 ? nil : Int(kindNumber) }
    set { kindNumber = newValue.flatMap { Int16(exactly: $0) } ?? -1 }
  }

  /// The kind, nil for a list and for what is not understood.
  var vocabulary: Vocabulary? { kind.map { KindIndex.shared.all[$0] } }

  /// Where the element belongs: the position of the row in the enclosing object's ``Vocabulary/allRows``.
  var row: Int? {
    get { rowNumber < 0 ? nil : Int(rowNumber) }
    set { rowNumber = newValue.flatMap { Int16(exactly: $0) } ?? -1 }
  }
}
