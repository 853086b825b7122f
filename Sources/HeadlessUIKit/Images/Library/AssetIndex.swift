import Diagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What lies in a row of folders: sets of asset catalogues and loose image files. Only names are read, no pictures.
///
/// A folder may be a `.xcassets`, hold some somewhere below it, or be a loose folder of images. Listings are sorted, links
/// that lead back are not followed twice, and folders more than 64 deep are reported and passed over.
public struct AssetIndex: Sendable {
  /// All sets, in the order of the folders and of their sorted listings.
  public private(set) var sets: [AssetSet] = []
  /// All image files outside sets, in the same order.
  public private(set) var looseImages: [LooseImage] = []
  /// What could not be listed or read.
  public private(set) var problems: [Diagnostic] = []

  private static let deepest = 64
  private var visited: Set<String> = []

  /// Complexity: one listing a folder that is no set; sets are not opened.
  public init(directories: [String]) {
    for directory in directories {
      let trimmed = directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
      walk(from: trimmed)
    }
  }

  private struct Folder {
    var path: String
    /// Below the directory that was named, without a slash at the ends.
    var relativePath = ""
    var namespace = ""
    var isCatalog = false
    var locale: String?
    var depth = 0
  }

  /// A stack of its own instead of recursion: the disk decides the depth.
  private mutating func walk(from root: String) {
    let (name, ending) = Self.split(root.split(separator: "/").last.map(String.init) ?? root)
    if let kind = AssetSet.Kind(rawValue: ending) {
      sets.append(AssetSet(name: name, kind: kind, path: root))
      return
    }
    // A group of a catalogue may be named by itself.
    let isCatalog = root.split(separator: "/").contains { $0.hasSuffix(".xcassets") }
    var pending = [Folder(path: root, isCatalog: isCatalog)]
    while let folder = pending.popLast() {
      guard visited.insert(URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path).inserted else { continue }
      guard folder.depth <= Self.deepest else {
        problems.append(AssetProblem.tooDeep(path: folder.path))
        continue
      }
      let entries: [String]
      do {
        entries = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      } catch {
        problems.append(AssetProblem.unreadableFolder(path: folder.path))
        continue
      }
      var namespace = folder.namespace
      if folder.isCatalog, folder.depth > 0, !folder.path.hasSuffix(".xcassets"), entries.contains("Contents.json") {
        namespace = self.namespace(of: folder)
      }
      var subfolders: [Folder] = []
      for entry in entries where !entry.hasPrefix(".") {
        if let subfolder = add(entry, in: folder, namespace: namespace) { subfolders.append(subfolder) }
      }
      pending.append(contentsOf: subfolders.reversed())
    }
  }

  /// Notes a set or a loose image; what may be a folder is returned.
  private mutating func add(_ entry: String, in folder: Folder, namespace: String) -> Folder? {
    let (name, ending) = Self.split(entry)
    let path = folder.path + "/" + entry
    if let kind = AssetSet.Kind(rawValue: ending) {
      sets.append(AssetSet(name: namespace + name, kind: kind, path: path))
      return nil
    }
    if AssetSet.otherEndings.contains(ending) { return nil }
    if LooseImage.endings.contains(ending.lowercased()) {
      // Inside a catalogue a picture without a set is nothing.
      if !folder.isCatalog {
        looseImages.append(
          LooseImage(path: path, fileName: entry, folder: folder.relativePath, locale: folder.locale))
      }
      return nil
    }
    guard isDirectory(path) else { return nil }
    return Folder(
      path: path, relativePath: folder.relativePath.isEmpty ? entry : folder.relativePath + "/" + entry,
      namespace: namespace, isCatalog: folder.isCatalog || ending == "xcassets",
      locale: ending == "lproj" ? name : folder.locale, depth: folder.depth + 1)
  }

  /// The prefix that a group gives to the names below it, with the slash.
  private mutating func namespace(of folder: Folder) -> String {
    let (contents, _, problem) = AssetContents.read(folder: folder.path)
    if let problem { problems.append(problem) }
    guard contents?.properties?.providesNamespace?.isTrue == true else { return folder.namespace }
    let (name, ending) = Self.split(folder.relativePath.split(separator: "/").last.map(String.init) ?? "")
    return folder.namespace + (ending == "spriteatlas" || ending.isEmpty ? name : "\(name).\(ending)") + "/"
  }

  private func isDirectory(_ path: String) -> Bool {
    #if canImport(FoundationEssentials)
      var isDirectory = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
    #else
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    #endif
  }

  /// The name before the last point, and what follows it.
  static func split(_ fileName: String) -> (name: String, ending: String) {
    guard let point = fileName.lastIndex(of: "."), point > fileName.startIndex else { return (fileName, "") }
    return (String(fileName[..<point]), String(fileName[fileName.index(after: point)...]))
  }
}
