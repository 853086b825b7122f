import Diagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The source files and projects that lie below some folders. Listings are sorted; links are not followed in circles.
struct SourceTree {
  /// Where a file is, as people named it and from the root.
  struct Entry: Sendable {
    var path: String
    var absolutePath: String
  }

  private(set) var files: [Entry] = []
  private(set) var projects: [SourceProject] = []
  private(set) var problems: [Diagnostic] = []
  private var visited: Set<String> = []

  private static let deepest = 64
  /// How far above the folders a project is looked for.
  private static let highest = 6

  init(directories: [String]) {
    for directory in directories {
      let trimmed = directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
      let absolute = Self.absolute(trimmed)
      if !Self.isDirectory(absolute) {
        guard SourceFile.isSource(absolute), FileManager.default.fileExists(atPath: absolute) else {
          problems.append(
            Diagnostic(
              rule: "file-unreadable", severity: .error, document: trimmed,
              message: "There is no folder \"\(trimmed)\" of sources."))
          continue
        }
        files.append(Entry(path: trimmed, absolutePath: absolute))
        lookAbove(absolute)
        continue
      }
      walk(from: Entry(path: trimmed, absolutePath: absolute))
      lookAbove(absolute)
    }
    files =
      files.reduce(into: (seen: Set<String>(), kept: [Entry]())) { result, file in
        if result.seen.insert(file.absolutePath).inserted { result.kept.append(file) }
      }.kept
    projects.sort { $0.root < $1.root }
  }

  /// The path from the root, without `.` and `..`.
  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  /// A stack of its own instead of recursion: the disk decides the depth.
  private mutating func walk(from root: Entry) {
    var pending = [(entry: root, depth: 0)]
    while let (folder, depth) = pending.popLast() {
      let real = URL(fileURLWithPath: folder.absolutePath).resolvingSymlinksInPath().path
      guard visited.insert(real).inserted else { continue }
      guard depth <= Self.deepest else {
        problems.append(Self.problem(folder.path, "The folder lies too deep and is not searched for sources."))
        continue
      }
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder.absolutePath).sorted()
      } catch {
        problems.append(Self.problem(folder.path, "The folder cannot be listed, and its sources are not known."))
        continue
      }
      noteProject(names, in: folder.absolutePath)
      var folders: [(Entry, Int)] = []
      for name in names where !name.hasPrefix(".") {
        let entry = Entry(path: "\(folder.path)/\(name)", absolutePath: "\(folder.absolutePath)/\(name)")
        if SourceFile.isSource(name) {
          files.append(entry)
        } else if Self.mayBeFolder(name), Self.isDirectory(entry.absolutePath) {
          folders.append((entry, depth + 1))
        }
      }
      pending.append(contentsOf: folders.reversed())
    }
  }

  private mutating func lookAbove(_ path: String) {
    var current = path
    for _ in 0..<Self.highest {
      guard let slash = current.lastIndex(of: "/"), slash > current.startIndex else { return }
      current = String(current[..<slash])
      let names: [String]
      do { names = try FileManager.default.contentsOfDirectory(atPath: current).sorted() } catch { return }
      noteProject(names, in: current)
    }
  }

  private mutating func noteProject(_ names: [String], in folder: String) {
    guard !projects.contains(where: { $0.root == folder }),
      let project = SourceProject(root: folder, names: names)
    else { return }
    projects.append(project)
  }

  /// Folders have no ending, or one of a few.
  private static func mayBeFolder(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return true }
    return !knownFiles.contains(name[name.index(after: dot)...].lowercased())
  }

  private static let knownFiles: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "gif", "json", "plist", "strings", "stringsdict", "xcstrings", "xib",
    "storyboard",
    "xcassets", "md", "txt", "c", "cpp", "cc", "hpp", "a", "dylib", "ttf", "otf", "xcconfig", "entitlements", "html",
    "css", "js", "ts", "xcdatamodeld", "xcodeproj", "xcworkspace", "mp3", "mp4", "wav", "yml", "yaml", "rb", "py", "sh",
    "modulemap", "pch", "lock", "zip", "xml", "caf", "mov", "metal", "nib", "car",
  ]

  static func isDirectory(_ path: String) -> Bool {
    #if canImport(FoundationEssentials)
      var isDirectory = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
    #else
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    #endif
  }

  static func problem(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(rule: "", severity: .warning, document: path, message: message)
  }
}
