/// A font: a family, a size and a weight. Immutable; two fonts that say the same are equal.
public struct UIFont: Sendable, Hashable {
  /// Where the glyphs come from.
  public enum Family: Sendable, Hashable {
    /// San Francisco (or Helvetica Neue for documents of Xcode 6 and older; see ``TextMetrics``).
    case system
    case systemMonospaced
    case systemRounded
    case systemSerif
    /// A font by its PostScript name, and the family that the document names for it.
    indirect case named(String, family: String?)
  }

  /// How heavy the strokes are: −1 to 1, 0 is regular.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thinner than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Thinner than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of headlines.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of emphasis.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// Where the glyphs come from.
  public var family: Family
  /// The size in points.
  public var pointSize: CGFloat
  /// How heavy the strokes are.
  public var weight: Weight
  /// Whether the letters lean.
  public var isItalic: Bool
  /// The text style that the font was made from, such as `UICTFontTextStyleBody`, nil for a fixed size.
  public var textStyle: String?

  /// States a font; the size in points.
  public init(
    family: Family = .system, pointSize: CGFloat, weight: Weight = .regular, isItalic: Bool = false,
    textStyle: String? = nil
  ) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
  }

  /// A font by its PostScript name, size in points; nil for an empty name.
  public init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(family: .named(name, family: nil), pointSize: size)
  }

  /// The system's font in a size, in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The system's bold font in a size, in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, weight: .bold) }

  /// The system's italic font in a size, in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, isItalic: true) }

  /// The same font in another size, in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    var copy = self
    copy.pointSize = size
    return copy
  }
}
