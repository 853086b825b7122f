public import HeadlessUIKit

/// How a segue shows its destination.
public enum SegueKind: String, DocumentChoice {
  case show, showDetail, presentation, popoverPresentation, embed, unwind, relationship, custom
  case push, modal, popover, replace, sheet
}

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
}
