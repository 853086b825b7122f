#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of this package, as they lie on the disk.
public enum Repository {
  /// The folder of the package, without a slash at the end.
  public static let root: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.path.hasSuffix("/") ? String(url.path.dropLast()) : url.path
  }()

  /// Where something is, by its path from the root.
  public static func path(of place: String) -> String { "\(root)/\(place)" }

  /// The bytes of a file, by its path from the root.
  public static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)")))
  }

  /// The text of a file, by its path from the root.
  public static func text(of path: String) throws -> String { String(decoding: try bytes(of: path), as: UTF8.self) }

  /// The paths from the root of the files below a folder that end like that, sorted.
  public static func files(below folder: String, ending: String = ".swift") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)").filter { $0.hasSuffix(ending) }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// The names of what is directly in a folder, sorted.
  public static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)").sorted()
  }
}
