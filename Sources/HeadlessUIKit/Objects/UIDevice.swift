/// A device as Interface Builder knows it: the canvas that a document is designed on.
public struct UIDevice: Sendable, Hashable {
  /// The name in documents: `retina4_7`, `ipad9_7` …
  public let id: String
  /// What people call it.
  public let name: String
  /// The screen in portrait, in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The kind of device.
  public let idiom: UITraitCollection.UserInterfaceIdiom
  /// Whether the screen has round corners and no home button.
  public let isEdgeToEdge: Bool

  /// The devices in the order in which they were made.
  ///
  /// Evidence: sizes are Apple's published ones and those of root views in public documents; the scale of `retina6_1`
  /// is 2, of all other edge-to-edge phones 3.
  public static let all: [UIDevice] = [
    phone("retina3_5", "iPhone 4s", 320, 480, 2), phone("retina4_0", "iPhone SE (1st generation)", 320, 568, 2),
    phone("retina4_7", "iPhone 8", 375, 667, 2), phone("retina5_5", "iPhone 8 Plus", 414, 736, 3),
    phone("retina5_9", "iPhone X", 375, 812, 3, isEdgeToEdge: true),
    phone("retina6_1", "iPhone 11", 414, 896, 2, isEdgeToEdge: true),
    phone("retina6_5", "iPhone 11 Pro Max", 414, 896, 3, isEdgeToEdge: true),
    phone("retina5_4", "iPhone 13 mini", 375, 812, 3, isEdgeToEdge: true),
    phone("retina6_0", "iPhone 14", 390, 844, 3, isEdgeToEdge: true),
    phone("retina6_7", "iPhone 13 Pro Max", 428, 926, 3, isEdgeToEdge: true),
    phone("retina6_12", "iPhone 15 Pro", 393, 852, 3, isEdgeToEdge: true),
    phone("retina6_72", "iPhone 15 Pro Max", 430, 932, 3, isEdgeToEdge: true),
    phone("retina6_3", "iPhone 16 Pro", 402, 874, 3, isEdgeToEdge: true),
    phone("retina6_9", "iPhone 16 Pro Max", 440, 956, 3, isEdgeToEdge: true),
    pad("ipad7_9", "iPad mini 4", 768, 1024), pad("ipad9_7", "iPad (9.7 inches)", 768, 1024),
    pad("ipad10_2", "iPad (10.2 inches)", 810, 1080), pad("ipad10_5", "iPad Pro (10.5 inches)", 834, 1112),
    pad("ipad10_9rounded", "iPad Air (10.9 inches)", 820, 1180, isEdgeToEdge: true),
    pad("ipad11_0rounded", "iPad Pro (11 inches)", 834, 1194, isEdgeToEdge: true),
    pad("ipad12_9", "iPad Pro (12.9 inches)", 1024, 1366),
    pad("ipad12_9rounded", "iPad Pro (12.9 inches, 3rd generation)", 1024, 1366, isEdgeToEdge: true),
    UIDevice(
      id: "appleTV", name: "Apple TV", size: CGSize(width: 1080, height: 1920), scale: 1, idiom: .tv,
      isEdgeToEdge: false),
  ]

  /// The device of that id, nil when it is not known.
  public static func named(_ id: String) -> UIDevice? { all.first { $0.id == id } }

  /// The traits of an app that fills the screen.
  public func traits(
    isLandscape: Bool = false, style: UITraitCollection.UserInterfaceStyle = .light, scale: CGFloat? = nil,
    direction: UITraitCollection.LayoutDirection = .leftToRight, contentSize: UIContentSizeCategory = .large,
    toolsVersion: Double = 24_000
  ) -> UITraitCollection {
    let isRegular = idiom != .phone
    let isWidePhone = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"].contains(id)
    return UITraitCollection(
      userInterfaceIdiom: idiom, displayScale: scale ?? self.scale, userInterfaceStyle: style,
      horizontalSizeClass: isRegular || (isLandscape && isWidePhone) ? .regular : .compact,
      verticalSizeClass: isRegular || !isLandscape ? .regular : .compact, layoutDirection: direction,
      preferredContentSizeCategory: contentSize.rawValue, toolsVersion: toolsVersion)
  }

  private static func phone(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, isEdgeToEdge: Bool = false
  ) -> UIDevice {
    UIDevice(
      id: id, name: name, size: CGSize(width: width, height: height), scale: scale, idiom: .phone,
      isEdgeToEdge: isEdgeToEdge)
  }

  private static func pad(
    _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, isEdgeToEdge: Bool = false
  ) -> UIDevice {
    UIDevice(
      id: id, name: name, size: CGSize(width: width, height: height), scale: 2, idiom: .pad,
      isEdgeToEdge: isEdgeToEdge)
  }
}
