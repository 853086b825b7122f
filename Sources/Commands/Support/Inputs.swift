import CommandLineKit
import Diagnostics
import XibCompiler

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
  static func documents(_ paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      guard FileSystem.isFolder(path) else { return [path] }
      var found: [String] = []
      var waiting = [path]
      while let folder = waiting.popLast() {
        for name in contents(of: folder) where !name.hasPrefix(".") {
          let inner = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
          if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
            if !FileSystem.isFolder(inner) { found.append(inner) }
          } else if FileSystem.isFolder(inner), !isLink(inner) {
            waiting.append(inner)
          }
        }
      }
      return found.sorted()
    }
  }

  private static func contents(of folder: String) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder) } catch { return [] }
  }

  private static func isLink(_ path: String) -> Bool {
    do {
      _ = try FileManager.default.destinationOfSymbolicLink(atPath: path)
      return true
    } catch {
      return false
    }
  }
}
