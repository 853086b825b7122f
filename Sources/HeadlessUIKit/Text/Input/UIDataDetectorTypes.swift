/// What a text view or a web view finds in a text and makes a link.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Phone numbers, which a tap calls.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Web addresses, which a tap opens.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses, which a tap shows on a map.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates and times that can become an event in the calendar.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Numbers of parcels whose way can be followed.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Numbers of flights, for their current state.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// Words that the system offers to look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// Amounts of money, which can be converted to another currency.
  public static let money = UIDataDetectorTypes(rawValue: 128)
  /// Quantities with a unit, such as lengths, which can be converted.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: 511)
}

extension UIDataDetectorTypes: DocumentConvertible, Inspectable {
  private static let names: [(String, UIDataDetectorTypes)] = [
    ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
    ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
    ("lookupSuggestion", .lookupSuggestion), ("trackingNumber", .shipmentTrackingNumber), ("money", .money),
    ("physicalValue", .physicalValue), ("none", []), ("all", .all),
  ]

  /// `dataDetectorType` is of text views, `dataDetectorTypes` of web views.
  public static let documentElements = ["dataDetectorType", "dataDetectorTypes"].map {
    Vocabulary(value: $0, rows: names.map { .attribute($0.0, .bool) })
  }

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    names.reduce(into: Self()) { types, name in
      if element.bool(name.0) == true { types.formUnion(name.1) }
    }
  }

  /// The names.
  public var inspected: InspectedValue {
    .array(
      Self.names.filter { $0.0 != "trackingNumber" && $0.1.rawValue.nonzeroBitCount == 1 && contains($0.1) }.map {
        .string($0.0)
      })
  }
}
