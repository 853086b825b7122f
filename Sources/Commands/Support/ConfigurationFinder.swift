import CommandLineKit
import Diagnostics
import Linting
import XibCompiler

/// Finds the configuration of each document: one that was named, else the nearest `.xibc.json` upwards.
struct ConfigurationFinder {
  /// A configuration and the folder that its paths are seen from.
  struct Found: Sendable {
    var configuration: LintConfiguration
    /// Absolute.
    var folder: String

    /// A document as the configuration sees it.
    func path(of document: String) -> String { Paths.relative(Paths.absolute(document), to: folder) }
  }

  private let named: Found?
  private var byFolder: [String: Found] = [:]

  init(_ file: String?) throws {
    named = try file.map { file in
      Found(
        configuration: try Self.read(file), folder: Paths.folder(of: Paths.absolute(file)) ?? "/")
    }
  }

  /// The configuration that holds for a document.
  ///
  /// - Throws: when it cannot be used.
  mutating func configuration(for document: String) throws -> Found {
    if let named { return named }
    let start = Paths.folder(of: Paths.absolute(document)) ?? "/"
    return try configuration(inFolder: start)
  }

  /// The configuration that holds in an absolute folder.
  mutating func configuration(inFolder start: String) throws -> Found {
    if let named { return named }
    var passed: [String] = []
    var folder: String? = start
    var found: Found?
    while let current = folder, found == nil {
      found = byFolder[current]
      if found == nil {
        passed.append(current)
        let file = (current == "/" ? "" : current) + "/" + LintConfiguration.fileName
        if FileSystem.exists(file) { found = Found(configuration: try Self.read(file), folder: current) }
      }
      folder = Paths.folder(of: current)
    }
    let result = found ?? Found(configuration: LintConfiguration(), folder: Paths.absolute("."))
    for folder in passed { byFolder[folder] = result }
    return result
  }

  private static func read(_ file: String) throws -> LintConfiguration {
    let bytes = try Inputs.require(file).bytes
    // A file that was found is named as one that was typed, seen from where we are.
    let here = Paths.absolute(".")
    let name = file.hasPrefix(here + "/") ? String(file.dropFirst(here.count + 1)) : file
    do {
      return try LintConfiguration(bytes, file: name)
    } catch {
      throw error.failure
    }
  }
}

extension ConfigurationProblem {
  /// The problem as what ends the command, with near words.
  var failure: CommandFailure {
    let place = location.map { ":\($0.line):\($0.column)" } ?? ""
    let near = unknownWord.map { NearNames.suggestions(for: $0, among: knownWords) } ?? []
    let hint = near.isEmpty ? "" : " Did you mean " + near.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
    return CommandFailure(.badInput, "\(file)\(place): \(message)\(hint)")
  }
}
