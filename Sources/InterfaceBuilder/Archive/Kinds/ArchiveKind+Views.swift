/// `IBUIView`, what every view says, and plain views.
extension ArchiveKind {
  static let view = ArchiveKind(
    "IBUIView", "view", inherits: object,
    [
      .ignored(
        "NSNextResponder", "NSSuperview", "NSWindow", "NSNextKeyView", "NSReuseIdentifierKey", "NSFrameMatrix",
        "IBUIViewController"),
      .bool("IBUIAutoresizesSubviews", "autoresizesSubviews", default: true),
      .viewFlags,
      .bool("IBUIOpaque", "opaque", default: true),
      .bool("IBUIClipsSubviews", "clipsSubviews", default: false),
      .bool("IBUIClearsContextBeforeDrawing", "clearsContextBeforeDrawing", default: true),
      .bool("IBUIMultipleTouchEnabled", "multipleTouchEnabled", default: false),
      .bool("IBUIUserInteractionEnabled", "userInteractionEnabled", default: true),
      .number("IBUIAlpha", "alpha", omitted: 1),
      .integer("IBUITag", "tag"),
      .choice("IBUIContentMode", "contentMode", contentModes, missing: "scaleToFill"),
      .frame,
      .autoresizingMask,
      .objects("NSSubviews", "subviews"),
      .color("IBUIBackgroundColor", "backgroundColor"),
      .color("IBUITintColor", "tintColor"),
      .contentStretch,
      .value("IBUIAccessibilityConfiguration", "accessibilityConfiguration", .accessibility),
      .constraints,
    ] + ArchiveRow.simulatedMetrics)

  /// In the order of UIView's content modes.
  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft",
    "topRight", "bottomLeft", "bottomRight",
  ]

  static let views = [
    view,
    ArchiveKind(
      "IBUIWindow", "window", inherits: view,
      [
        .bool("IBUIVisibleAtLaunch", "visibleAtLaunch", default: false),
        .bool("IBUIResizesToFullScreen", "resizesToFullScreen", default: false),
        .object("IBUIRootViewController", "rootViewController"),
      ]),
    ArchiveKind(
      "IBUIImageView", "imageView", inherits: view,
      [
        .bool("IBUIHighlighted", "highlighted", default: false), .image("IBUIImage", "image"),
        .image("IBUIHighlightedImage", "highlightedImage"),
      ]),
    ArchiveKind(
      "IBUIActivityIndicatorView", "activityIndicatorView", inherits: view,
      [
        .bool("IBUIHidesWhenStopped", "hidesWhenStopped", default: false, missing: true),
        .bool("IBUIAnimating", "animating", default: false),
        .choice("IBUIStyle", "style", ["whiteLarge", "white", "gray"]), .color("IBUIColor", "color"),
      ]),
    ArchiveKind(
      "IBUIProgressView", "progressView", inherits: view,
      [
        .choice("IBUIProgressViewStyle", "progressViewStyle", ["", "bar"]), .number("IBUIProgress", "progress"),
        .color("IBUIProgressTintColor", "progressTintColor"), .color("IBUITrackTintColor", "trackTintColor"),
      ]),
    ArchiveKind("IBMKMapView", "mapView", inherits: view),
    ArchiveKind("IBGLKView", "glkView", inherits: view),
    ArchiveKind(
      "IBUIWebView", "webView", inherits: view, [.bool("IBUIScalesPageToFit", "scalesPageToFit", default: false)]),
    ArchiveKind(
      "IBUIPickerView", "pickerView", inherits: view,
      [.bool("IBUIShowsSelectionIndicator", "showsSelectionIndicator", default: false)]),
  ]
}
