/// A value that documents write as a child element: a colour, a font, a rectangle.
public protocol DocumentConvertible {
  /// The elements that stand for such a value, with their attributes.
  static var documentElements: [Vocabulary] { get }
  /// The value that the element says; nil, and reported, when it says none.
  static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self?
}

/// A value that an inspector can show.
public protocol Inspectable {
  var inspected: InspectedValue { get }
}

extension Optional: Inspectable where Wrapped: Inspectable {
  public var inspected: InspectedValue { self?.inspected ?? .null }
}

extension Bool: Inspectable { public var inspected: InspectedValue { .bool(self) } }
extension Int: Inspectable { public var inspected: InspectedValue { .number(Double(self)) } }
extension Double: Inspectable { public var inspected: InspectedValue { .number(self) } }
extension Float: Inspectable { public var inspected: InspectedValue { .number(Double(self)) } }
extension String: Inspectable { public var inspected: InspectedValue { .string(self) } }
extension Array: Inspectable where Element: Inspectable {
  public var inspected: InspectedValue { .array(map(\.inspected)) }
}
