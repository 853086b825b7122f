/// What a web view may do; it cannot be changed once the view is there.
public struct WKWebViewConfiguration: Sendable, Hashable {
  /// What pages may do, such as running scripts.
  public var preferences = WKPreferences()
  /// The media that wait for a tap before playing; empty lets all start by themselves.
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// What on a page is turned into links: phone numbers, addresses and the like.
  public var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether audio and video may be sent to other devices by AirPlay.
  public var allowsAirPlayForMediaPlayback = true
  /// Whether videos may go on in a small window above other apps.
  public var allowsPictureInPictureMediaPlayback = true
  /// Whether videos play within the page rather than on the full screen.
  public var allowsInlineMediaPlayback = false
  /// The app's name added to the user agent; nil for none.
  public var applicationNameForUserAgent: String?
  /// Whether a page stays hidden until all of it has loaded.
  public var suppressesIncrementalRendering = false
  /// Whether the user may zoom even pages that forbid it.
  public var ignoresViewportScaleLimits = false
  /// How finely text is selected: by character, or as suits the place.
  public var selectionGranularity = SelectionGranularity.dynamic

  /// One with the values that UIKit starts with.
  public init() {}

  /// How exactly text is selected.
  public enum SelectionGranularity: String, DocumentChoice { case dynamic, character }
}

extension WKWebViewConfiguration: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "wkWebViewConfiguration",
      rows: [
        .attribute("allowsAirPlayForMediaPlayback", .bool), .attribute("allowsPictureInPictureMediaPlayback", .bool),
        .attribute("allowsInlineMediaPlayback", .bool), .attribute("applicationNameForUserAgent"),
        .attribute("suppressesIncrementalRendering", .bool), .attribute("ignoresViewportScaleLimits", .bool),
        .attribute("selectionGranularity", SelectionGranularity.self),
        .attribute("preferences", .element("wkPreferences")),
        .attribute("mediaTypesRequiringUserActionForPlayback", .element("audiovisualMediaTypes")),
        .attribute("dataDetectorTypes", .element("dataDetectorTypes")),
      ])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    var made = WKWebViewConfiguration()
    for child in element.children {
      switch child.element {
      case "wkPreferences": made.preferences = WKPreferences.make(from: child, in: decoding) ?? made.preferences
      case "audiovisualMediaTypes":
        made.mediaTypesRequiringUserActionForPlayback =
          WKAudiovisualMediaTypes.make(from: child, in: decoding) ?? []
      case "dataDetectorTypes":
        made.dataDetectorTypes = UIDataDetectorTypes.make(from: child, in: decoding) ?? []
      default: break
      }
    }
    made.allowsAirPlayForMediaPlayback = element.bool("allowsAirPlayForMediaPlayback") ?? true
    made.allowsPictureInPictureMediaPlayback = element.bool("allowsPictureInPictureMediaPlayback") ?? true
    made.allowsInlineMediaPlayback = element.bool("allowsInlineMediaPlayback") ?? false
    made.applicationNameForUserAgent = element.string("applicationNameForUserAgent")
    made.suppressesIncrementalRendering = element.bool("suppressesIncrementalRendering") ?? false
    made.ignoresViewportScaleLimits = element.bool("ignoresViewportScaleLimits") ?? false
    made.selectionGranularity = element.choice("selectionGranularity", as: SelectionGranularity.self) ?? .dynamic
    return made
  }

  /// Only what differs from the defaults.
  public var inspected: InspectedValue {
    .dictionary(present: [
      "preferences": preferences == WKPreferences() ? nil : preferences.inspected,
      "mediaTypesRequiringUserActionForPlayback": mediaTypesRequiringUserActionForPlayback.isEmpty
        ? nil : mediaTypesRequiringUserActionForPlayback.inspected,
      "dataDetectorTypes": dataDetectorTypes.isEmpty ? nil : dataDetectorTypes.inspected,
      "allowsAirPlayForMediaPlayback": allowsAirPlayForMediaPlayback ? nil : .bool(false),
      "allowsPictureInPictureMediaPlayback": allowsPictureInPictureMediaPlayback ? nil : .bool(false),
      "allowsInlineMediaPlayback": allowsInlineMediaPlayback ? .bool(true) : nil,
      "applicationNameForUserAgent": applicationNameForUserAgent?.inspected,
      "suppressesIncrementalRendering": suppressesIncrementalRendering ? .bool(true) : nil,
      "ignoresViewportScaleLimits": ignoresViewportScaleLimits ? .bool(true) : nil,
      "selectionGranularity": selectionGranularity == .dynamic ? nil : .string(selectionGranularity.rawValue),
    ])
  }
}
