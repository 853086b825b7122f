#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder for one test; it is removed with the value.
public final class TemporaryFolder: Sendable {
  /// Without a slash at the end.
  public let path: String

  public init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("xibc-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch {}
  }

  /// The path of a file in the folder, whether it exists or not.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the folders above it, and answers its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let url = URL(fileURLWithPath: file(name))
    try FileManager.default.createDirectory(
      atPath: url.deletingLastPathComponent().path, withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return file(name)
  }

  /// Writes a text file, with the folders above it, and answers its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

  public func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }

  public func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

  /// The names of what is in the folder, sorted.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
