#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Paths as texts; nothing here looks at the disk but for the working folder.
enum Paths {
  /// From the root, without `.` and `..`.
  static func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var names: [Substring] = []
    for name in full.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The folder of an absolute path, nil for the root.
  static func folder(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// An absolute path as seen from an absolute folder: what is not in the folder begins with `..`.
  static func relative(_ path: String, to folder: String) -> String {
    let (names, base) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(names, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - common) + names[common...]).joined(separator: "/")
  }
}
