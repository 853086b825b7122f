import MarkupXML

extension ArchiveKind {
  static let tables = [
    ArchiveKind(
      "IBUITableView", "tableView", inherits: scrollView,
      [
        .choice("IBUIStyle", "style", ["plain", "grouped"], missing: "plain"),
        .choice("IBUISeparatorStyle", "separatorStyle", ["none", "default", "singleLineEtched"], missing: "none"),
        .bool("IBUIAllowsSelection", "allowsSelection", default: true),
        .bool("IBUIAllowsSelectionDuringEditing", "allowsSelectionDuringEditing", default: false),
        .bool("IBUIAllowsMultipleSelection", "allowsMultipleSelection", default: false),
        .bool(
          "IBUIAllowsMultipleSelectionDuringEditing", "allowsMultipleSelectionDuringEditing", default: false),
        minimumDisplayRowCount,
        .bool(
          "IBUIShowsSelectionImmediatelyOnTouchBegin", "showsSelectionImmediatelyOnTouchBegin", default: true),
        .number("IBUIRowHeight", "rowHeight"), .number("IBUISectionHeaderHeight", "sectionHeaderHeight"),
        .number("IBUISectionFooterHeight", "sectionFooterHeight"),
        .color("IBUISeparatorColor", "separatorColor"),
        .object("IBUITableHeaderView", "tableHeaderView"), .object("IBUITableFooterView", "tableFooterView"),
      ]),
    ArchiveKind(
      "IBUITableViewCell", "tableViewCell", inherits: view,
      [
        .cellContents(contentView),
        // The cell's own separator follows from its table.
        .ignored("IBUISeparatorStyle", "IBUISectionLocation"),
        .choice("IBUISelectionStyle", "selectionStyle", ["none", "blue", "gray", "default"], missing: "blue"),
        .choice("IBUIAccessoryType", "accessoryType", accessories),
        .bool("IBUIHidesAccessoryWhenEditing", "hidesAccessoryWhenEditing", default: true),
        .bool("IBUIShowsReorderControl", "showsReorderControl", default: false),
        .number("IBUIIndentationLevel", "indentationLevel"),
        .number("IBUIIndentationWidth", "indentationWidth", missing: "10"),
        .bool("IBUIShouldIndentWhileEditing", "shouldIndentWhileEditing", default: true),
        .string("IBUIReuseIdentifier", "reuseIdentifier"),
        .choice("IBUIEditingAccessoryType", "editingAccessoryType", accessories),
        .number("IBUIRowHeight", "rowHeight"),
        .reference("IBUITextLabel", "textLabel"), .reference("IBUIDetailTextLabel", "detailTextLabel"),
        .reference("IBUIImageView", "imageView"),
        .choice(
          "IBUITableViewCellStyle", "style",
          [
            "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleValue2",
            "IBUITableViewCellStyleSubtitle",
          ]),
        .object("IBUIAccessoryView", "accessoryView"), .object("IBUIBackgroundView", "backgroundView"),
        .object("IBUISelectedBackgroundView", "selectedBackgroundView"),
        .object("IBUIEditingAccessoryView", "editingAccessoryView"),
      ]),
    contentView,
  ]

  /// Archives have a plain view where today's form has the content view of a table's cell.
  static let contentView = ArchiveKind("IBUITableViewCellContentView", "tableViewCellContentView", inherits: view)

  private static let accessories = ["", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]

  private static let minimumDisplayRowCount = ArchiveRow(["IBUISectionIndexMinimumDisplayRowCount"]) {
    object, element, translator in
    guard let count = object.integer("IBUISectionIndexMinimumDisplayRowCount"), count != 0 else { return }
    translator.set("sectionIndexMinimumDisplayRowCount", "\(count)", on: element)
  }
}

extension ArchiveRow {
  /// A cell's content view has a place of its own; it stands among the subviews in the archive.
  static func cellContents(_ kind: ArchiveKind?) -> ArchiveRow {
    ArchiveRow(["NSSubviews", "IBUIContentView"]) { object, element, translator in
      if let content = object.entry("IBUIContentView") {
        translator.place(content, in: element, of: object.node, key: "contentView", as: kind)
      }
      translator.placeList(object.items("NSSubviews"), "subviews", in: element, of: object)
    }
  }
}
