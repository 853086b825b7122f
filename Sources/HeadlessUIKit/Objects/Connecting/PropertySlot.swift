/// Where a property that a document sets by name keeps its value; see ``Outlet``, ``WeakOutlet``, ``OutletCollection``
/// and ``RuntimeAttribute``.
public class PropertySlot {
  init() {}

  /// The value, nil when there is none.
  var content: Any? { nil }

  /// The type that the property is declared with, for messages.
  var declaredType: String { "" }

  /// Takes a value. False when it is of another type than the property.
  func take(_ value: Any?) -> Bool { false }

  /// Whether the slot takes every object of a class, so that ``put(_:)`` may be used.
  class func takesAll(of type: NSObject.Type) -> Bool { false }

  /// Takes an object of a class that it is known to take: nothing is checked again.
  func put(_ object: NSObject) {}

  /// Takes an object that is connected in a document, without the way over `Any`.
  func take(object: NSObject) -> Bool { take(object) }
}
