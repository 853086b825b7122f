public import Diagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The bytes of a file with the name that messages use.
public struct InputFile: Sendable {
  /// The path as the caller wrote it; `-` for standard input.
  public var name: String
  /// The whole content.
  public var bytes: [UInt8]

  /// A file whose content is at hand.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Reads a file.
  ///
  /// - Throws: `InputFailure` when it does not exist, is a folder, or cannot be read.
  public init(path: String) throws(InputFailure) {
    // By its path: making an address of it takes longer than reading most files.
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputFailure(path: path, reason: InputFailure.reason(of: path))
    }
    self.init(name: path, bytes: Array(data))
  }
}

/// Why a file could not be read.
public struct InputFailure: Error, Sendable, Hashable {
  /// The path as the caller wrote it.
  public var path: String
  /// Why, as the end of a sentence.
  public var reason: String

  static func reason(of path: String) -> String {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return "there is no such file" }
    return isFolder ? "it is a folder" : "it cannot be read; check its permissions"
  }

  /// The failure as a finding.
  public var diagnostic: Diagnostic {
    Diagnostic(
      rule: "file-unreadable", severity: .error, document: path, message: "Cannot read \"\(path)\": \(reason).")
  }
}
