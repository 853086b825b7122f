/// A folder of a catalogue that stands for one name: `Icon.imageset`, `Brand.colorset`.
public struct AssetSet: Sendable, Hashable {
  /// The kinds of sets that can be asked for by name; the raw value is the ending of the folder.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case image = "imageset"
    case symbol = "symbolset"
    case appIcon = "appiconset"
    case launchImage = "launchimage"
    case color = "colorset"
  }

  /// The name it is asked for by, with the namespaces of its groups: `Group/Icon`.
  public var name: String
  /// What the set holds.
  public var kind: Kind
  /// Its folder.
  public var path: String

  /// States a set of a catalogue.
  public init(name: String, kind: Kind, path: String) {
    self.name = name
    self.kind = kind
    self.path = path
  }

  /// Endings of folders that hold something else than what `UIImage` and `UIColor` can name. Passed over.
  static let otherEndings: Set<String> = [
    "arimage", "arimageset", "arobject", "arresourcegroup", "brandassets", "cikernel", "complicationset",
    "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "icon", "iconset",
    "imagestack", "imagestacklayer", "mipmapset", "solidimagestack", "solidimagestacklayer", "sticker", "stickerpack",
    "stickersequence", "stickersiconset", "textureset",
  ]
}
