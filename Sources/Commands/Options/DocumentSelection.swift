import CommandLineKit
import Diagnostics

/// Which documents a command is for: paths, paths on standard input, what has changed.
struct DocumentSelection: Sendable {
  let paths: [String]
  private let readsPaths: Bool
  private let revision: String?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.positionals("PATH")
    readsPaths = arguments.flag("stdin-paths")
    revision = arguments.string("since")
    if paths.isEmpty, !readsPaths, revision == nil, !arguments.flag("print-config") {
      throw arguments.usageError("Missing argument PATH: name documents or folders.")
    }
  }

  /// Whether it may be only a part of a project: documents by name, and not folders.
  var isPartial: Bool { readsPaths || revision != nil || !paths.contains { FileSystem.isFolder($0) } }

  /// The documents, and what could not be looked into.
  ///
  /// - Throws: when git cannot be asked.
  func documents() throws -> DocumentSearch {
    var all = paths
    if readsPaths {
      let lines = FileHandleReader.standardInput().split { $0 == 0x0A || $0 == 0x0D || $0 == 0 }
      all += lines.map { String(decoding: $0, as: UTF8.self) }
    }
    guard let revision else { return DocumentSearch(all) }
    let changed = try ChangedFiles.documents(since: revision)
    guard !all.isEmpty else { return DocumentSearch(changed) }
    let wanted = all.map(Paths.absolute)
    return DocumentSearch(
      changed.filter { document in
        let path = Paths.absolute(document)
        return wanted.contains { path == $0 || path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
      })
  }
}
