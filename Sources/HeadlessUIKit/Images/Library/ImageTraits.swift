/// The device and surroundings a picture or colour is chosen for; a small `UITraitCollection`.
public struct ImageTraits: Sendable, Hashable {
  /// The families of devices that a catalogue tells apart; a variant without one is universal.
  public enum Idiom: String, Sendable, Hashable, CaseIterable {
    case phone = "iphone"
    case pad = "ipad"
    case tv
    case carPlay = "car"
    case watch
    case mac
    case vision
    case marketing = "ios-marketing"
  }

  /// `UIUserInterfaceStyle`, by the words of a catalogue.
  public enum Appearance: String, Sendable, Hashable {
    case light
    case dark
  }

  /// Which way the device is held; only launch images ask for it.
  public enum Orientation: String, Sendable, Hashable {
    case portrait
    case landscape
  }

  /// `UIUserInterfaceSizeClass`, by the words of a catalogue.
  public enum SizeClass: String, Sendable, Hashable {
    case compact
    case regular
  }

  /// Pixels a point.
  public var scale: CGFloat
  /// The kind of device.
  public var idiom: Idiom
  /// Light or dark.
  public var appearance: Appearance
  /// Whether the user asked for increased contrast.
  public var isHighContrast: Bool
  /// The longer side of the screen in points (568 for `-568h` and `retina4`), nil when no matter.
  public var screenHeight: Int?
  /// How the device is held.
  public var orientation: Orientation
  /// How wide the screen counts as; nil fits any.
  public var widthClass: SizeClass?
  /// How high the screen counts as; nil fits any.
  public var heightClass: SizeClass?
  /// Whether the writing runs from right to left.
  public var isRightToLeft: Bool
  /// Whether the screen shows Display P3.
  public var isWideGamut: Bool
  /// A language such as `de` or `pt-BR`, nil for the base one.
  public var locale: String?

  /// States what a picture is wanted for.
  public init(
    scale: CGFloat = 2, idiom: Idiom = .phone, appearance: Appearance = .light, isHighContrast: Bool = false,
    screenHeight: Int? = nil, orientation: Orientation = .portrait, widthClass: SizeClass? = nil,
    heightClass: SizeClass? = nil, isRightToLeft: Bool = false, isWideGamut: Bool = false, locale: String? = nil
  ) {
    self.scale = scale
    self.idiom = idiom
    self.appearance = appearance
    self.isHighContrast = isHighContrast
    self.screenHeight = screenHeight
    self.orientation = orientation
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.isRightToLeft = isRightToLeft
    self.isWideGamut = isWideGamut
    self.locale = locale
  }
}

extension ImageTraits {
  /// How well a variant's scale fits: exact first, then the next larger, then the next smaller. Less is better.
  func rank(scale other: CGFloat) -> Double {
    if other == scale { return 0 }
    return other > scale ? other : 1000 - other
  }

  /// How well a language fits: the same, the same without its region, none, another one. Less is better.
  func rank(locale other: String?) -> Double {
    guard let other, other != "Base" else { return locale == nil ? 0 : 2 }
    guard let locale else { return 3 }
    if other == locale { return 0 }
    return locale.hasPrefix(other + "-") || locale.hasPrefix(other + "_") ? 1 : 3
  }
}
