/// An image file outside asset catalogues, by what its name says: `icon@2x~ipad.png` is `icon`, scale 2, for iPad.
public struct LooseImage: Sendable, Hashable {
  /// Where the file is.
  public var path: String
  /// The last part of ``path``.
  public var fileName: String
  /// The folder below the directory that was named, empty for that one itself.
  public var folder: String
  /// The language of the `.lproj` folder it lies in.
  public var locale: String?
  /// The name without ending, scale and device.
  public var baseName: String
  /// Pixels a point as the name says, nil when it does not.
  public var scale: CGFloat?
  /// The device as the name says, nil for all.
  public var idiom: ImageTraits.Idiom?
  /// What follows the last point.
  public var ending: String

  /// Endings of image files, the more likely to be meant first; UIKit takes a name without one for a PNG.
  static let endings = [
    "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "heif", "webp", "tif", "tiff", "bmp", "avif",
  ]

  init(path: String, fileName: String, folder: String = "", locale: String? = nil) {
    self.path = path
    self.fileName = fileName
    self.folder = folder
    self.locale = locale
    let (stem, ending) = AssetIndex.split(fileName)
    let name = Self.Name(stem: stem)
    self.ending = ending
    (baseName, scale, idiom) = (name.base, name.scale, name.idiom)
  }

  /// What a file's name says, read from its end; `@2x` and `~ipad` may come in either order.
  struct Name {
    var base: String
    var scale: CGFloat?
    var idiom: ImageTraits.Idiom?

    init(stem: String) {
      base = stem
      for _ in 0..<2 {
        if scale == nil, let found = Self.scales.first(where: { base.hasSuffix($0.text) }) {
          scale = found.scale
          base.removeLast(found.text.count)
        } else if idiom == nil, let found = Self.devices.first(where: { base.hasSuffix($0.text) }) {
          idiom = found.idiom
          base.removeLast(found.text.count)
        }
      }
      // A file that is called only `@2x.png` keeps its name.
      if base.isEmpty { (base, scale, idiom) = (stem, nil, nil) }
    }

    private static let scales: [(text: String, scale: CGFloat)] = [("@1x", 1), ("@2x", 2), ("@3x", 3)]
    private static let devices: [(text: String, idiom: ImageTraits.Idiom)] = [
      ("~iphone", .phone), ("~ipod", .phone), ("~ipad", .pad), ("~tv", .tv), ("~car", .carPlay), ("~mac", .mac),
    ]
  }

  /// What counts, the weightiest first; less is better. Nil for a file of other devices.
  func rank(for traits: ImageTraits) -> [Double]? {
    if let idiom, idiom != traits.idiom { return nil }
    let likelihood = Self.endings.firstIndex(of: ending.lowercased()) ?? Self.endings.count
    return [
      traits.rank(scale: scale ?? 1), idiom == nil ? 1 : 0, traits.rank(locale: locale), Double(likelihood),
    ]
  }
}
