extension RowMaker {
  /// What Interface Builder pretends to be around a view or a controller; nothing that a live object has.
  func simulatedMetrics() -> [Row] {
    [
      designTime("simulatedStatusBarMetrics", .element("simulatedStatusBarMetrics")),
      designTime("simulatedTopBarMetrics", .element("simulatedNavigationBarMetrics")),
      designTime("simulatedBottomBarMetrics", .element("simulatedToolbarMetrics|simulatedTabBarMetrics")),
      designTime("simulatedOrientationMetrics", .element("simulatedOrientationMetrics")),
      designTime(
        "simulatedDestinationMetrics",
        .element("simulatedScreenMetrics|freeformSimulatedSizeMetrics|modalPageSheetSimulatedSizeMetrics")),
    ]
  }
}
