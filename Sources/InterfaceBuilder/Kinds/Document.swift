import HeadlessUIKit

extension Vocabulary {
  static let document = Vocabulary(
    value: "document",
    rows: [
      .attribute("type"), .attribute("version"), .attribute("toolsVersion"), .attribute("systemVersion"),
      .attribute("targetRuntime"), .attribute("propertyAccessControl"), .attribute("variant"),
      .attribute("nextObjectID", .integer), .attribute("useAutolayout", .bool),
      .attribute("useTraitCollections", .bool),
      .attribute("useSafeAreas", .bool), .attribute("colorMatched", .bool), .attribute("launchScreen", .bool),
      .attribute("promptedForUpgradeToXcode5", .bool), .attribute("generatesPrototypingConstraints", .bool),
      .attribute("initialViewController", .reference),
    ])

  /// What Interface Builder pretends that the user chose; a preference is the position of its slider.
  static let accessibilityOverrides = Vocabulary(
    value: "accessibilityOverrides",
    rows: [
      .attribute("dynamicTypePreference", .integer), .attribute("isEnabled", .bool), .attribute("boldText", .bool),
      .attribute("buttonShapes", .bool), .attribute("increaseContrast", .bool), .attribute("onOffLabels", .bool),
      .attribute("reduceTransparency", .bool),
    ])
}
