import CommandLineKit
import Diagnostics
import XibCompiler

/// Reading what the command line names.
enum Inputs {
  /// The file, or standard input for `-`.
  static func read(_ path: String) throws(InputFailure) -> InputFile {
    guard path == "-" else { return try InputFile(path: path) }
    return InputFile(name: "-", bytes: Array(FileHandleReader.standardInput()))
  }

  /// The file, or a failure that ends the command.
  static func require(_ path: String) throws -> InputFile {
    do {
      return try read(path)
    } catch {
      throw CommandFailure(.badInput, error.diagnostic.message)
    }
  }

  /// The documents below the paths: files as they are, folders searched for .xib and .storyboard, sorted.
  ///
  /// Links to folders are not followed, so that none leads in a circle.
  static func documents(_ paths: [String]) -> [String] { DocumentSearch(paths).documents }
}
