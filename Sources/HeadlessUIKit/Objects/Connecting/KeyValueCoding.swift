/// Values that are set by name come with whatever type the caller had.
enum KeyValueCoding {
  /// The value as another type: numbers become each other where nothing is lost, as `NSNumber` does; nil when they
  /// don't fit.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let fit = value as? Value { return fit }
    guard let number = number(value) else { return nil }
    if let fit = number as? Value { return fit }
    if let fit = Float(number) as? Value { return fit }
    if let whole = Int(exactly: number), let fit = whole as? Value { return fit }
    return (number != 0) as? Value
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }
}
