import CommandLineKit

/// What git says has changed.
enum ChangedFiles {
  /// The documents below the working folder that differ from a revision, and those that git does not know yet; sorted.
  ///
  /// - Throws: when there is no git, no repository or no such revision.
  static func documents(since revision: String) throws -> [String] {
    guard !revision.hasPrefix("-") else { throw CommandFailure(.badInput, "\"\(revision)\" is no revision.") }
    let kinds = ["--", "*.xib", "*.storyboard"]
    let changed = Subprocess.run(
      ["git", "diff", "--name-only", "--relative", "--diff-filter=d", "-z", revision] + kinds)
    if changed.status == 127 { throw CommandFailure(.badInput, "\"--since\" needs git, which cannot be run.") }
    guard changed.status == 0 else {
      throw CommandFailure(.badInput, "git cannot say what has changed since \"\(revision)\".")
    }
    let new = Subprocess.run(["git", "ls-files", "--others", "--exclude-standard", "-z"] + kinds)
    return Set(names(changed.output) + names(new.output)).sorted()
  }

  static func names(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
