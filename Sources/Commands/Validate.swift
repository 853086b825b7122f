import CommandLineKit
import Diagnostics
import HeadlessUIKit
import Linting
import XibCompiler

/// `xibc validate`: what is wrong with documents.
struct Validate: Command {
  static let spec = CommandSpec(
    "validate", abstract: "Check documents and say what would go wrong at run time.",
    discussion: """
      Rules are configured by a .xibc.json, which is looked for from each document's folder upwards. A finding is hidden \
      by a comment before the element, <!-- xibc:disable RULE -->, or by "suppress" in the configuration.
      """,
    positionals: [
      PositionalSpec("PATH", repeating: true, optional: true, "Documents, or folders of them; - is standard input.")
    ],
    options: [
      OptionSpec("format", .choice(of: FindingsFormat.self), default: "text", "The form of the findings."),
      OptionSpec("fail-on", .choice(["error", "warning", "info"]), "The severity from which on the exit code is 1."),
      OptionSpec("max", .integer("N", in: 0...1_000_000), "Tell at most so many findings."),
      OptionSpec("quiet", short: "q", .flag, "Tell only findings that fail the run, without tables and excerpts."),
      OutputOptions.output,
    ]
      + [
        OptionSpec("config", .file("FILE"), "The configuration for all documents, instead of those that are found."),
        OptionSpec("print-config", .flag, "Print what holds for the rules, and check nothing."),
        OptionSpec("strict", .flag, "Make what is not understood an error."),
        OptionSpec("explain", .flag, "Say of each rule that finds something why it matters."),
      ].grouped("Rules")
      + [
        OptionSpec("fix", .flag, "Mend what can be mended without a change of meaning, and tell what remains."),
        OptionSpec("dry-run", .flag, "With --fix: print the changes as a diff and write nothing."),
      ].grouped("Mending")
      + [
        OptionSpec("baseline", .file("FILE"), "Findings that are known and pass."),
        OptionSpec(
          "write-baseline", .flag, "Write the baseline; one that exists loses what is fixed and gains nothing."),
      ].grouped("Baseline")
      + [
        OptionSpec("stdin-paths", .flag, "Read paths from standard input too, one a line."),
        OptionSpec("since", .text("REV"), "Check only documents that differ from a revision of git."),
        OptionSpec(
          "assets", .directory("DIR"), repeatable: true,
          "Where images, named colours and fonts are; else a document's project is searched for catalogues."),
        OptionSpec(
          "sources", .directory("DIR"), repeatable: true,
          "Where the app's Swift and Objective-C sources are; with them classes, outlets and actions are checked."),
      ].grouped("Documents"),
    examples: [
      .init("xibc validate Screens/", "check every document of a folder"),
      .init(
        "xibc validate --format json --fail-on warning Main.storyboard", "print findings as JSON, fail on warnings too"),
      .init(
        "xibc validate --baseline known.json --write-baseline .", "live with what is found today, fail on the rest"),
      .init("xibc validate --since origin/main --format github .", "annotate what a pull request changes"),
      .init("xibc validate --fix --dry-run Screens/", "show what would be mended"),
    ])

  let selection: DocumentSelection
  let format: FindingsFormat
  let failOn: Severity?
  let maximum: Int?
  let isQuiet: Bool
  let isStrict: Bool
  let explains: Bool
  let printsConfiguration: Bool
  let configuration: String?
  let baseline: String?
  let writesBaseline: Bool
  let assets: [String]
  let sources: [String]
  let output: String?
  let fixing: Fixing?

  init(_ arguments: ParsedArguments) throws {
    selection = try DocumentSelection(arguments)
    format = try arguments.choice("format", as: FindingsFormat.self) ?? .text
    failOn = arguments.string("fail-on").flatMap { Severity(rawValue: $0) }
    maximum = try arguments.integer("max")
    isQuiet = arguments.flag("quiet")
    isStrict = arguments.flag("strict")
    explains = arguments.flag("explain")
    printsConfiguration = arguments.flag("print-config")
    configuration = arguments.string("config")
    baseline = arguments.string("baseline")
    writesBaseline = arguments.flag("write-baseline")
    assets = arguments.strings("assets")
    sources = arguments.strings("sources")
    output = try OutputOptions.report(arguments)
    if writesBaseline, baseline == nil {
      throw arguments.usageError("The option \"--write-baseline\" needs \"--baseline FILE\": where to write it.")
    }
    if let baseline, let output, Paths.absolute(baseline) == Paths.absolute(output) {
      throw arguments.usageError("The options \"--baseline\" and \"-o\" name the same file.")
    }
    fixing = try Fixing(arguments)
  }

  func run(on console: Console) async throws -> ExitCode {
    var finder = try ConfigurationFinder(configuration)
    if printsConfiguration { return try printConfiguration(&finder, on: console) }
    let known = try baseline.map { try BaselineFile($0, mayBeNew: writesBaseline) }
    let found = try selection.documents()
    Inputs.tell(found, on: console)
    let missing = Self.missing(assets)
    console.tell(missing)
    let work = found.documents.compactMap { path in
      finder.usableConfiguration(for: path).flatMap { Work(path, $0, isStrict: isStrict) }
    }
    console.tell(finder.problems)
    let index = sources.isEmpty ? nil : await SourceIndex(directories: sources)
    console.tell(index?.problems ?? [])
    if let index, index.isEmpty, !index.problems.contains(where: { $0.severity == .error }) {
      console.tell("There are \(index.searched), so that nothing is said of classes, outlets and actions.")
    }
    var linter = Linter(
      assets: assets.isEmpty ? nil : AssetLibrary(directories: assets), sources: index,
      files: ProjectFiles(directories: assets))
    linter.keepsExcerpts = format == .text && !isQuiet
    linter.committed = { [revision = selection.revision ?? "HEAD"] in ChangedFiles.committed($0, in: revision) }
    let results = await Batch.map(work) { [fixing, linter] in $0.inspect(with: linter, fixing) }
    for result in results { if let failure = result.failure { console.tell([failure]) } }
    let unwritten = try fixing?.tell(results.compactMap(\.mending), to: output, on: console)
    let lints = results.compactMap(\.lint)
    let outcome = linter.conclude(lints, in: LintedProject(isPartial: selection.isPartial))
    var report = FindingsReport(documents: lints.count, findings: outcome.findings)
    report.suppressed = outcome.suppressed
    report.unread =
      found.problems + missing + finder.problems + (index?.problems.filter { $0.severity == .error } ?? [])
      + results.compactMap(\.failure)
    try known?.apply(
      to: &report, lints: lints, unread: results.compactMap(\.failure?.document), unjudged: linter.unjudgedRules,
      isWritten: writesBaseline, on: console)
    let fails = report.findings.contains { finding in
      known?.isOwn(finding) != true && finding.severity >= failOn ?? finder.failOn(for: finding.document)
    }
    try tell(report, failOn: failOn ?? finder.failOn(for: ""), on: console)
    if let unwritten { return unwritten }
    if !report.unread.isEmpty || report.hasUnread(of: lints) { return .badInput }
    return fails ? .findings : .ok
  }

  /// Folders that were named and are not there.
  private static func missing(_ folders: [String]) -> [Diagnostic] {
    folders.filter { !FileSystem.isFolder($0) }.map {
      Diagnostic(
        rule: "file-unreadable", severity: .error, document: $0, message: "There is no folder \"\($0)\" of assets.")
    }
  }

  // MARK: Telling

  private func tell(_ whole: FindingsReport, failOn: Severity, on console: Console) throws {
    var report = whole
    if isQuiet { report.findings.removeAll { $0.severity < failOn } }
    if let maximum, report.findings.count > maximum {
      console.tell("\(report.findings.count - maximum) more findings are not told (--max \(maximum)).")
      report.untold = Array(report.findings.dropFirst(maximum))
      report.findings = Array(report.findings.prefix(maximum))
    }
    if fixing?.isDryRun == true {
      // The output is the diff, which is to be read by "patch".
      console.tell(report.findings)
    } else {
      var text = format.writer(text: textWriter(console)).text(of: report)
      if isQuiet, format == .text, report.findings.isEmpty { text = "" }
      try OutputOptions.write(Array(text.utf8), to: output, on: console)
    }
    guard explains else { return }
    let rules = Set(report.findings.map(\.rule))
    for rule in Linter.allRules.map({ $0.documentation }) where rules.contains(rule.id) { console.tell(rule.text) }
  }

  private func textWriter(_ console: Console) -> TextFindings {
    var writer = TextFindings(on: console, output: output)
    writer.isVerbose = !isQuiet
    writer.hasSummary = !isQuiet
    return writer
  }

  private func printConfiguration(_ finder: inout ConfigurationFinder, on console: Console) throws -> ExitCode {
    let paths = selection.paths.isEmpty ? ["."] : selection.paths
    for path in paths {
      let folder = FileSystem.isFolder(path) ? Paths.absolute(path) : Paths.folder(of: Paths.absolute(path)) ?? "/"
      let found = try finder.configuration(inFolder: folder)
      let settings = found.configuration.settings(
        for: FileSystem.isFolder(path) ? "" : found.path(of: path), isStrict: isStrict)
      try OutputOptions.write(
        Array(JSONText.pretty(found.configuration.json(settings: settings)).utf8), to: output, on: console)
    }
    return .ok
  }
}

/// One document to check, with what its configuration says.
private struct Work: Sendable {
  let path: String
  private let settings: RuleSettings
  private let suppressions: [Suppression]

  /// Nil when the configuration leaves the document out.
  init?(_ path: String, _ found: ConfigurationFinder.Found, isStrict: Bool) {
    let seen = found.configuration.isSameForAll ? "" : found.path(of: path)
    guard found.configuration.includes(seen) else { return nil }
    self.path = path
    settings = found.configuration.settings(for: seen, isStrict: isStrict)
    suppressions = found.configuration.suppressions(for: seen)
  }

  func inspect(with linter: Linter, _ fixing: Fixing?) -> Result {
    do {
      var bytes = try Inputs.read(path).bytes
      let mending = fixing?.mend(&bytes, path) { [self] in
        linter.mend($0, name: path, settings: settings, suppressions: suppressions)
      }
      let lint = linter.inspect(bytes, name: path, settings: settings, suppressions: suppressions)
      return Result(lint: lint, mending: mending)
    } catch {
      return Result(failure: error.diagnostic)
    }
  }

  /// What one document gave.
  struct Result: Sendable {
    var lint: DocumentLint?
    var mending: Fixing.Mending?
    var failure: Diagnostic?
  }
}
