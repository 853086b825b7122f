/// The world that a view is shown in.
public final class UITraitCollection: Sendable, Hashable {
  /// Light or dark.
  public enum UserInterfaceStyle: String, Sendable { case light, dark }
  /// The kind of device.
  public enum UserInterfaceIdiom: String, Sendable { case phone, pad, tv }
  /// How much room there is along an axis.
  public enum SizeClass: String, Sendable { case unspecified, compact, regular }
  /// The direction in which text runs.
  public enum LayoutDirection: String, Sendable { case leftToRight, rightToLeft }

  /// The kind of device.
  public let userInterfaceIdiom: UserInterfaceIdiom
  /// Pixels a point: 1, 2 or 3.
  public let displayScale: CGFloat
  /// Light or dark.
  public let userInterfaceStyle: UserInterfaceStyle
  /// How much room there is from left to right.
  public let horizontalSizeClass: SizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: SizeClass
  /// The direction in which text runs.
  public let layoutDirection: LayoutDirection
  /// The text size that the user chose, such as `UICTContentSizeCategoryL`.
  public let preferredContentSizeCategory: String
  /// The version of Interface Builder whose text and control sizes are used, such as 22505.
  public let toolsVersion: Double

  /// States a world; without more it is an iPhone in portrait.
  public init(
    userInterfaceIdiom: UserInterfaceIdiom = .phone, displayScale: CGFloat = 2,
    userInterfaceStyle: UserInterfaceStyle = .light, horizontalSizeClass: SizeClass = .compact,
    verticalSizeClass: SizeClass = .regular, layoutDirection: LayoutDirection = .leftToRight,
    preferredContentSizeCategory: String = "UICTContentSizeCategoryL", toolsVersion: Double = 24_000
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.userInterfaceStyle = userInterfaceStyle
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.toolsVersion = toolsVersion
  }

  /// An iPhone in portrait with a scale of 2, in light appearance, with today's text sizes.
  public static let standard = UITraitCollection()

  public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
    lhs === rhs
      || (lhs.userInterfaceIdiom == rhs.userInterfaceIdiom && lhs.displayScale == rhs.displayScale
        && lhs.userInterfaceStyle == rhs.userInterfaceStyle && lhs.horizontalSizeClass == rhs.horizontalSizeClass
        && lhs.verticalSizeClass == rhs.verticalSizeClass && lhs.layoutDirection == rhs.layoutDirection
        && lhs.preferredContentSizeCategory == rhs.preferredContentSizeCategory
        && lhs.toolsVersion == rhs.toolsVersion)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(displayScale)
    hasher.combine(userInterfaceStyle)
    hasher.combine(toolsVersion)
  }
}
