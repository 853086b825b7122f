import CommandLineKit
import Diagnostics

/// Which documents a command is for: paths, paths on standard input, what has changed.
struct DocumentSelection: Sendable {
  let paths: [String]
  private let readsPaths: Bool
  /// What documents are compared with, nil when nothing was said.
  let revision: String?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.positionals("PATH")
    readsPaths = arguments.flag("stdin-paths")
    revision = arguments.string("since")
    if paths.isEmpty, !readsPaths, revision == nil, !arguments.flag("print-config") {
      throw arguments.usageError("Missing argument PATH: name documents or folders.")
    }
    if revision != nil, paths.contains("-") {
      throw arguments.usageError("Of standard input nothing is known to \"--since\"; name documents or folders.")
    }
  }

  /// Whether it may be only a part of a project: documents by name, and not folders.
  var isPartial: Bool { readsPaths || revision != nil || !paths.contains { FileSystem.isFolder($0) } }

  /// The paths of a list: one a line, whatever ends lines, or with a zero byte after each, as "find -print0" writes them.
  /// Blank lines are none.
  static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split { $0 == 0x0A || $0 == 0x0D || $0 == 0 }.filter { line in line.contains { $0 != 0x20 && $0 != 0x09 } }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The documents, and what could not be looked into.
  ///
  /// - Throws: when git cannot be asked.
  func documents() throws -> DocumentSearch {
    var all = paths
    if readsPaths {
      all += Self.lines(of: FileHandleReader.standardInput())
    }
    guard let revision else { return DocumentSearch(all) }
    // Of no paths on standard input nothing has changed; without such a list everything is meant.
    if readsPaths, all.isEmpty { return DocumentSearch([]) }
    let missing = all.filter { !FileSystem.exists($0) }
    let changed = try ChangedFiles.documents(since: revision, below: all.filter(FileSystem.exists), orHere: all.isEmpty)
    // What is not there is said as it is of documents that are checked whatever has changed.
    return DocumentSearch(changed + missing)
  }
}
