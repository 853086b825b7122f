import Diagnostics

extension AssetLibrary {
  /// A custom symbol has no size of its own; this is about what most have at the body font's 17 points.
  private static let symbolSize = CGSize(width: 20, height: 20)

  func find(_ name: String, _ traits: ImageTraits) -> ImageLookup {
    var problems: [Diagnostic] = []
    for setName in [name, Self.withoutEnding(name)].compactMap({ $0 }) {
      for asset in imageSets[setName] ?? [] {
        let set = imageSet(asset)
        problems += set.problems
        for variant in set.variants(for: traits) {
          if let image = image(name, set, variant, traits, &problems) {
            return ImageLookup(image: image, problems: problems)
          }
        }
      }
    }
    for file in looseFiles(named: name, traits) {
      guard let header = header(file.path, &problems) else { continue }
      let scale = file.scale ?? 1
      let size = CGSize(width: header.size.width / scale, height: header.size.height / scale)
      let image = UIImage(
        name: name, size: size, scale: header.isVector ? traits.scale : scale, source: .file(file.path))
      return ImageLookup(image: image, problems: problems)
    }
    return ImageLookup(image: nil, problems: problems)
  }

  private func image(
    _ name: String, _ set: ImageSet, _ variant: ImageVariant, _ traits: ImageTraits, _ problems: inout [Diagnostic]
  ) -> UIImage? {
    if set.kind == .symbol {
      return UIImage(
        name: name, size: Self.symbolSize, scale: traits.scale, source: .file(variant.path),
        renderingMode: set.renderingMode)
    }
    guard let header = header(variant.path, &problems) else { return nil }
    let scale = variant.scale ?? 1
    var size = CGSize(width: header.size.width / scale, height: header.size.height / scale)
    // Xcode makes the icon of the home screen out of the one that is drawn for the store.
    if set.kind == .appIcon, let iconSize = variant.iconSize, iconSize >= 512 {
      size = CGSize(width: traits.homeIconSize, height: traits.homeIconSize)
    }
    let capInsets = variant.capInsets.map {
      UIEdgeInsets(top: $0.top / scale, left: $0.left / scale, bottom: $0.bottom / scale, right: $0.right / scale)
    }
    return UIImage(
      name: name, size: size, scale: header.isVector ? traits.scale : scale, source: .file(variant.path),
      renderingMode: set.renderingMode, capInsets: capInsets)
  }

  private func header(_ path: String, _ problems: inout [Diagnostic]) -> ImageHeader? {
    do {
      return try ImageHeader.read(path: path)
    } catch {
      problems.append(AssetProblem.unreadableImage(path: path, error))
      return nil
    }
  }

  /// The files that the name may mean, the best first: the taller screen's (`-568h`), then the scale, then the device.
  private func looseFiles(named name: String, _ traits: ImageTraits) -> [LooseImage] {
    var folder = ""
    var fileName = name
    if let slash = name.lastIndex(of: "/") {
      (folder, fileName) = (String(name[..<slash]), String(name[name.index(after: slash)...]))
    }
    let ending = Self.withoutEnding(fileName) == nil ? nil : AssetIndex.split(fileName).ending
    let wanted = LooseImage.Name(stem: Self.withoutEnding(fileName) ?? fileName)
    let tall = traits.screenHeight.map { "\(wanted.base)-\($0)h" }
    return [tall, wanted.base].compactMap { $0 }.flatMap { base in
      let ranked = (looseImages[base] ?? []).enumerated().compactMap { position, file in
        guard ending == nil || file.ending == ending, wanted.scale == nil || file.scale == wanted.scale,
          wanted.idiom == nil || file.idiom == wanted.idiom,
          folder.isEmpty || file.folder == folder || file.folder.hasSuffix("/" + folder)
        else { return nil as (rank: [Double], file: LooseImage)? }
        // Who names a device in the name gets it on every device.
        var fileTraits = traits
        if let idiom = wanted.idiom { fileTraits.idiom = idiom }
        return file.rank(for: fileTraits).map { ($0 + [Double(position)], file) }
      }
      return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.file)
    }
  }

  /// The name without the ending of an image file, nil when it has none.
  static func withoutEnding(_ name: String) -> String? {
    let (stem, ending) = AssetIndex.split(name)
    return LooseImage.endings.contains(ending.lowercased()) && !stem.isEmpty ? stem : nil
  }
}
