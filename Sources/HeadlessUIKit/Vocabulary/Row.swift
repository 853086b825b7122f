/// One line of a kind's vocabulary: what a document may say, its type and default, and the property that takes it.
///
/// The reader, the inspector, the writer's defaults, `xibc explain` and the reference page are all fed from rows. It is a
/// class because it is passed on for every value of a document, and is made of a dozen parts.
public final class Row: @unchecked Sendable {
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
  /// Reads and sets the property without a document, nil when the row is for none.
  let access: RowAccess?
  /// What the elements of an ``Role/each`` row gave to one object, to be given to others; nil when each object must
  /// take the elements itself.
  public let copy: ((NSObject) -> PreparedValue?)?
  /// The class of the objects that a list or object row takes, nil for other rows.
  public let childType: NSObject.Type?

  init(
    name: String, role: Role, type: ValueType, defaultText: String?, property: String, nibKey: String?,
    apply: @escaping (NSObject, DocumentValue, any DocumentDecoding) -> Bool = { _, _, _ in false },
    adopt: @escaping (NSObject, NSObject) -> Bool = { _, _ in false },
    inspect: @escaping (NSObject) -> InspectedValue? = { _ in nil },
    children: @escaping (NSObject) -> [NSObject] = { _ in [] }, access: RowAccess? = nil,
    copy: ((NSObject) -> PreparedValue?)? = nil, childType: NSObject.Type? = nil
  ) {
    (self.name, self.role, self.type, self.defaultText) = (name, role, type, defaultText)
    (self.property, self.nibKey, self.childType) = (property, nibKey, childType)
    (self.apply, self.adopt, self.inspect, self.children) = (apply, adopt, inspect, children)
    (self.access, self.copy) = (access, copy)
  }

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

/// How a row's property is read and set without a document, and how its value is decoded once for many objects.
struct RowAccess {
  /// The type of the property, for messages.
  let typeName: String
  let get: (NSObject) -> Any?
  /// Sets any value that fits. False when none does.
  let set: (NSObject, Any?) -> Bool
  /// Decodes what a document says; nil when that is no value of the property.
  let prepare: (DocumentValue, any DocumentDecoding) -> PreparedValue?
}

/// A value that was decoded once and is given to many objects.
public struct PreparedValue {
  /// Whether a new object of the row's class has this value from the start.
  public let isDefault: Bool
  /// Gives it to an object of the row's class; that it is one is not checked again.
  public let apply: (NSObject) -> Void

  /// Several values as one: they are given in their order.
  public static func joined(_ values: ArraySlice<PreparedValue>) -> PreparedValue {
    guard let first = values.first else { return PreparedValue(isDefault: true) { _ in } }
    guard values.count > 1 else { return first }
    let middle = values.startIndex + values.count / 2
    let (one, other) = (joined(values[..<middle]).apply, joined(values[middle...]).apply)
    return PreparedValue(isDefault: false) { object in
      one(object)
      other(object)
    }
  }
}

extension Row {
  /// What ``NSObject/apply(_:to:in:)`` would give to objects, decoded once; nil when each object must decode it anew.
  public func prepare(_ value: DocumentValue, in decoding: any DocumentDecoding) -> PreparedValue? {
    access?.prepare(value, decoding)
  }

  /// Whether ``prepare(_:in:)`` can decode the row's values once.
  public var isPreparable: Bool { access != nil && type != .reference }

  /// Puts a child, the second object, where it belongs in the first; false when one is of the wrong class.
  public var adopting: (NSObject, NSObject) -> Bool { adopt }

  /// Gives the property of an object another one; false when one of the two is of the wrong class.
  public func connect(_ object: NSObject, to other: NSObject) -> Bool { access?.set(object, other) ?? false }
}
