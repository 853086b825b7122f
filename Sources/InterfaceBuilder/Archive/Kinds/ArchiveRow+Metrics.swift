import MarkupXML

/// The bars and the screen that Interface Builder showed a view or a controller in.
extension ArchiveRow {
  static let simulatedMetrics: [ArchiveRow] = [
    .value("IBUISimulatedStatusBarMetrics", "simulatedStatusBarMetrics", .statusBarMetrics),
    .value("IBUISimulatedOrientationMetrics", "simulatedOrientationMetrics", .orientationMetrics),
    simulatedBar("IBUISimulatedTopBarMetrics", "simulatedTopBarMetrics"),
    simulatedBar("IBUISimulatedBottomBarMetrics", "simulatedBottomBarMetrics"),
    simulatedScreen,
  ]

  private static func simulatedBar(_ key: String, _ name: String) -> ArchiveRow {
    ArchiveRow([key]) { object, element, translator in
      guard let node = object[key] else { return }
      guard let kind = ArchiveKind.barMetrics.first(where: { $0.className == object.graph.className(of: node) }) else {
        return translator.findings.reportUntranslated(key, of: object.className, at: node)
      }
      translator.addValue(node, kind, key: name, to: element)
    }
  }

  private static let simulatedScreen = ArchiveRow(["IBUISimulatedDestinationMetrics"]) { object, element, translator in
    let key = "IBUISimulatedDestinationMetrics"
    guard let node = object[key] else { return }
    let metrics = ArchiveObject(node, in: object.graph)
    let name = metrics.text("IBUISimulatedSizeMetricsClass") ?? metrics.className
    guard let kind = screens[name] ?? screens[metrics.className] else {
      return translator.findings.reportUntranslated(key, of: object.className, at: node)
    }
    let value = translator.add(kind, key: "simulatedDestinationMetrics", to: element, from: node)
    // The only screen of that age that needs a word is the taller one.
    if kind == "simulatedScreenMetrics", metrics.integer("IBUIType") == 2 {
      translator.set("type", "retina4", on: value)
    }
  }

  private static let screens = [
    "IBUIScreenMetrics": "simulatedScreenMetrics",
    "IBUISimulatedFreeformSizeMetricsSentinel": "freeformSimulatedSizeMetrics",
    "IBUISimulatedFreeformSizeMetrics": "freeformSimulatedSizeMetrics",
    "IBUISplitViewMasterSimulatedSizeMetrics": "splitViewMasterSimulatedSizeMetrics",
    "IBUISplitViewDetailSimulatedSizeMetrics": "splitViewDetailSimulatedSizeMetrics",
  ]
}

extension ArchiveKind {
  fileprivate static let statusBarMetrics = ArchiveKind(
    "IBUISimulatedStatusBarMetrics", "simulatedStatusBarMetrics",
    [.choice("IBUIStatusBarStyle", "statusBarStyle", ["", "blackTranslucent", "blackOpaque"])])

  fileprivate static let orientationMetrics = ArchiveKind(
    "IBUISimulatedOrientationMetrics", "simulatedOrientationMetrics",
    [
      .choice(
        "interfaceOrientation", "orientation", ["", "", "portraitUpsideDown", "landscapeRight", "landscapeLeft"]),
      .ignored("IBUIInterfaceOrientation"),
    ])

  fileprivate static let barMetrics = [
    ArchiveKind(
      "IBUISimulatedNavigationBarMetrics", "simulatedNavigationBarMetrics",
      [barStyle, .bool("IBUITranslucent", "translucent", default: true), prompted]),
    ArchiveKind(
      "IBUISimulatedToolbarMetrics", "simulatedToolbarMetrics",
      [barStyle, .bool("IBUITranslucent", "translucent", default: true)]),
    ArchiveKind("IBUISimulatedTabBarMetrics", "simulatedTabBarMetrics"),
  ]

  private static let barStyle = ArchiveRow.choice("IBUIBarStyle", "barStyle", ["", "black", "blackTranslucent"])

  /// Today's form always says it.
  private static let prompted = ArchiveRow(["IBUIPrompted"]) { object, element, translator in
    translator.set("prompted", object.bool("IBUIPrompted") == true ? "YES" : "NO", on: element)
  }
}
