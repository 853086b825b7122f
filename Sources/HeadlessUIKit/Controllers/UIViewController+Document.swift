extension Vocabulary {
  /// What a document may say of a `<viewController>`.
  public static let viewController = Vocabulary(
    "viewController", UIViewController.self, inherits: .object, make: { UIViewController() }
  ) { row in
    [
      row.string("title", \.title, nibKey: "UITitle"),
      row.string("storyboardIdentifier", \.storyboardIdentifier, nibKey: "UIStoryboardIdentifier"),
      row.string("nibName", \.nibName, nibKey: "UINibName"),
      row.string("restorationIdentifier", \.restorationIdentifier, nibKey: "UIRestorationIdentifier"),
      row.bool(
        "automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets, default: true,
        nibKey: "UIAutomaticallyAdjustsScrollViewInsets"),
      row.bool("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
      row.bool("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, nibKey: "UIHidesBottomBarWhenPushed"),
      row.bool("definesPresentationContext", \.definesPresentationContext),
      row.bool("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
      row.choice("modalPresentationStyle", \.modalPresentationStyle, default: .automatic),
      row.choice("modalTransitionStyle", \.modalTransitionStyle, default: .coverVertical),
      row.object("view", nibKey: "UIView", current: \.viewIfLoaded) { controller, view in controller.view = view },
      row.value("edgesForExtendedLayout", \.edgesForExtendedLayout, default: .all, nibKey: "UIEdgesForExtendedLayout"),
      row.value(
        "contentSizeForViewInPopover", \.preferredContentSize, default: .zero, property: "preferredContentSize",
        nibKey: "UIContentSizeForViewInPopover"),
      row.object("navigationItem", nibKey: "UINavigationItem", current: \.ownNavigationItem) {
        $0.ownNavigationItem = $1
      },
      row.object("tabBarItem", nibKey: "UITabBarItem", current: \.ownTabBarItem) { $0.ownTabBarItem = $1 },
      row.list("toolbarItems", nibKey: "UIToolbarItems", current: \.toolbarItems) { $0.toolbarItems.append($1) },
      row.list("keyCommands", nibKey: "UIKeyCommands", current: \.keyCommands) { $0.keyCommands.append($1) },
      row.list("layoutGuides") { (controller: UIViewController, guide: UILayoutGuide) in
        controller.layoutGuides.append(guide)
      },
      row.designTime("useStoryboardIdentifierAsRestorationIdentifier", .bool),
      row.designTime("autoresizesArchivedViewToFullSize", .bool),
      row.designTime("wantsFullScreenLayout", .bool),
      row.designTime("canvasLocation", .element("point")),
    ] + SimulatedMetrics.rows.map { row.designTime($0, .element("simulated metrics")) }
  }
}

extension Vocabulary {
  /// `<value key="contentSizeForViewInPopover" type="size" …/>`: a value of old documents that says its type.
  static let typedValue = Vocabulary(
    value: "value",
    rows: [.attribute("type")] + ["x", "y", "width", "height"].map { .attribute($0, .number) })
}
