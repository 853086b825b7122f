import CommandLineKit
import Diagnostics
import Linting

/// `--fix`: documents are mended before they are checked.
struct Fixing: Sendable {
  /// Whether the changes are shown and not made.
  let isDryRun: Bool

  /// What was mended in one document.
  struct Mending: Sendable {
    var path: String
    var mended: [Diagnostic]
    /// For `--dry-run`.
    var diff: [UInt8] = []
    /// Why the document could not be written.
    var failure: FileSystem.WriteFailure?
  }

  /// Nil when nothing is to be mended.
  init?(_ arguments: ParsedArguments) throws {
    isDryRun = arguments.flag("dry-run")
    guard arguments.flag("fix") else {
      if isDryRun {
        throw arguments.usageError("The option \"--dry-run\" needs \"--fix\": it shows what that would do.")
      }
      return nil
    }
    if !isDryRun, arguments.positionals("PATH").contains("-") {
      throw arguments.usageError("Standard input cannot be mended: pass files, or add \"--dry-run\" to see a diff.")
    }
  }

  /// Mends a document and writes it, unless the changes are only to be shown. Nil when there is nothing to mend; the
  /// bytes stay as they are when they could not be written.
  func mend(_ bytes: inout [UInt8], _ path: String, by mend: ([UInt8]) -> MendedDocument) -> Mending? {
    let result = mend(bytes)
    guard result.bytes != bytes else { return nil }
    var mending = Mending(path: path, mended: result.mended)
    if isDryRun {
      mending.diff = UnifiedDiff.text(from: bytes, to: result.bytes, name: path)
    } else {
      do {
        try FileSystem.write(result.bytes, to: path)
      } catch {
        mending.failure = error
        return mending
      }
    }
    bytes = result.bytes
    return mending
  }

  /// Says what was mended where, and prints the diff of a dry run. Answers the exit code when a document could not be
  /// written.
  func tell(_ mendings: [Mending], to output: String?, on console: Console) throws -> ExitCode? {
    if isDryRun { try OutputOptions.write(mendings.flatMap(\.diff), to: output, on: console) }
    var code: ExitCode?
    for mending in mendings {
      if let failure = mending.failure {
        code = console.report(CommandFailure(.cannotWrite, "Cannot write \"\(mending.path)\": \(failure.reason)."))
        continue
      }
      for finding in mending.mended {
        let place = finding.location.map { ":\($0.line):\($0.column)" } ?? ""
        console.tell(
          "\(isDryRun ? "would mend" : "mended") \(mending.path)\(place): \(finding.message) [\(finding.rule)]")
      }
    }
    return code
  }
}
