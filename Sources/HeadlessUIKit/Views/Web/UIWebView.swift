/// Shows web pages, in apps from before iOS 12; drawn as an empty page.
open class UIWebView: UIView {
  override open class var vocabulary: Vocabulary { .webView }

  /// Whether pages shrink to fit and the user may zoom.
  public final var scalesPageToFit = false
  /// What on a page is turned into links: phone numbers, addresses and the like.
  public final var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether videos play within the page rather than on the full screen.
  public final var allowsInlineMediaPlayback = false
  /// Whether pressing a link shows a preview of where it leads.
  public final var allowsLinkPreview = true
  /// Whether videos may go on in a small window above other apps.
  public final var allowsPictureInPictureMediaPlayback = true
  /// Whether audio and video wait for a tap before playing.
  public final var mediaPlaybackRequiresUserAction = true
  /// Whether audio and video may be sent to other devices by AirPlay.
  public final var mediaPlaybackAllowsAirPlay = true
  /// Whether the keyboard waits for a tap on a field rather than a script's focus.
  public final var keyboardDisplayRequiresUserAction = true
  /// Whether a page stays hidden until all of it has loaded.
  public final var suppressesIncrementalRendering = false
  /// Whether and in which direction the page is divided into pages.
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
