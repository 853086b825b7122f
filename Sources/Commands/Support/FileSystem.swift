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

  /// Writes beside the file and renames, so that nobody ever sees half of it. Devices and pipes are written directly.
  static func write(_ bytes: [UInt8], to path: String) throws(WriteFailure) {
    let folder = parent(of: path)
    guard isFolder(folder) else { throw WriteFailure(reason: "there is no folder \"\(folder)\"") }
    if isFolder(path) { throw WriteFailure(reason: "it is a folder") }
    do {
      let isSpecial = exists(path) && !isRegular(path)
      let mode = permissions(of: path)
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: isSpecial ? [] : .atomic)
      if let mode, !isSpecial { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path) }
    } catch {
      throw WriteFailure(
        reason: FileManager.default.isWritableFile(atPath: folder)
          ? "the disk may be full (\(bytes.count) bytes)" : "the folder \"\(folder)\" cannot be written to")
    }
  }

  private static func isRegular(_ path: String) -> Bool {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return attributes[.type] as? FileAttributeType == .typeRegular
    } catch {
      return true
    }
  }

  /// Who may read and write the file that is there; nil when there is none.
  private static func permissions(of path: String) -> Any? {
    do { return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] } catch { return nil }
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
