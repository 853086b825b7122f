/// One picture of an image set, and what it is for. Nil means: for all.
struct ImageVariant: Sendable, Hashable {
  var path: String
  /// Pixels a point, nil for "single scale".
  var scale: CGFloat?
  /// The word of the catalogue, nil for universal.
  var idiom: String?
  /// `ios`, `watchos`, `macos`: of app icons with one size for all.
  var platform: String?
  var appearance: String?
  var isHighContrast = false
  /// The longer side of the screen, in points.
  var screenHeight: Double?
  var orientation: String?
  var isFullScreen = true
  var minimumSystemVersion: Double
  /// The longer side of an app icon, in points.
  var iconSize: Double?
  var widthClass: String?
  var heightClass: String?
  var languageDirection: String?
  var displayGamut: String?
  var locale: String?
  /// The parts that are not stretched, in pixels.
  var capInsets: UIEdgeInsets?

  init(_ entry: AssetContents.Image, path: String) {
    self.path = path
    scale = entry.scale?.scale
    idiom = entry.idiom == "universal" ? nil : entry.idiom
    platform = entry.platform
    let traits = AppearanceTraits(entry.appearances)
    (appearance, isHighContrast) = (traits.luminosity, traits.isHighContrast)
    screenHeight = entry.subtype.flatMap { Self.screenHeight(subtype: $0, scale: entry.scale?.scale ?? 1) }
    orientation = entry.orientation
    isFullScreen = entry.extent != "to-status-bar"
    minimumSystemVersion = entry.minimumSystemVersion?.number ?? 0
    iconSize = entry.size.flatMap { $0.split(separator: "x").compactMap { Double($0) }.filter(\.isFinite).max() }
    widthClass = entry.widthClass
    heightClass = entry.heightClass
    languageDirection = entry.languageDirection
    displayGamut = entry.displayGamut
    locale = entry.locale
    capInsets = entry.resizing.flatMap(Self.capInsets)
  }

  /// `retina4` is the 568 points of an iPhone 5; `667h` counts points, `2436h` pixels.
  private static func screenHeight(subtype: String, scale: Double) -> Double? {
    if subtype == "retina4" { return 568 }
    guard subtype.hasSuffix("h"), let number = Double(subtype.dropLast()), number.isFinite else { return nil }
    return number > 1000 && scale > 0 ? (number / scale).rounded() : number
  }

  /// The cap insets of slicing: a part that the mode does not name stretches.
  private static func capInsets(_ resizing: AssetContents.Resizing) -> UIEdgeInsets? {
    guard let insets = resizing.capInsets ?? resizing.oldCapInsets else { return nil }
    func side(_ value: Scalar?) -> Double { max(value?.number ?? 0, 0) }
    let isAcross = resizing.mode != "3-part-vertical"
    let isDown = resizing.mode != "3-part-horizontal"
    return UIEdgeInsets(
      top: isDown ? side(insets.top) : 0, left: isAcross ? side(insets.left) : 0,
      bottom: isDown ? side(insets.bottom) : 0, right: isAcross ? side(insets.right) : 0)
  }
}

/// The `appearances` of an entry.
struct AppearanceTraits {
  var luminosity: String?
  var isHighContrast = false

  init(_ appearances: [AssetContents.Appearance]?) {
    for row in appearances ?? [] {
      if row.appearance == "luminosity" { luminosity = row.value }
      if row.appearance == "contrast", row.value == "high" { isHighContrast = true }
    }
  }

  /// Less is better; nil when the entry is made for another appearance.
  static func rank(_ luminosity: String?, _ isHighContrast: Bool, for traits: ImageTraits) -> [Double]? {
    if let luminosity, luminosity != traits.appearance.rawValue { return nil }
    if isHighContrast, !traits.isHighContrast { return nil }
    return [luminosity == nil ? 1 : 0, traits.isHighContrast == isHighContrast ? 0 : 1]
  }
}

extension ImageVariant {
  /// What counts, the weightiest first; less is better. Nil when it is made for other devices or appearances.
  func rank(for traits: ImageTraits) -> [Double]? {
    guard let appearanceRank = AppearanceTraits.rank(appearance, isHighContrast, for: traits) else { return nil }
    if let idiom, idiom != traits.idiom.rawValue { return nil }
    if let platform, traits.idiom == .phone || traits.idiom == .pad, platform != "ios" { return nil }
    return appearanceRank + [
      idiom == nil ? 1 : 0,
      orientation == nil ? 1 : orientation == traits.orientation.rawValue ? 0 : 2,
      screenRank(for: traits),
      isFullScreen ? 0 : 1,
      -minimumSystemVersion,
      iconRank(for: traits),
      traits.rank(locale: locale),
      Self.rank(widthClass, wanted: traits.widthClass?.rawValue),
      Self.rank(heightClass, wanted: traits.heightClass?.rawValue),
      Self.rank(languageDirection, wanted: traits.isRightToLeft ? "right-to-left" : "left-to-right"),
      Self.rank(displayGamut, wanted: traits.isWideGamut ? "display-P3" : "sRGB"),
      scale.map { traits.rank(scale: $0) } ?? 0,
    ]
  }

  private static func rank(_ value: String?, wanted: String?) -> Double {
    if value == nil { return 1 }
    return value == wanted ? 0 : 2
  }

  /// A taller screen takes the picture of the next smaller one, stretched by the system, before the one for all.
  private func screenRank(for traits: ImageTraits) -> Double {
    guard let screenHeight else { return 100_000 }
    guard let wanted = traits.screenHeight.map(Double.init), screenHeight <= wanted else { return 200_000 }
    return wanted - screenHeight
  }

  /// The icon of the home screen comes first, then what is larger, then what is smaller.
  private func iconRank(for traits: ImageTraits) -> Double {
    guard let iconSize else { return 0 }
    let wanted = traits.homeIconSize
    return iconSize >= wanted ? iconSize - wanted : 100_000 - iconSize
  }
}

extension ImageTraits {
  /// The side of an icon on the home screen, in points.
  var homeIconSize: CGFloat { idiom == .pad ? 76 : 60 }
}
