import Diagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An image set as read: its variants whose files exist, in the order of `Contents.json`.
struct ImageSet: Sendable {
  var name: String
  var kind: AssetSet.Kind
  var renderingMode: UIImage.RenderingMode = .automatic
  var variants: [ImageVariant] = []
  var problems: [Diagnostic] = []

  init(reading set: AssetSet) {
    name = set.name
    kind = set.kind
    let document = set.path + "/Contents.json"
    let (contents, text, problem) = AssetContents.read(folder: set.path)
    if let problem { problems.append(problem) }
    guard let contents else { return }

    switch contents.properties?.renderingIntent?.text {
    case "template": renderingMode = .alwaysTemplate
    case "original": renderingMode = .alwaysOriginal
    default: renderingMode = set.kind == .symbol ? .alwaysTemplate : .automatic
    }
    let list = set.kind == .symbol ? "symbols" : "images"
    for (index, element) in ((set.kind == .symbol ? contents.symbols : contents.images) ?? []).enumerated() {
      if let clause = element.problem {
        problems.append(AssetProblem.malformedEntry(document: document, list, index, clause))
      }
      guard let entry = element.value, let filename = entry.filename, !filename.isEmpty, entry.unassigned != true
      else { continue }
      guard !filename.contains("/"), filename != ".." else {
        let clause = "\"\(filename)\" leads out of the folder of its set"
        problems.append(AssetProblem.malformedEntry(document: document, list, index, clause))
        continue
      }
      if let scale = entry.scale, scale.scale == nil {
        let clause = "its scale \"\(scale.text)\" is none"
        problems.append(AssetProblem.malformedEntry(document: document, list, index, clause))
        continue
      }
      guard let found = Self.fileName(filename, in: set.path) else {
        let location = AssetContents.location(of: filename, in: text)
        problems.append(AssetProblem.missingFile(document: document, filename, at: location))
        continue
      }
      if found != filename {
        let location = AssetContents.location(of: filename, in: text)
        problems.append(AssetProblem.otherCase(document: document, filename, found, at: location))
      }
      variants.append(ImageVariant(entry, path: set.path + "/" + found))
    }
  }

  /// The file as the disk spells it: a Mac finds accents that are composed otherwise, and letters of the other case.
  private static func fileName(_ name: String, in folder: String) -> String? {
    if FileManager.default.fileExists(atPath: folder + "/" + name) { return name }
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch { return nil }
    return names.first { $0 == name } ?? names.first { $0.lowercased() == name.lowercased() }
  }

  /// The variants that may be shown, the best first; among equals the order of `Contents.json` decides.
  func variants(for traits: ImageTraits) -> [ImageVariant] {
    let ranked = variants.enumerated().compactMap { index, variant in
      variant.rank(for: traits).map { (rank: $0 + [Double(index)], variant: variant) }
    }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.variant)
  }
}
