/// A property as an inspector shows it and JSON writes it; dictionaries keep their order.
public enum InspectedValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([InspectedValue])
  case dictionary([Entry])

  /// One entry of a dictionary.
  public struct Entry: Sendable, Hashable {
    /// The name.
    public var key: String
    /// What stands under it.
    public var value: InspectedValue

    /// Pairs a name with a value.
    public init(_ key: String, _ value: InspectedValue) {
      self.key = key
      self.value = value
    }
  }

  /// The entries whose value is something.
  public static func dictionary(present entries: KeyValuePairs<String, InspectedValue?>) -> InspectedValue {
    .dictionary(entries.compactMap { key, value in value.map { Entry(key, $0) } })
  }
}
