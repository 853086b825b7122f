/// A time zone by its name, such as `Europe/Paris`.
public struct NSTimeZone: Sendable, Hashable {
  /// Its name.
  public var name: String

  /// A time zone by its name, known or not.
  public init(name: String) { self.name = name }
}

extension NSTimeZone: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(value: "timeZone", rows: [.attribute("name"), .attribute("data", .element("data"))]),
    // The rules of the zone, as the Mac knew them, in base64.
    Vocabulary(value: "data"),
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    element.string("name").map { NSTimeZone(name: $0) }
  }

  public var inspected: InspectedValue { .string(name) }
}
