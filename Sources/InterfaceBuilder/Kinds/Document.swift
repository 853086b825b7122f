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

  static let device = Vocabulary(
    value: "device",
    rows: [.attribute("id"), .attribute("orientation"), .attribute("appearance"), .attribute("layout")])

  static let adaptation = Vocabulary(value: "adaptation", rows: [.attribute("id")])

  static let accessibilityOverrides = Vocabulary(
    value: "accessibilityOverrides", rows: [.attribute("dynamicTypePreference"), .attribute("isEnabled", .bool)])
}
