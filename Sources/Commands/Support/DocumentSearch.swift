import Diagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds documents below folders.
struct DocumentSearch {
  /// The documents: files as they were named, those of folders sorted; each once.
  private(set) var documents: [String] = []
  /// What could not be looked into.
  private(set) var problems: [Diagnostic] = []
  /// The folders that were named and have no document, which may be a mistake.
  private(set) var emptyFolders: [String] = []
  private var seen: Set<String> = []
  /// Whether one document may be meant in two ways, such as `Main.xib` and `./Main.xib`.
  private let hasMany: Bool

  init(_ paths: [String]) {
    hasMany = paths.count > 1
    for path in paths {
      guard FileSystem.isFolder(path) else {
        add(path)
        continue
      }
      let found = below(path)
      if found.isEmpty { emptyFolders.append(path) }
      for document in found { add(document) }
    }
  }

  private mutating func add(_ path: String) {
    if seen.insert(hasMany && path != "-" ? Paths.absolute(path) : path).inserted { documents.append(path) }
  }

  /// Links to folders are not followed, so that none leads in a circle.
  private mutating func below(_ path: String) -> [String] {
    var found: [String] = []
    var waiting = [path]
    while let folder = waiting.popLast() {
      for name in contents(of: folder) where !name.hasPrefix(".") {
        let inner = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
          if !FileSystem.isFolder(inner) { found.append(inner) }
        } else if FileSystem.isFolder(inner), !FileSystem.isLink(inner) {
          waiting.append(inner)
        }
      }
    }
    return found.sorted()
  }

  private mutating func contents(of folder: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      problems.append(
        Diagnostic(
          rule: "file-unreadable", severity: .error, document: folder,
          message: "Cannot look into the folder \"\(folder)\"; check its permissions."))
      return []
    }
  }
}
