/// A language and a region by their identifier, such as `en_US`.
public struct NSLocale: Sendable, Hashable {
  /// A language and a region, such as `de_AT`.
  public var localeIdentifier: String

  /// A locale by its identifier, known or not.
  public init(localeIdentifier: String) { self.localeIdentifier = localeIdentifier }
}

extension NSLocale: DocumentConvertible, Inspectable {
  public static let documentElements = [Vocabulary(value: "locale", rows: [.attribute("localeIdentifier")])]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    element.string("localeIdentifier").map { NSLocale(localeIdentifier: $0) }
  }

  public var inspected: InspectedValue { .string(localeIdentifier) }
}
