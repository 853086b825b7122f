#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reading files of an app's resources: never a pipe or a device that would block, never more than needed.
enum AssetFile {
  struct Failure: Error {
    /// A clause such as `the file cannot be opened`.
    var reason: String
  }

  /// Most sizes stand in the first bytes; only what does not is read further, up to this many.
  private static let longestPicture = 64 << 20

  static func data(at path: String) throws(Failure) -> Data {
    do {
      let file = try RegularFile(path: path)
      // Mapping costs more than reading a small file, and far less than reading a large one for its first bytes.
      return try Data(contentsOf: URL(fileURLWithPath: file.path), options: file.size > 262_144 ? .alwaysMapped : [])
    } catch is RegularFile.Irregular {
      throw Failure(reason: "it is no regular file")
    } catch {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw Failure(reason: isThere ? "the file cannot be opened" : "the file does not exist")
    }
  }

  static func imageHeader(at path: String) throws(ImageHeaderFailure) -> ImageHeader {
    let data: Data
    do { data = try self.data(at: path) } catch { throw .unreadable(error.reason) }
    do {
      return try ImageHeader(bytes: [UInt8](data.prefix(65_536)))
    } catch {
      guard case .truncated = error, data.count > 65_536 else { throw error }
      return try ImageHeader(bytes: [UInt8](data.prefix(longestPicture)))
    }
  }
}

extension ImageHeader {
  /// Reads the header of a file: its first 64 KiB, and more only when the size stands further behind.
  ///
  /// Throws `ImageHeaderFailure`, `.unreadable` when the file cannot be opened or is no regular file.
  public static func read(path: String) throws(ImageHeaderFailure) -> ImageHeader {
    try AssetFile.imageHeader(at: path)
  }
}
