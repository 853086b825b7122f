import MarkupXML

extension ArchiveKind {
  /// In the order of UIBarStyle.
  static let barStyles = ["", "black", "blackTranslucent"]

  private static let bar = ArchiveKind(
    "IBUIBar", "view", inherits: view,
    [
      .choice("IBUIBarStyle", "barStyle", barStyles),
      .bool("IBUITranslucent", "translucent", default: true),
      .objects("IBUIItems", "items"),
    ])

  private static let item = ArchiveKind(
    "IBUIBarItem", "barItem", inherits: object,
    [
      .ignored("IBUINavigationItem", "IBUITabBar", "IBUIToolbar"), .bool("IBUIEnabled", "enabled", default: true),
      .integer("IBUITag", "tag"), .string("IBUITitle", "title"), .image("IBUIImage", "image"),
      .insets("IBUIImageInsets", "imageInsets"),
      .value("IBUIAccessibilityConfiguration", "accessibilityConfiguration", .accessibility),
    ])

  static let bars = [
    ArchiveKind("IBUIToolbar", "toolbar", inherits: bar),
    ArchiveKind("IBUINavigationBar", "navigationBar", inherits: bar),
    ArchiveKind("IBUITabBar", "tabBar", inherits: bar, [.ignored("IBUISelectedItem")]),
    ArchiveKind(
      "IBUIBarButtonItem", "barButtonItem", inherits: item,
      [
        .number("IBUIWidth", "width", omitted: 0),
        // The middle one, bordered, goes without saying.
        .choice("IBUIStyle", "style", ["plain", "", "done"], missing: "plain"),
        .choice("IBUISystemItemIdentifier", "systemItem", barButtonItems),
        .color("IBUITintColor", "tintColor"), .object("IBUICustomView", "customView"),
      ]),
    ArchiveKind(
      "IBUITabBarItem", "tabBarItem", inherits: item,
      [
        .choice("IBUISystemItemIdentifier", "systemItem", tabBarItems),
        .image("IBUISelectedImage", "selectedImage"), .string("IBUIBadgeValue", "badgeValue"),
      ]),
    ArchiveKind(
      "IBUINavigationItem", "navigationItem", inherits: object,
      [
        .ignored("IBUINavigationBar"), title, .string("IBUIPrompt", "prompt"),
        .bool("IBUIHidesBackButton", "hidesBackButton", default: false),
        .object("IBUIBackBarButtonItem", "backBarButtonItem"), .object("IBUILeftBarButtonItem", "leftBarButtonItem"),
        .objects("IBUILeftBarButtonItems", "leftBarButtonItems"), .object("IBUITitleView", "titleView"),
        .object("IBUIRightBarButtonItem", "rightBarButtonItem"),
        .objects("IBUIRightBarButtonItems", "rightBarButtonItems"),
      ]),
  ]

  /// Today's form says that there is no title.
  private static let title = ArchiveRow(["IBUITitle"]) { object, element, translator in
    if let node = object["IBUITitle"], let text = object.graph.text(of: node) {
      translator.setText("title", text, on: element, from: node)
    } else {
      translator.add("nil", key: "title", to: element, from: object.node)
    }
  }

  /// In the order of UIBarButtonItem.SystemItem.
  private static let barButtonItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize",
    "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
    "redo", "pageCurl",
  ]

  /// In the order of UITabBarItem.SystemItem.
  private static let tabBarItems = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads",
    "mostRecent", "mostViewed",
  ]
}
