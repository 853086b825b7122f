/// Shows web pages, in apps from before iOS 12; drawn as an empty page.
open class UIWebView: UIView {
  override open class var vocabulary: Vocabulary { .webView }

  public final var scalesPageToFit = false
  public final var dataDetectorTypes: UIDataDetectorTypes = []
  public final var allowsInlineMediaPlayback = false
  public final var allowsLinkPreview = true
  public final var allowsPictureInPictureMediaPlayback = true
  public final var mediaPlaybackRequiresUserAction = true
  public final var mediaPlaybackAllowsAirPlay = true
  public final var keyboardDisplayRequiresUserAction = true
  public final var suppressesIncrementalRendering = false
  public final var paginationMode = PaginationMode.unpaginated
  /// In points.
  public final var pageLength = 0.0
  /// In points.
  public final var gapBetweenPages = 0.0

  /// In which direction pages of text follow each other.
  public enum PaginationMode: String, DocumentChoice {
    case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft
  }

  override open func draw(into canvas: inout Canvas) {
    canvas.drawPlaceholder(named: "UIWebView", in: bounds, ground: backgroundColor == nil ? .systemBackground : nil)
  }
}

extension Vocabulary {
  /// What a document may say of a `<webView>`.
  public static let webView = Vocabulary("webView", UIWebView.self, inherits: .view, make: { UIWebView() }) { row in
    [
      row.bool("scalesPageToFit", \.scalesPageToFit, nibKey: "UIScalesPageToFit"),
      row.value("dataDetectorTypes", \.dataDetectorTypes, default: [], nibKey: "UIDataDetectorTypes"),
      row.bool("allowsInlineMediaPlayback", \.allowsInlineMediaPlayback),
      row.bool("allowsLinkPreview", \.allowsLinkPreview, default: true),
      row.bool("allowsPictureInPictureMediaPlayback", \.allowsPictureInPictureMediaPlayback, default: true),
      row.bool("mediaPlaybackRequiresUserAction", \.mediaPlaybackRequiresUserAction, default: true),
      row.bool("mediaPlaybackAllowsAirPlay", \.mediaPlaybackAllowsAirPlay, default: true),
      row.bool("keyboardDisplayRequiresUserAction", \.keyboardDisplayRequiresUserAction, default: true),
      row.bool("suppressesIncrementalRendering", \.suppressesIncrementalRendering),
      row.choice("paginationMode", \.paginationMode, default: .unpaginated),
      row.number("pageLength", \.pageLength),
      row.number("gapBetweenPages", \.gapBetweenPages),
    ]
  }
}
