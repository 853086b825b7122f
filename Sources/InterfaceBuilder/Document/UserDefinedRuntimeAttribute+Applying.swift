import HeadlessUIKit

extension UserDefinedRuntimeAttribute {
  /// Sets the value. Returns false when the object library has no such property, or one of another type: a class of the
  /// app may have it.
  func apply(to object: NSObject, in decoding: any DocumentDecoding) -> Bool {
    guard let (owner, property) = object.resolve(keyPath: keyPath) else { return false }
    // A class of the app comes first, as its property would override UIKit's.
    if owner.hasOwnProperty(property) { return owner.take(plainValue(in: decoding), forKey: property) == .taken }
    guard !owner.isDesignTimeOnly(property: property),
      let type = owner.valueType(ofProperty: property), let value = documentValue(as: type)
    else { return false }
    return owner.setValue(value, forProperty: property, in: decoding)
  }

  /// The value as a property of Swift holds it.
  func plainValue(in decoding: any DocumentDecoding) -> Any? {
    switch value {
    case .boolean(let flag): flag
    case .integer(let number): number
    case .real(let number): number
    case .string(let text, _): text
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .range(let location, let length):
      location..<(location > Int.max - max(0, length) ? Int.max : location + max(0, length))
    case .color(let color): color
    case .image(let name): decoding.image(named: name, catalog: nil)
    case .null: nil
    }
  }

  /// The value as a document would say it for a row of that type, nil when the two don't fit.
  func documentValue(as type: ValueType) -> DocumentValue? {
    switch (type, value) {
    case (.bool, .boolean(let flag)): return .bool(flag)
    case (.bool, .integer(let number)): return .bool(number != 0)
    case (.integer, .integer(let number)): return .integer(number)
    case (.integer, .real(let number)): return Int(exactly: number.rounded(.towardZero)).map { .integer($0) }
    case (.number, .integer(let number)): return .number(Double(number))
    case (.number, .real(let number)): return .number(number)
    case (.string, .string(let text, _)): return .string(text)
    case (.choice(let words), .string(let word, _)): return words.firstIndex(of: word).map { .choice($0) }
    case (.image, .image(let name)): return .string(name)
    case (.element, .null), (.image, .null): return .null
    case (.element(let names), _):
      guard let element, names.split(separator: "|").contains(Substring(element.element)) else { return nil }
      return .element(element)
    default: return nil
    }
  }
}

extension UserDefinedRuntimeAttribute: Inspectable {
  /// The value as JSON writes it.
  public var inspected: InspectedValue {
    switch value {
    case .boolean(let flag): .bool(flag)
    case .integer(let number): .number(Double(number))
    case .real(let number): .number(number)
    case .string(let text, _): .string(text)
    case .point(let point): point.inspected
    case .size(let size): size.inspected
    case .rect(let rect): rect.inspected
    case .range(let location, let length): .array([.number(Double(location)), .number(Double(length))])
    case .color(let color): color.inspected
    case .image(let name): .string(name)
    case .null: .null
    }
  }
}
