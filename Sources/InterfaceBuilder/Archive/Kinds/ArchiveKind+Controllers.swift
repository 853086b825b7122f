extension ArchiveKind {
  private static let viewController = ArchiveKind(
    "IBUIViewController", "viewController", inherits: object,
    [
      .ignored("IBUIHorizontal", "IBUIParentViewController", "IBUISelectedViewController"),
      .bool("IBUIAutoresizesArchivedViewToFullSize", "autoresizesArchivedViewToFullSize", default: true),
      .bool("IBUIWantsFullScreenLayout", "wantsFullScreenLayout", default: false),
      .bool("IBUIHidesBottomBarWhenPushed", "hidesBottomBarWhenPushed", default: false),
      .bool("IBUIDefinesPresentationContext", "definesPresentationContext", default: false),
      .string("IBUITitle", "title"), .string("IBUINibName", "nibName"),
      .choice(
        "IBUIModalTransitionStyle", "modalTransitionStyle", ["", "flipHorizontal", "crossDissolve", "partialCurl"]),
      .choice(
        "IBUIModalPresentationStyle", "modalPresentationStyle", ["", "pageSheet", "formSheet", "currentContext"]),
      .object("IBUIView", "view"), .objects("IBUIToolbarItems", "toolbarItems"),
      .object("IBUITabBarItem", "tabBarItem"), .object("IBUINavigationItem", "navigationItem"),
    ] + ArchiveRow.simulatedMetrics)

  static let controllers = [
    viewController,
    ArchiveKind(
      "IBUITableViewController", "tableViewController", inherits: viewController,
      [
        .bool("IBUIClearsSelectionOnViewWillAppear", "clearsSelectionOnViewWillAppear", default: true),
        .object("IBUIRefreshControl", "refreshControl"),
      ]),
    ArchiveKind("IBUICollectionViewController", "collectionViewController", inherits: viewController),
    ArchiveKind("IBGLKViewController", "glkViewController", inherits: viewController),
    ArchiveKind(
      "IBUINavigationController", "navigationController", inherits: viewController,
      [
        .bool("IBUINavigationBarHidden", "navigationBarHidden", default: false),
        .bool("IBUIToolbarHidden", "toolbarHidden", default: true),
        .object("IBUINavigationBar", "navigationBar"), .object("IBUIToolbar", "toolbar"),
        .objects("IBUIViewControllers", "viewControllers"),
      ]),
    ArchiveKind(
      "IBUITabBarController", "tabBarController", inherits: viewController,
      [.objects("IBUIViewControllers", "viewControllers"), .object("IBUITabBar", "tabBar")]),
    ArchiveKind(
      "IBUISplitViewController", "splitViewController", inherits: viewController,
      [splitControllers]),
    ArchiveKind(
      "IBUIImagePickerController", "imagePickerController", inherits: viewController,
      [.objects("IBUIViewControllers", "viewControllers"), .object("IBUINavigationBar", "navigationBar")]),
    ArchiveKind("IBUISearchDisplayController", "searchDisplayController", inherits: object, searchReferences),
  ]

  /// The master and the detail stand side by side in today's form.
  private static let splitControllers = ArchiveRow([
    "IBUIMasterViewController", "IBUIDetailViewController", "IBUIViewControllers",
  ]) { object, element, translator in
    let pair = ["IBUIMasterViewController", "IBUIDetailViewController"].compactMap { object.entry($0) }
    translator.placeList(pair + object.items("IBUIViewControllers"), "viewControllers", in: element, of: object)
  }

  /// Connections say these, too.
  private static let searchReferences: [ArchiveRow] = [
    .ignored("IBUISearchBar", "IBUISearchContentsController")
  ]
}
