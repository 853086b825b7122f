/// What a web view may do; it cannot be changed once the view is there.
public struct WKWebViewConfiguration: Sendable, Hashable {
  public var preferences = WKPreferences()
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  public var dataDetectorTypes: UIDataDetectorTypes = []
  public var allowsAirPlayForMediaPlayback = true
  public var allowsPictureInPictureMediaPlayback = true
  public var allowsInlineMediaPlayback = false
  public var applicationNameForUserAgent: String?
  public var suppressesIncrementalRendering = false
  public var ignoresViewportScaleLimits = false
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
