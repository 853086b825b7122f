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

  /// The documents below the paths: files as they are, folders searched for .xib and .storyboard, sorted. Says which
  /// folders have none, and what could not be looked into: then the command must end as with bad input.
  static func documents(_ paths: [String], on console: Console) -> DocumentSearch {
    let search = DocumentSearch(paths)
    tell(search, on: console)
    return search
  }

  /// Says which folders have no documents, and what could not be looked into.
  static func tell(_ search: DocumentSearch, on console: Console) {
    console.tell(search.problems)
    // A folder that cannot be looked into may have some.
    guard search.problems.isEmpty else { return }
    for folder in search.emptyFolders { console.tell("There is no .xib or .storyboard in \"\(folder)\".") }
  }
}
