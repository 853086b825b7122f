import CommandLineKit

/// What git says has changed.
enum ChangedFiles {
  /// The documents below some paths that differ from a revision, and those that git does not know yet; sorted. Without
  /// paths those below the working folder.
  ///
  /// - Throws: when there is no git, no repository or no such revision.
  static func documents(since revision: String, below paths: [String]) throws -> [String] {
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw CommandFailure(.badInput, "\"\(revision)\" is no revision.")
    }
    let top = Subprocess.run(["git", "rev-parse", "--show-toplevel"], isQuiet: true)
    if top.status == 127 { throw CommandFailure(.badInput, "\"--since\" needs git, which cannot be run.") }
    guard top.status == 0,
      let root = top.output.split(separator: 0x0A).first.map({ String(decoding: $0, as: UTF8.self) })
    else {
      throw CommandFailure(.badInput, "\"--since\" needs a repository of git, and the working folder is in none.")
    }
    let kinds = ["--", "*.xib", "*.storyboard"]
    let changed = Subprocess.run(
      ["git", "-C", root, "diff", "--name-only", "--diff-filter=d", "-z", revision] + kinds)
    guard changed.status == 0 else {
      throw CommandFailure(.badInput, "git cannot say what has changed since \"\(revision)\".")
    }
    let new = Subprocess.run(["git", "-C", root, "ls-files", "--others", "--exclude-standard", "-z"] + kinds)
    let here = WholeFile.resolved(Paths.absolute("."))
    let wanted = paths.isEmpty ? [here] : paths.map { WholeFile.resolved(Paths.absolute($0)) }
    let found = Set(names(changed.output) + names(new.output)).map { root == "/" ? root + $0 : "\(root)/\($0)" }
    return found.filter { path in
      wanted.contains { path == $0 || path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }.map { Paths.relative($0, to: here) }.sorted()
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
