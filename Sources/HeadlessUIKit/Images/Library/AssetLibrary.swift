import Diagnostics

/// The images and named colours of an app, found as `UIImage(named:)` and `UIColor(named:)` find them in its bundle:
/// asset catalogues first, then loose files.
///
/// Made once from folders of sources. It never changes after that and may be used from any thread; sets and pictures are
/// opened only when asked for, and each once.
public final class AssetLibrary: Sendable {
  /// What the folders hold.
  public let index: AssetIndex
  /// Sets and files that stand behind another one of the same name, and are never shown.
  public let duplicates: [DuplicateAsset]

  let imageSets: [String: [AssetSet]]
  let colorSets: [String: [AssetSet]]
  let looseImages: [String: [LooseImage]]

  private let readImageSets = Memo<AssetSet, ImageSet>()
  private let readColorSets = Memo<AssetSet, ColorSet>()
  private let foundImages = Memo<Request, ImageLookup>()
  /// The names by their letters without case: of images under true, of colours under false.
  let spellings = Memo<Bool, [String: [String]]>()

  private struct Request: Hashable {
    var name: String
    var traits: ImageTraits
  }

  /// A library that looks into the directories, the first one first. Each may be a `.xcassets`, hold some below it, or be
  /// a loose folder of images. What is wrong with them is in `problems()`.
  public convenience init(directories: [String]) {
    self.init(index: AssetIndex(directories: directories))
  }

  /// A library over what was found already.
  public init(index: AssetIndex) {
    self.index = index
    imageSets = Dictionary(grouping: index.sets.filter { $0.kind != .color }, by: \.name)
    colorSets = Dictionary(grouping: index.sets.filter { $0.kind == .color }, by: \.name)
    looseImages = Dictionary(grouping: index.looseImages, by: \.baseName)
    duplicates = DuplicateAsset.all(in: index)
  }

  /// The image of that name for a device, nil when no catalogue and no file has it. Names are case sensitive.
  public func image(named name: String, traits: ImageTraits = ImageTraits()) -> UIImage? {
    lookUpImage(named: name, traits: traits).image
  }

  /// As `image(named:traits:)`, with what was found wrong on the way.
  public func lookUpImage(named name: String, traits: ImageTraits = ImageTraits()) -> ImageLookup {
    foundImages.value(for: Request(name: name, traits: traits)) { find(name, traits) }
  }

  /// The colour of that name in both appearances (`traits.appearance` has no say), nil when no catalogue has it.
  public func color(named name: String, traits: ImageTraits = ImageTraits()) -> NamedColor? {
    for set in colorSets[name] ?? [] {
      if let color = colorSet(set).color(for: traits) { return color }
    }
    return nil
  }

  /// All that is wrong with the folders and sets, sorted. Pictures are not opened.
  ///
  /// Complexity: reads the `Contents.json` of every set.
  public func problems() -> [Diagnostic] {
    let found = index.sets.flatMap { $0.kind == .color ? colorSet($0).problems : imageSet($0).problems }
    return (index.problems + found).sorted()
  }

  func imageSet(_ set: AssetSet) -> ImageSet {
    readImageSets.value(for: set) { ImageSet(reading: set) }
  }

  private func colorSet(_ set: AssetSet) -> ColorSet {
    readColorSets.value(for: set) { ColorSet(reading: set) }
  }
}

/// What came of a search for an image.
public struct ImageLookup: Sendable, Hashable {
  /// The picture, nil when the set has none that fits.
  public var image: UIImage?
  /// What was wrong with the sets and pictures that were tried, in that order.
  public var problems: [Diagnostic]
}
