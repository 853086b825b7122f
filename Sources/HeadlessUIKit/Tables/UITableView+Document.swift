extension UITableView {
  /// Where Interface Builder takes the rows from: repeated at run time, or designed one by one.
  enum DataMode: String, DocumentChoice { case none, prototypes, `static` }
}

extension Vocabulary {
  /// What a document may say of a `<tableView>`.
  public static let tableView = Vocabulary(
    "tableView", UITableView.self, inherits: .scrollView, make: { UITableView() }
  ) { row in
    [
      row.choice("style", \.style, default: .plain, nibKey: "UIStyle"),
      row.number("rowHeight", \.rowHeight, default: -1, nibKey: "UIRowHeight"),
      row.number("sectionHeaderHeight", \.sectionHeaderHeight, default: -1, nibKey: "UISectionHeaderHeight"),
      row.number("sectionFooterHeight", \.sectionFooterHeight, default: -1, nibKey: "UISectionFooterHeight"),
      row.number("estimatedRowHeight", \.estimatedRowHeight, nibKey: "UIEstimatedRowHeight"),
      row.number(
        "estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, nibKey: "UIEstimatedSectionHeaderHeight"),
      row.number(
        "estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, nibKey: "UIEstimatedSectionFooterHeight"),
      row.number(
        "sectionHeaderTopPadding", \.sectionHeaderTopPadding, default: -1, nibKey: "UISectionHeaderTopPadding"),
      row.number("fillerRowHeight", \.fillerRowHeight, nibKey: "UIFillerRowHeight"),
      row.choice("separatorStyle", \.separatorStyle, default: .singleLine, nibKey: "UISeparatorStyle"),
      row.value("separatorColor", \.separatorColor, nibKey: "UISeparatorColor"),
      row.value("separatorInset", \.separatorInset, nibKey: "UISeparatorInset"),
      row.choice(
        "separatorInsetReference", \.separatorInsetReference, default: .fromCellEdges,
        nibKey: "UISeparatorInsetReference"),
      row.value("sectionIndexColor", \.sectionIndexColor, nibKey: "UISectionIndexColor"),
      row.value("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor, nibKey: "UISectionIndexBackgroundColor"),
      row.value(
        "sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor,
        nibKey: "UISectionIndexTrackingBackgroundColor"),
      row.integer(
        "sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount,
        nibKey: "UISectionIndexMinimumDisplayRowCount"),
      row.bool("allowsSelection", \.allowsSelection, default: true, nibKey: "UIAllowsSelection"),
      row.bool(
        "allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, nibKey: "UIAllowsSelectionDuringEditing"),
      row.bool("allowsMultipleSelection", \.allowsMultipleSelection, nibKey: "UIAllowsMultipleSelection"),
      row.bool(
        "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing,
        nibKey: "UIAllowsMultipleSelectionDuringEditing"),
      row.bool(
        "showsSelectionImmediatelyOnTouchBegin", \.showsSelectionImmediatelyOnTouchBegin, default: true,
        nibKey: "UIShowsSelectionImmediatelyOnTouchBegin"),
      row.bool(
        "contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea, default: true,
        property: "insetsContentViewsToSafeArea", nibKey: "UIInsetsContentViewsToSafeArea"),
      row.bool(
        "prefetchingEnabled", \.isPrefetchingEnabled, default: true, property: "isPrefetchingEnabled",
        nibKey: "UIPrefetchingEnabled"),
      row.bool("springLoaded", \.isSpringLoaded, property: "isSpringLoaded"),
      row.bool("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
      row.bool("dragInteractionEnabled", \.dragInteractionEnabled, default: true),
      row.bool("selectionFollowsFocus", \.selectionFollowsFocus),
      row.designTime("dataMode", .choice(UITableView.DataMode.words)),
      row.object("tableHeaderView", nibKey: "UITableHeaderView", current: \.tableHeaderView) {
        $0.tableHeaderView = $1
      },
      row.object("tableFooterView", nibKey: "UITableFooterView", current: \.tableFooterView) {
        $0.tableFooterView = $1
      },
      row.list("prototypes", nibKey: "UITableViewCellPrototypeNibs", current: \.prototypes) { $0.addPrototype($1) },
      row.list("sections", current: \.sections) { $0.addSection($1) },
    ]
  }
}
