/// Kinds of media that play only when the user asks for it.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Media with sound wait for the user.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Media with pictures wait for the user.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All of them.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

extension WKAudiovisualMediaTypes: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "audiovisualMediaTypes",
      rows: ["none", "audio", "video", "all"].map { .attribute($0, .bool) })
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    var types: WKAudiovisualMediaTypes = []
    if element.bool("audio") == true { types.insert(.audio) }
    if element.bool("video") == true { types.insert(.video) }
    if element.bool("all") == true { types = .all }
    return types
  }

  /// The names.
  public var inspected: InspectedValue {
    .array([(self.contains(.audio), "audio"), (self.contains(.video), "video")].filter(\.0).map { .string($0.1) })
  }
}
