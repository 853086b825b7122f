#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The few things that commands do with files.
enum FileSystem {
  /// Why a file could not be written.
  struct WriteFailure: Error { var reason: String }

  static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func isLink(_ path: String) -> Bool {
    do {
      _ = try FileManager.default.destinationOfSymbolicLink(atPath: path)
      return true
    } catch {
      return false
    }
  }

  /// Writes beside the file and renames, so that nobody ever sees half of it. Devices and pipes are written directly.
  static func write(_ bytes: [UInt8], to path: String) throws(WriteFailure) {
    let folder = parent(of: path)
    guard isFolder(folder) else { throw WriteFailure(reason: "there is no folder \"\(folder)\"") }
    if isFolder(path) { throw WriteFailure(reason: "it is a folder") }
    do {
      if WholeFile.isSpecial(path) {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
      } else {
        try WholeFile.write(bytes, to: path)
      }
    } catch {
      throw WriteFailure(
        reason: FileManager.default.isWritableFile(atPath: folder)
          ? "the disk may be full (\(bytes.count) bytes)" : "the folder \"\(folder)\" cannot be written to")
    }
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
