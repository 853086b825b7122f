/// A colour: sRGB components, one for the light and one for the dark appearance, and the name it was found by.
public final class UIColor: Sendable, Hashable {
  /// The components in light appearance.
  public let light: RGBA
  /// The components in dark appearance.
  public let dark: RGBA
  /// The name in an asset catalogue or of a system colour (`systemBlueColor`), nil for a plain colour.
  public let name: String?

  /// A colour that depends on the appearance.
  public init(light: RGBA, dark: RGBA, name: String? = nil) {
    self.light = light
    self.dark = dark
    self.name = name
  }

  /// One colour for both appearances.
  public convenience init(rgba: RGBA) { self.init(light: rgba, dark: rgba) }

  /// Components from 0 to 1, in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// White from 0 to 1, in sRGB.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity, from 0 to 1; it loses its name.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ color: RGBA) -> RGBA { RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha) }
    return UIColor(light: faded(light), dark: faded(dark))
  }

  /// The components in an appearance.
  public func resolved(with traits: UITraitCollection) -> RGBA {
    traits.userInterfaceStyle == .dark ? dark : light
  }

  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    lhs === rhs || (lhs.light == rhs.light && lhs.dark == rhs.dark && lhs.name == rhs.name)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(name)
  }
}

extension UIColor {
  /// Black in sRGB: #000000.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark grey in sRGB: #555555.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Light grey in sRGB: #AAAAAA.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White in sRGB: #FFFFFF.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey in sRGB: #808080.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red in sRGB: #FF0000.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green in sRGB: #00FF00.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue in sRGB: #0000FF.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan in sRGB: #00FFFF.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow in sRGB: #FFFF00.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta in sRGB: #FF00FF.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange in sRGB: #FF8000.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple in sRGB: #800080.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown in sRGB: #996633.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black that cannot be seen.
  public static let clear = UIColor(white: 0, alpha: 0)
}

extension UIColor: Inspectable {
  /// `#RRGGBB`, with the name in front when it has one.
  public var inspected: InspectedValue {
    .string(name.map { "\($0) \(light.hex)" } ?? light.hex)
  }
}
