extension ArchiveKind {
  static let scrollView = ArchiveKind(
    "IBUIScrollView", "scrollView", inherits: view,
    [
      .ignored("IBUIContentSize"),
      .bool("IBUIDirectionalLockEnabled", "directionalLockEnabled", default: false),
      .bool("IBUIBounces", "bounces", default: true),
      .bool("IBUIAlwaysBounceVertical", "alwaysBounceVertical", default: false),
      .bool("IBUIAlwaysBounceHorizontal", "alwaysBounceHorizontal", default: false),
      .bool("IBUIPagingEnabled", "pagingEnabled", default: false),
      .bool("IBUIScrollEnabled", "scrollEnabled", default: true),
      .bool("IBUIShowsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", default: true),
      .bool("IBUIShowsVerticalScrollIndicator", "showsVerticalScrollIndicator", default: true),
      .choice("IBUIIndicatorStyle", "indicatorStyle", ["", "black", "white"]),
      .bool("IBUIDelaysContentTouches", "delaysContentTouches", default: true),
      .bool("IBUICanCancelContentTouches", "canCancelContentTouches", default: true),
      .number("IBUIMinimumZoomScale", "minimumZoomScale", omitted: 1),
      .number("IBUIMaximumZoomScale", "maximumZoomScale", omitted: 1),
      .bool("IBUIBouncesZoom", "bouncesZoom", default: true),
      .insets("IBUIScrollIndicatorInsets", "scrollIndicatorInsets"),
      .insets("IBUIContentInset", "contentInset"),
    ])

  static let scrolling = [scrollView]
}
