/// Shows web pages; drawn as an empty page.
open class WKWebView: UIView {
  override open class var vocabulary: Vocabulary { .wkWebView }

  /// The settings that the view loads and plays pages with.
  public final var configuration = WKWebViewConfiguration()
  /// Whether swiping sideways goes back and forward in the history.
  public final var allowsBackForwardNavigationGestures = false
  /// Whether pressing a link shows a preview of where it leads.
  public final var allowsLinkPreview = true
  /// What the view tells servers it is; nil for the standard user agent.
  public final var customUserAgent: String?

  override open func draw(into canvas: inout Canvas) {
    canvas.drawPlaceholder(named: "WKWebView", in: bounds, ground: backgroundColor == nil ? .systemBackground : nil)
  }
}

extension Vocabulary {
  /// What a document may say of a `<wkWebView>`.
  public static let wkWebView = Vocabulary(
    "wkWebView", WKWebView.self, inherits: .view, make: { WKWebView() }
  ) { row in
    [
      row.value("configuration", \.configuration, default: WKWebViewConfiguration(), nibKey: "configuration"),
      row.bool(
        "allowsBackForwardNavigationGestures", \.allowsBackForwardNavigationGestures,
        nibKey: "allowsBackForwardNavigationGestures"),
      row.bool("allowsLinkPreview", \.allowsLinkPreview, default: true, nibKey: "allowsLinkPreview"),
      row.string("customUserAgent", \.customUserAgent, nibKey: "customUserAgent"),
    ]
  }
}
