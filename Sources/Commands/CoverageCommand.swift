import CommandLineKit
import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import XibCompiler

/// `xibc coverage`: what is understood, and what is not.
struct CoverageCommand: Command {
  static let spec = CommandSpec(
    "coverage", abstract: "Say what share of elements and attributes is understood, and which are not.",
    discussion: "What is not understood is kept and written back all the same.",
    positionals: [PositionalSpec("PATH", repeating: true, "Documents, or folders of them; - is standard input.")],
    options: [
      OptionSpec("format", .choice(of: Form.self), default: "text", "The form of the result."),
      OptionSpec("strict", .flag, "Exit 1 when anything is not understood."), OutputOptions.output,
    ],
    examples: [.init("xibc coverage Screens/", "list what xibc does not understand in a folder of documents")])

  enum Form: String, CaseIterable { case text, json }

  let paths: [String]
  let form: Form
  let isStrict: Bool
  let output: String?

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.positionals("PATH")
    form = try arguments.choice("format", as: Form.self) ?? .text
    isStrict = arguments.flag("strict")
    output = try OutputOptions.report(arguments)
  }

  func run(on console: Console) async throws -> ExitCode {
    let search = Inputs.documents(paths, on: console)
    let results = await Batch.map(search.documents) { path -> (coverage: Coverage?, problems: [Diagnostic]) in
      do {
        let reading = IBDocument.read(try Inputs.read(path).bytes, name: path)
        return (reading.document?.coverage(), reading.document == nil ? reading.diagnostics : [])
      } catch let failure as InputFailure {
        return (nil, [failure.diagnostic])
      } catch {
        return (nil, [])
      }
    }
    var coverage = Coverage()
    for result in results {
      console.tell(result.problems)
      if let part = result.coverage { coverage.merge(part) }
    }
    let text = form == .json ? JSONText.pretty(coverage.json) : coverage.text
    try OutputOptions.write(Array(text.utf8), to: output, on: console)
    if !search.problems.isEmpty || results.contains(where: { $0.coverage == nil }) { return .badInput }
    return isStrict && !coverage.isComplete ? .findings : .ok
  }
}
