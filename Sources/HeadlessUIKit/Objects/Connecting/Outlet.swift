/// What an ``Outlet`` holds. The class is not generic, so that objects with outlets are made and freed without asking
/// what is held.
public class ObjectSlot: PropertySlot {
  final var object: AnyObject?

  override func put(_ object: NSObject) { self.object = object }
}

/// A property that a document connects to one of its objects by the property's name, and that keeps it alive:
///
///     @Outlet var iconView: UIImageView!
@propertyWrapper
public final class Outlet<Value>: ObjectSlot {
  /// The object; nil before the document's connections are made, and where it has none.
  public var wrappedValue: Value? {
    get { object as? Value }
    set { object = newValue.map { $0 as AnyObject } }
  }

  override public init() {}

  /// An outlet that holds this object until the document connects another.
  public init(wrappedValue: Value?) {
    super.init()
    self.wrappedValue = wrappedValue
  }

  override var content: Any? { wrappedValue }

  override var declaredType: String { "\(Value.self)" }

  override func take(_ value: Any?) -> Bool {
    if value != nil, !(value is Value) { return false }
    wrappedValue = value as? Value
    return true
  }

  override func take(object: NSObject) -> Bool {
    guard object is Value else { return false }
    self.object = object
    return true
  }

  override class func takesAll(of type: NSObject.Type) -> Bool { type is Value.Type }
}

/// An ``Outlet`` that does not keep its object alive, as `@IBOutlet weak var`.
@propertyWrapper
public final class WeakOutlet<Value>: PropertySlot {
  private weak var object: AnyObject?

  /// The object; nil before the document's connections are made, where it has none, and once the object is gone.
  public var wrappedValue: Value? {
    get { object as? Value }
    set { object = newValue.map { $0 as AnyObject } }
  }

  override public init() {}

  /// An outlet that starts with this object but does not keep it alive.
  public init(wrappedValue: Value?) {
    super.init()
    self.wrappedValue = wrappedValue
  }

  override var content: Any? { wrappedValue }

  override var declaredType: String { "\(Value.self)" }

  override func take(_ value: Any?) -> Bool {
    if value != nil, !(value is Value) { return false }
    wrappedValue = value as? Value
    return true
  }

  override func take(object: NSObject) -> Bool {
    guard object is Value else { return false }
    self.object = object
    return true
  }

  override class func takesAll(of type: NSObject.Type) -> Bool { type is Value.Type }

  override func put(_ object: NSObject) { self.object = object }
}
