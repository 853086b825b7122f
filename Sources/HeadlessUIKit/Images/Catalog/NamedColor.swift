/// A colour of a catalogue in both appearances.
public struct NamedColor: Sendable, Hashable {
  /// What an entry states: numbers, or the name of a colour that the system has.
  public enum Value: Sendable, Hashable {
    case components(RGBA)
    /// A name such as `systemBlueColor` or `labelColor`.
    case system(String)
  }

  /// What it is in light appearance.
  public var light: Value
  /// What it is in dark appearance.
  public var dark: Value

  /// A colour that depends on the appearance.
  public init(light: Value, dark: Value) {
    self.light = light
    self.dark = dark
  }

  /// The pair as numbers; nil when it names a system colour that `system` does not know.
  public func resolved(
    system: (String) -> (light: RGBA, dark: RGBA)? = { _ in nil }
  ) -> (light: RGBA, dark: RGBA)? {
    func pair(_ value: Value) -> (light: RGBA, dark: RGBA)? {
      switch value {
      case .components(let color): (color, color)
      case .system(let name): system(name)
      }
    }
    guard let lightPair = pair(light), let darkPair = pair(dark) else { return nil }
    return (lightPair.light, darkPair.dark)
  }
}
