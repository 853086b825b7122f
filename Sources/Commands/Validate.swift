import CommandLineKit
import Diagnostics
import Linting
import XibCompiler

/// `xibc validate`: what is wrong with documents.
struct Validate: Command {
  static let spec = CommandSpec(
    "validate", abstract: "Check documents and say what would go wrong at run time.",
    positionals: [PositionalSpec("PATH", repeating: true, "Documents, or folders of them; - is standard input.")],
    options: [
      OptionSpec("format", .choice(of: Form.self), default: "text", "The form of the findings."),
      OptionSpec(
        "fail-on", .choice(["error", "warning", "info"]), default: "error",
        "The severity from which on the exit code is 1."),
      OptionSpec(
        "sources", .directory("DIR"), repeatable: true,
        "Where the app's Swift and Objective-C sources are; with them classes, outlets and actions are checked."),
      OutputOptions.output,
    ],
    examples: [
      .init("xibc validate Screens/", "check every document of a folder"),
      .init(
        "xibc validate --format json --fail-on warning Main.storyboard", "print findings as JSON, fail on warnings too"),
    ])

  enum Form: String, CaseIterable { case text, json }

  let paths: [String]
  let form: Form
  let failOn: Severity
  let output: String?
  let sources: [String]

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.positionals("PATH")
    form = try arguments.choice("format", as: Form.self) ?? .text
    failOn = arguments.string("fail-on").flatMap { Severity(rawValue: $0) } ?? .error
    output = arguments.string("output")
    sources = arguments.strings("sources")
  }

  func run(on console: Console) async throws -> ExitCode {
    let index = sources.isEmpty ? nil : await SourceIndex(directories: sources)
    console.tell(index?.problems ?? [])
    let results = await Batch.map(Inputs.documents(paths)) { path -> (findings: [Diagnostic], isRead: Bool) in
      do {
        let file = try Inputs.read(path)
        return (Linter(sources: index).lint(file.bytes, name: path), true)
      } catch let failure as InputFailure {
        return ([failure.diagnostic], false)
      } catch {
        return ([], false)
      }
    }
    for result in results where !result.isRead { console.tell(result.findings) }
    let findings = results.filter(\.isRead).flatMap(\.findings).sorted()
    let report = FindingsReport(documents: results.count, findings: findings)
    let text = form == .json ? JSONText.pretty(report.json) : report.text
    try OutputOptions.write(Array(text.utf8), to: output, on: console)
    if results.contains(where: { !$0.isRead }) { return .badInput }
    return findings.contains { $0.severity >= failOn } ? .findings : .ok
  }
}
