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
  private var byFolder: [String: Result<Found, Broken>] = [:]
  /// By the folders of documents as they are written: making them absolute asks the system where we are.
  private var byWrittenFolder: [String: Result<Found, Broken>] = [:]
  private var skipped: [Broken: Int] = [:]

  /// - Throws: when the file that was named cannot be used.
  init(_ file: String?) throws {
    do throws(Broken) {
      named = try file.map { file throws(Broken) -> Found in
        Found(configuration: try Self.read(file), folder: Paths.folder(of: Paths.absolute(file)) ?? "/")
      }
    } catch {
      throw error.failure
    }
  }

  /// The configuration that holds for a document.
  ///
  /// - Throws: when it cannot be used.
  mutating func configuration(for document: String) throws -> Found {
    try configuration(inFolder: Paths.folder(of: Paths.absolute(document)) ?? "/")
  }

  /// The configuration that holds in an absolute folder.
  ///
  /// - Throws: when it cannot be used.
  mutating func configuration(inFolder start: String) throws -> Found {
    switch find(from: start) {
    case .success(let found): return found
    case .failure(let broken): throw broken.failure
    }
  }

  /// The configuration that holds for a document; nil when it cannot be used, which ``problems`` then says.
  mutating func usableConfiguration(for document: String) -> Found? {
    switch find(fromWritten: Paths.folder(of: document) ?? ".") {
    case .success(let found): return found
    case .failure(let broken):
      skipped[broken, default: 0] += 1
      return nil
    }
  }

  /// What is wrong with the configurations of documents, and how many documents are not checked for it; sorted.
  var problems: [Diagnostic] {
    skipped.map { broken, count in
      var problem = broken.diagnostic
      let skips = count == 1 ? "1 document is not checked." : "\(count) documents are not checked."
      problem.help = [problem.help, skips].compactMap { $0 }.joined(separator: " ")
      return problem
    }.sorted()
  }

  /// From which severity on a run fails for a document, as its configuration says, or else that of the working folder.
  mutating func failOn(for document: String) -> Severity {
    for folder in [Paths.folder(of: document) ?? ".", "."] {
      if case .success(let found) = find(fromWritten: folder), let failOn = found.configuration.failOn { return failOn }
    }
    return .error
  }

  private mutating func find(fromWritten folder: String) -> Result<Found, Broken> {
    if let known = byWrittenFolder[folder] { return known }
    let result = find(from: Paths.absolute(folder))
    byWrittenFolder[folder] = result
    return result
  }

  private mutating func find(from start: String) -> Result<Found, Broken> {
    if let named { return .success(named) }
    var passed: [String] = []
    var folder: String? = start
    var found: Result<Found, Broken>?
    while let current = folder, found == nil {
      found = byFolder[current]
      if found == nil {
        passed.append(current)
        let file = (current == "/" ? "" : current) + "/" + LintConfiguration.fileName
        // A link that leads nowhere is a configuration that cannot be read, and not none.
        if FileSystem.exists(file) || FileSystem.isLink(file) {
          do throws(Broken) {
            found = .success(Found(configuration: try Self.read(file), folder: current))
          } catch {
            found = .failure(error)
          }
        }
      }
      folder = Paths.folder(of: current)
    }
    let result = found ?? .success(Found(configuration: LintConfiguration(), folder: Paths.absolute(".")))
    for folder in passed { byFolder[folder] = result }
    return result
  }

  private static func read(_ file: String) throws(Broken) -> LintConfiguration {
    // A file that was found is named as one that was typed, seen from where we are.
    let here = Paths.absolute(".")
    let name = file.hasPrefix(here + "/") ? String(file.dropFirst(here.count + 1)) : file
    let bytes: [UInt8]
    do throws(InputFailure) {
      bytes = try Inputs.read(file).bytes
    } catch {
      throw Broken(diagnostic: error.diagnostic, failure: CommandFailure(.badInput, error.diagnostic.message))
    }
    do throws(ConfigurationProblem) {
      return try LintConfiguration(bytes, file: name)
    } catch {
      throw Broken(diagnostic: error.told, failure: error.failure)
    }
  }
}

/// A configuration that cannot be used.
private struct Broken: Error, Hashable {
  var diagnostic: Diagnostic
  var failure: CommandFailure
}

extension ConfigurationProblem {
  /// The problem as what ends the command, with near words.
  var failure: CommandFailure {
    let place = location.map { ":\($0.line):\($0.column)" } ?? ""
    return CommandFailure(.badInput, "\(file)\(place): \([message, hint].compactMap { $0 }.joined(separator: " "))")
  }

  /// The problem as a finding, with near words.
  fileprivate var told: Diagnostic {
    var problem = diagnostic
    problem.rule = "configuration"
    problem.help = hint
    return problem
  }

  private var hint: String? {
    let near = unknownWord.map { NearNames.suggestions(for: $0, among: knownWords) } ?? []
    return near.isEmpty ? nil : "Did you mean " + near.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
  }
}
