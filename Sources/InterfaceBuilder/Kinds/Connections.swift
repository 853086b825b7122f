import HeadlessUIKit

extension Vocabulary {
  static let connections = Vocabulary(value: "connections")

  static let outlet = Vocabulary(
    value: "outlet", rows: [.attribute("property"), .attribute("destination", .reference), .attribute("id")])

  static let outletCollection = Vocabulary(
    value: "outletCollection", inherits: .outlet,
    rows: [.attribute("appends", .bool), .attribute("collectionClass")])

  static let action = Vocabulary(
    value: "action",
    rows: [.attribute("selector"), .attribute("destination", .reference), .attribute("eventType"), .attribute("id")])

  static let segue = Vocabulary(
    value: "segue",
    rows: [
      .attribute("id"), .attribute("destination", .reference), .attribute("kind"), .attribute("identifier"),
      .attribute("relationship"), .attribute("reference"), .attribute("unwindAction"), .attribute("customClass"),
      .attribute("customModule"), .attribute("customModuleProvider"),
      .attribute("popoverAnchorBarButtonItem", .reference),
      .attribute("popoverAnchorView", .reference), .attribute("modalPresentationStyle"),
      .attribute("modalTransitionStyle"), .attribute("destinationCreationSelector"), .attribute("inheritsFrom"),
      .attribute("animates", .bool), .attribute("trigger"), .attribute("action"),
      .attribute("splitViewControllerTargetIndex"),
    ])
}
