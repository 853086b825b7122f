/// How a map of streets looks, since iOS 16.
public struct MKStandardMapConfiguration: Sendable, Hashable {
  /// Whether the ground is drawn flat or with its hills and valleys.
  public var elevationStyle = ElevationStyle.flat
  /// Whether the map keeps its usual colours or pales so that overlays stand out.
  public var emphasisStyle = EmphasisStyle.default
  /// Whether roads are coloured by how busy they are.
  public var showsTraffic = false

  /// One with the values that UIKit starts with.
  public init() {}

  /// Whether hills are seen.
  public enum ElevationStyle: String, DocumentChoice { case flat, realistic }
  /// Whether the map steps back behind what is shown on it.
  public enum EmphasisStyle: String, DocumentChoice { case `default`, muted }
}

extension MKStandardMapConfiguration: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "standardMapConfiguration",
      rows: [
        .attribute("elevationStyle", ElevationStyle.self), .attribute("emphasisStyle", EmphasisStyle.self),
        .attribute("showsTraffic", .bool),
      ])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    var made = MKStandardMapConfiguration()
    made.elevationStyle = element.choice("elevationStyle", as: ElevationStyle.self) ?? .flat
    made.emphasisStyle = element.choice("emphasisStyle", as: EmphasisStyle.self) ?? .default
    made.showsTraffic = element.bool("showsTraffic") ?? false
    return made
  }

  public var inspected: InspectedValue {
    .dictionary(present: [
      "elevationStyle": .string(elevationStyle.rawValue), "emphasisStyle": .string(emphasisStyle.rawValue),
      "showsTraffic": showsTraffic ? .bool(true) : nil,
    ])
  }
}
