import CommandLineKit
import TestSupport
import Testing

@testable import Commands

@Suite struct ProgramTests {
  @Test func tableHasNoProblems() {
    #expect(XibcProgram.program.spec.problems() == [])
    #expect(XibcProgram.program.spec.commands.map(\.name).prefix(4) == ["compile", "inspect", "validate", "frames"])
  }

  @Test(arguments: registeredCommands.map { $0.spec })
  func helpShowsTheExamples(_ spec: CommandSpec) async {
    let outcome = await xibc(spec.name, "--help")
    #expect(outcome.code == .ok && outcome.errors == "")
    #expect(!spec.examples.isEmpty)
    let help = outcome.output.split { $0.isWhitespace }.joined(separator: " ")
    for example in spec.examples {
      #expect(help.contains(example.line.split { $0.isWhitespace }.joined(separator: " ")))
    }
  }

  @Test(arguments: registeredCommands.map { $0.spec })
  func examplesCanBeParsed(_ spec: CommandSpec) throws {
    for example in spec.examples {
      let words = example.line.split(separator: " ").dropFirst().map { $0.filter { $0 != "'" } }
      let invocation = try XibcProgram.program.spec.parse(words)
      guard case .run(let command, _) = invocation else {
        Issue.record("\(example.line) runs nothing")
        continue
      }
      #expect(command.name == spec.name)
    }
  }

  @Test(arguments: [
    ["nonsense"], ["compile"], ["inspect"], ["inspect", "--nonsense", "a"], ["inspect", "--format", "nonsense", "a"],
    ["compile", "a.xib", "--columns", "0"], ["compile", "a.xib", "--cell", "85"], ["compile", "a.xib", "b.xib"],
    ["inspect", "--device", "retina9_9", "a.xib"], ["compile", "a.xib", "-o", "out.jpeg"],
    ["inspect", "--query", "[", "a.xib"], ["frames", "--tag", "x"], ["inspect", "--tag", "x", "a.xib"],
    ["validate", "--fail-on", "fatal", "a.xib"],
  ])
  func usageErrorsEndWith64(_ words: [String]) async {
    let outcome = await xibc(words)
    #expect(outcome.code == .usage && outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: "))
  }

  @Test func suggestsWhatWasMeant() async {
    #expect(await xibc("inspcet", "a").errors.contains("inspect"))
    #expect(await xibc("inspect", "--fromat", "json", "a").errors.contains("--format"))
    #expect(await xibc("inspect", "--device", "retina47", "a").errors.contains("retina4_7"))
    #expect(await xibc("compile", "a.xib", "-o", "a.jsno").errors.contains("json"))
  }

  @Test func tellsItsVersion() async {
    #expect(await xibc("--version").output == "xibc \(XibcProgram.version)\n")
  }
}
