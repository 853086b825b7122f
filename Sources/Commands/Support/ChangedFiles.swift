import CommandLineKit

/// What git says has changed.
enum ChangedFiles {
  /// The documents below some paths that differ from a revision, and those that git does not know yet; sorted. Each path
  /// is looked up in the repository that it is in.
  ///
  /// - Parameter isHere: Whether those below the working folder are meant.
  /// - Throws: when there is no git, no repository or no such revision.
  static func documents(since revision: String, below paths: [String], orHere isHere: Bool) throws -> [String] {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw CommandFailure(.badInput, "\"\(revision)\" is no revision.")
    }
    var wanted: [String: [String]] = [:]
    for path in paths + (isHere ? ["."] : []) {
      wanted[try repository(of: path), default: []].append(WholeFile.resolved(Paths.absolute(path)))
    }
    let here = WholeFile.resolved(Paths.absolute("."))
    return try wanted.sorted { $0.key < $1.key }.flatMap { root, wanted in
      try documents(of: root, since: revision).filter { path in
        wanted.contains { path == $0 || path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
      }.map { Paths.relative($0, to: here) }
    }.sorted()
  }

  /// The top folder of the repository that a path is in.
  private static func repository(of path: String) throws -> String {
    let resolved = WholeFile.resolved(Paths.absolute(path))
    let folder = FileSystem.isFolder(resolved) ? resolved : Paths.folder(of: resolved) ?? "/"
    let top = Subprocess.run(["git", "-C", folder, "rev-parse", "--show-toplevel"], isQuiet: true)
    if top.status == 127 { throw CommandFailure(.badInput, "\"--since\" needs git, which cannot be run.") }
    guard top.status == 0,
      let root = top.output.split(separator: 0x0A).first.map({ String(decoding: $0, as: UTF8.self) })
    else {
      let place = path == "." ? "the working folder" : "\"\(path)\""
      throw CommandFailure(.badInput, "\"--since\" needs a repository of git, and \(place) is in none.")
    }
    return root
  }

  private static func documents(of root: String, since revision: String) throws -> [String] {
    let kinds = ["--", "*.xib", "*.storyboard"]
    let changed = Subprocess.run(
      ["git", "-C", root, "diff", "--name-only", "--diff-filter=d", "-z", revision] + kinds)
    guard changed.status == 0 else {
      throw CommandFailure(.badInput, "git cannot say what has changed since \"\(revision)\".")
    }
    let new = Subprocess.run(["git", "-C", root, "ls-files", "--others", "--exclude-standard", "-z"] + kinds)
    return Set(names(changed.output) + names(new.output)).map { root == "/" ? root + $0 : "\(root)/\($0)" }
  }

  /// A document as a revision has it; nil when it has none, or there is no git.
  static func committed(_ document: String, in revision: String) -> [UInt8]? {
    let path = WholeFile.resolved(Paths.absolute(document))
    guard document != "-", !revision.hasPrefix("-"), let folder = Paths.folder(of: path) else { return nil }
    let name = path.dropFirst(folder == "/" ? 1 : folder.count + 1)
    let shown = Subprocess.run(["git", "-C", folder, "show", "\(revision):./\(name)"], isQuiet: true)
    return shown.status == 0 ? shown.output : nil
  }

  static func names(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
