/// A property that a document sets by its key path, as `@IBInspectable` properties are:
///
///     @RuntimeAttribute var cornerSize: CGFloat = 4
@propertyWrapper
public final class RuntimeAttribute<Value>: PropertySlot {
  /// What it holds.
  public var wrappedValue: Value

  /// An attribute with the value that it has until a document sets another.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  override var content: Any? { wrappedValue }

  override var declaredType: String { "\(Value.self)" }

  override func take(_ value: Any?) -> Bool {
    guard let converted = KeyValueCoding.convert(value, to: Value.self) else { return false }
    wrappedValue = converted
    return true
  }
}

extension RuntimeAttribute where Value: ExpressibleByNilLiteral {
  /// One with the values that UIKit starts with.
  public convenience init() { self.init(wrappedValue: nil) }
}
