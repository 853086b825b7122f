/// One line of a kind's vocabulary: what a document may say, its type and default, and the property that takes it.
///
/// The reader, the inspector, the writer's defaults, `xibc explain` and the reference page are all fed from rows.
public struct Row: @unchecked Sendable {
  /// The attribute's name or the child element's `key`; for ``Role/each`` and ``Role/list`` the element's name.
  public let name: String
  /// How it is met in a document.
  public let role: Role
  /// What the value may be.
  public let type: ValueType
  /// The default as a document would spell it, nil when there is none.
  public let defaultText: String?
  /// UIKit's name of the property.
  public let property: String
  /// The key in a compiled nib, nil when it is not known.
  public let nibKey: String?
  /// Gives a live object what the document says. `false`: the object is of another class than the row is for.
  let apply: (NSObject, DocumentValue, any DocumentDecoding) -> Bool
  /// Puts a child object where it belongs. `false`: one of the two is of the wrong class.
  let adopt: (NSObject, NSObject) -> Bool
  /// The property of a live object, nil when it is the default.
  let inspect: (NSObject) -> InspectedValue?
  /// The objects that a live object has for a list or object row.
  let children: (NSObject) -> [NSObject]

  /// How the row is met in a document.
  public enum Role: Sendable, Hashable {
    /// An attribute, or a child element with that `key`.
    case property
    /// Every child element of that name, such as a button's `<state>`.
    case each
    /// A child element that only holds objects, such as `<subviews>`.
    case list
    /// A child object with that `key`, such as `<view key="contentView">`.
    case object
    /// Said to Interface Builder itself: understood, but nothing that a live object has.
    case designTime
  }
}

extension Row {
  /// The words of a row of choices.
  public var choices: [String] {
    guard case .choice(let words) = type else { return [] }
    return words
  }
}
