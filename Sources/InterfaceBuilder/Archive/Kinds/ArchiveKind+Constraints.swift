import MarkupXML

extension ArchiveKind {
  static let constraint = ArchiveKind(
    "IBNSLayoutConstraint", "constraint", inherits: object,
    [
      .ignored("containingView", "scoringType", "scoringTypeFloat", "contentType"),
      item("firstItem"), .choice("firstAttribute", "firstAttribute", attributes), relation, item("secondItem"),
      .choice("secondAttribute", "secondAttribute", attributes), .number("multiplier", "multiplier", omitted: 1),
      .number("priority", "priority", omitted: 1000), constant,
    ])

  /// By the numbers of NSLayoutConstraint's attributes.
  private static let attributes = [
    "", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
  ]

  /// Today's form leaves out the first item when it is the view that holds the constraint.
  private static func item(_ key: String) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      guard let node = object[key], key != "firstItem" || node != object["containingView"] else { return }
      translator.set(key, translator.id(of: node), on: element)
    }
  }

  private static let relation = ArchiveRow(["relation"]) { object, element, translator in
    guard let node = object["relation"] else { return }
    switch object.graph.integer(of: node) {
    case 0: return
    case -1: translator.set("relation", "lessThanOrEqual", on: element)
    case 1: translator.set("relation", "greaterThanOrEqual", on: element)
    default: translator.reportValue(node, "relation", "-1, 0 or 1")
    }
  }

  /// A number, or one that the system chooses ("standard") with the value that it had.
  private static let constant = ArchiveRow(["constant"]) { object, element, translator in
    guard let node = object["constant"] else { return }
    let constant = ArchiveObject(node, in: object.graph)
    guard let value = constant.number("value") ?? object.graph.number(of: node) else {
      return translator.reportValue(node, "constant", "a number")
    }
    if value != 0 { translator.set("constant", ArchiveRow.spelled(value), on: element) }
    if constant.className == "IBNSLayoutSymbolicConstant" { translator.set("symbolic", "YES", on: element) }
  }
}
