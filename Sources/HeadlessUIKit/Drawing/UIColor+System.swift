extension UIColor {
  /// A colour of the system by the name that documents use (`systemBlueColor`, `labelColor`, `darkTextColor`), nil
  /// when there is none.
  ///
  /// Evidence: Apple's Human Interface Guidelines (Color) and the components that documents cache in `<systemColor>`.
  public static func system(named name: String) -> UIColor? { table[name] }

  /// The names that ``system(named:)`` knows, sorted.
  public static var systemNames: [String] { table.keys.sorted() }

  /// Primary text.
  public static let label = named("labelColor")
  /// Secondary text.
  public static let secondaryLabel = named("secondaryLabelColor")
  /// Text of less weight, such as disabled titles.
  public static let tertiaryLabel = named("tertiaryLabelColor")
  /// Text that stands where something can be typed.
  public static let placeholderText = named("placeholderTextColor")
  /// Thin lines between rows.
  public static let separator = named("separatorColor")
  /// The background of a screen.
  public static let systemBackground = named("systemBackgroundColor")
  /// The background of what stands on a screen's.
  public static let secondarySystemBackground = named("secondarySystemBackgroundColor")
  /// The background of grouped tables.
  public static let systemGroupedBackground = named("systemGroupedBackgroundColor")
  /// The system's blue.
  public static let systemBlue = named("systemBlueColor")
  /// The system's red.
  public static let systemRed = named("systemRedColor")
  /// The system's green.
  public static let systemGreen = named("systemGreenColor")
  /// The system's grey.
  public static let systemGray = named("systemGrayColor")
  /// A grey for borders.
  public static let systemGray3 = named("systemGray3Color")
  /// A grey for fills.
  public static let systemGray5 = named("systemGray5Color")
  /// The fill of thin and small shapes.
  public static let systemFill = named("systemFillColor")
  /// The tint of an app that sets none.
  public static let tintColor = UIColor(light: systemBlue.light, dark: systemBlue.dark, name: "tintColor")
  /// Dark text on light backgrounds, the same in both appearances.
  public static let darkText = named("darkTextColor")

  private static func named(_ name: String) -> UIColor { table[name] ?? .black }

  /// Red, green and blue as 0xRRGGBB and opacity in percent: light, then dark.
  private static let components: [(String, Int, Int, Int, Int)] = [
    ("labelColor", 0x000000, 100, 0xFFFFFF, 100), ("secondaryLabelColor", 0x3C3C43, 60, 0xEBEBF5, 60),
    ("tertiaryLabelColor", 0x3C3C43, 30, 0xEBEBF5, 30), ("quaternaryLabelColor", 0x3C3C43, 18, 0xEBEBF5, 18),
    ("placeholderTextColor", 0x3C3C43, 30, 0xEBEBF5, 30), ("linkColor", 0x007AFF, 100, 0x0984FF, 100),
    ("separatorColor", 0x3C3C43, 29, 0x545458, 60), ("opaqueSeparatorColor", 0xC6C6C8, 100, 0x38383A, 100),
    ("systemBackgroundColor", 0xFFFFFF, 100, 0x000000, 100),
    ("secondarySystemBackgroundColor", 0xF2F2F7, 100, 0x1C1C1E, 100),
    ("tertiarySystemBackgroundColor", 0xFFFFFF, 100, 0x2C2C2E, 100),
    ("systemGroupedBackgroundColor", 0xF2F2F7, 100, 0x000000, 100),
    ("secondarySystemGroupedBackgroundColor", 0xFFFFFF, 100, 0x1C1C1E, 100),
    ("tertiarySystemGroupedBackgroundColor", 0xF2F2F7, 100, 0x2C2C2E, 100),
    ("groupTableViewBackgroundColor", 0xF2F2F7, 100, 0x000000, 100),
    ("systemFillColor", 0x787880, 20, 0x787880, 36), ("secondarySystemFillColor", 0x787880, 16, 0x787880, 32),
    ("tertiarySystemFillColor", 0x767680, 12, 0x767680, 24), ("quaternarySystemFillColor", 0x747480, 8, 0x747480, 18),
    ("systemBlueColor", 0x007AFF, 100, 0x0A84FF, 100), ("systemBrownColor", 0xA2845E, 100, 0xAC8E68, 100),
    ("systemCyanColor", 0x32ADE6, 100, 0x64D2FF, 100), ("systemGreenColor", 0x34C759, 100, 0x30D158, 100),
    ("systemIndigoColor", 0x5856D6, 100, 0x5E5CE6, 100), ("systemMintColor", 0x00C7BE, 100, 0x63E6E2, 100),
    ("systemOrangeColor", 0xFF9500, 100, 0xFF9F0A, 100), ("systemPinkColor", 0xFF2D55, 100, 0xFF375F, 100),
    ("systemPurpleColor", 0xAF52DE, 100, 0xBF5AF2, 100), ("systemRedColor", 0xFF3B30, 100, 0xFF453A, 100),
    ("systemTealColor", 0x30B0C7, 100, 0x40C8E0, 100), ("systemYellowColor", 0xFFCC00, 100, 0xFFD60A, 100),
    ("systemGrayColor", 0x8E8E93, 100, 0x8E8E93, 100), ("systemGray2Color", 0xAEAEB2, 100, 0x636366, 100),
    ("systemGray3Color", 0xC7C7CC, 100, 0x48484A, 100), ("systemGray4Color", 0xD1D1D6, 100, 0x3A3A3C, 100),
    ("systemGray5Color", 0xE5E5EA, 100, 0x2C2C2E, 100), ("systemGray6Color", 0xF2F2F7, 100, 0x1C1C1E, 100),
    ("darkTextColor", 0x000000, 100, 0x000000, 100), ("lightTextColor", 0xFFFFFF, 60, 0xFFFFFF, 60),
    ("tintColor", 0x007AFF, 100, 0x0A84FF, 100), ("tableCellGroupedBackgroundColor", 0xFFFFFF, 100, 0x1C1C1E, 100),
    ("viewFlipsideBackgroundColor", 0x1F2124, 100, 0x1F2124, 100),
    ("scrollViewTexturedBackgroundColor", 0x6F7179, 100, 0x6F7179, 100),
  ]

  private static let table: [String: UIColor] = {
    func rgba(_ rgb: Int, _ percent: Int) -> RGBA {
      RGBA(
        red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255, blue: Double(rgb & 255) / 255,
        alpha: Double(percent) / 100)
    }
    var table: [String: UIColor] = [:]
    for (name, light, lightAlpha, dark, darkAlpha) in components {
      table[name] = UIColor(light: rgba(light, lightAlpha), dark: rgba(dark, darkAlpha), name: name)
    }
    return table
  }()
}
