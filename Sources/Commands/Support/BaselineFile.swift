import CommandLineKit
import Diagnostics
import Linting
import XibCompiler

/// The baseline that a run is set against.
struct BaselineFile {
  let path: String
  /// Nil when there is no such file yet.
  private let baseline: Baseline?
  private let folder: String

  init(_ path: String, mayBeNew: Bool) throws {
    self.path = path
    folder = Paths.folder(of: Paths.absolute(path)) ?? "/"
    guard !mayBeNew || FileSystem.exists(path) else {
      baseline = nil
      return
    }
    do {
      baseline = try Baseline(Inputs.require(path).bytes, file: path)
    } catch let problem as ConfigurationProblem {
      throw problem.failure
    }
  }

  /// Takes what is known out of the report. Writes a new baseline, or the old one without what was fixed.
  ///
  /// Of a document that could not be read nothing is fixed, whatever became of it.
  func apply(
    to report: inout FindingsReport, lints: [DocumentLint], unread: [String], unjudged: Set<String>, isWritten: Bool,
    on console: Console
  ) throws {
    func name(_ document: String) -> String { Paths.relative(Paths.absolute(document), to: folder) }
    guard let baseline else {
      try write(Baseline(report.findings, naming: name), on: console)
      console.tell("Wrote \(report.findings.count) findings to \"\(path)\".")
      report.baselined = report.findings.count
      report.findings = []
      return
    }
    let read = lints.filter(\.isRead)
    let checked = Set(read.map { name($0.name) })
    let settings = Dictionary(read.map { (name($0.name), $0.settings) }) { first, _ in first }
    let unread = Set((unread + lints.filter { !$0.isRead }.map(\.name)).map(name))
    let tables = Self.tables(among: baseline.counts.keys.map(\.document), of: checked)
    let gone = Set(baseline.counts.keys.map(\.document)).filter { !FileSystem.exists("\(folder)/\($0)") }
    let comparison = baseline.compare(
      report.findings, documents: checked.union(tables), gone: gone.subtracting(unread),
      isUnjudged: { unjudged.contains($0.rule) || settings[$0.document]?.isOff($0.rule) == true }, naming: name)
    report.baselined = comparison.known
    report.findings = comparison.new
    for (key, count) in comparison.fixed where isWritten {
      console.tell(
        "Fixed: \(count) × \(key.rule) in \(key.document)\(key.objectID.isEmpty ? "" : " (\(key.objectID))")")
    }
    if isWritten {
      if !comparison.fixed.isEmpty { try write(comparison.remaining, on: console) }
    } else {
      report.findings = (report.findings + comparison.fixed.map(unused)).sorted()
    }
  }

  /// The tables of translations that were looked at with documents: `de.lproj/Main.strings` with `Base.lproj/Main.xib`.
  private static func tables(among files: [String], of documents: Set<String>) -> Set<String> {
    let translated = Set(documents.compactMap(stem))
    return Set(
      files.filter { file in
        [".strings", ".stringsdict", ".xcstrings"].contains { file.hasSuffix($0) }
          && stem(file).map(translated.contains) == true
      })
  }

  /// The path without the language and the ending, nil for what is in no folder of a language.
  private static func stem(_ path: String) -> String? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count > 1, names[names.count - 2].hasSuffix(".lproj"), let name = names.last,
      let point = name.lastIndex(of: ".")
    else { return nil }
    return (names.dropLast(2) + [name[..<point]]).joined(separator: "/")
  }

  private func write(_ baseline: Baseline, on console: Console) throws {
    try OutputOptions.write(Array(baseline.text.utf8), to: path, on: console)
  }

  /// Whether a finding only tells what the baseline knows and is fixed, for which no run fails.
  func isOwn(_ finding: Diagnostic) -> Bool {
    finding.document == path && finding.rule == UnusedSuppression.documentation.id
  }

  private func unused(_ key: Baseline.Key, count: Int) -> Diagnostic {
    Diagnostic(
      rule: UnusedSuppression.documentation.id, severity: UnusedSuppression.documentation.severity, document: path,
      objectID: key.objectID.isEmpty ? nil : key.objectID,
      message: "The baseline has \(count) × \"\(key.rule)\" in \"\(key.document)\", which is fixed.",
      help: "Remove it by a run with \"--write-baseline\".")
  }
}
