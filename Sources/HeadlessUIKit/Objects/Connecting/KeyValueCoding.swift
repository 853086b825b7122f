/// Values that are set by name come with whatever type the caller had.
enum KeyValueCoding {
  /// The value as another type: numbers become each other, and lose what is behind the point in whole ones, as with
  /// `NSNumber`; nil when they don't fit.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let fit = value as? Value { return fit }
    guard let number = number(value) else { return nil }
    if let fit = number as? Value { return fit }
    if let fit = Float(number) as? Value { return fit }
    let wanted = (type as? any OptionalValue.Type)?.wrapped ?? type
    if let whole = wanted as? any FixedWidthInteger.Type { return integer(value, number, as: whole) as? Value }
    return (number != 0) as? Value
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }

  private static func integer<Whole: FixedWidthInteger>(
    _ value: Any?, _ number: Double, as type: Whole.Type
  ) -> Whole? {
    if let whole = value as? any BinaryInteger { return Whole(exactly: whole) }
    return Whole(exactly: number.rounded(.towardZero))
  }
}

/// Tells what a type is when it may be nil.
private protocol OptionalValue {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
