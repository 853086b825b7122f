import Testing

@testable import CommandLineKit

@Suite struct ProgramTests {
  private struct Echo: Command {
    static let spec = CommandSpec(
      "echo", abstract: "Say a word.", positionals: [PositionalSpec("WORD", takes: .text("WORD"), "The word.")])
    let word: String

    init(_ arguments: ParsedArguments) throws {
      word = try arguments.positional("WORD")
      if word == "never" { throw arguments.usageError("The word \"never\" is never said.") }
    }

    func run(on console: Console) throws -> ExitCode {
      struct Surprise: Error {}
      switch word {
      case "surprise": throw Surprise()
      case "missing": throw CommandFailure(.badInput, "There is no such word.")
      case "found": return .findings
      default: try console.output.write("\(word)\n")
      }
      return .ok
    }
  }

  private let program = Program(name: "say", version: "3.1", abstract: "Says words.", commands: [Echo.self])

  /// Runs a command line and answers how it ended and what it wrote.
  private func run(_ words: String...) async -> (code: ExitCode, output: String, errors: String) {
    // Unchecked because one command line writes from one place at a time.
    final class Paper: @unchecked Sendable {
      var bytes: [UInt8] = []
      var text: String { String(decoding: bytes, as: UTF8.self) }
      var channel: Console.Channel {
        Console.Channel(terminal: Terminal(isInteractive: false)) { self.bytes += $0 }
      }
    }
    let (output, errors) = (Paper(), Paper())
    let console = Console(output: output.channel, errors: errors.channel, environment: [:])
    let code = await program.run(words, on: console)
    return (code, output.text, errors.text)
  }

  @Test func runsTheCommandThatIsNamed() async {
    #expect(await run("echo", "hello") == (.ok, "hello\n", ""))
    #expect(await run("echo", "found") == (.findings, "", ""))
  }

  @Test func turnsErrorsIntoMessagesAndExitCodes() async {
    let usage = "Usage: say echo WORD\nSee \"say echo --help\".\n"
    #expect(await run("echo", "missing") == (.badInput, "", "error: There is no such word.\n"))
    #expect(await run("echo", "surprise") == (.internalError, "", "internal error: Surprise()\n"))
    #expect(await run("echo", "never") == (.usage, "", "error: The word \"never\" is never said.\n\(usage)"))
    #expect(await run("ehco").code == .usage)
  }

  @Test func writesWhatEveryProgramHasToStandardOutput() async {
    #expect(await run("--version") == (.ok, "say 3.1\n", ""))
    #expect(await run().output == HelpText(program: program.spec).overview)
    #expect(await run("echo", "--help").output == HelpText(program: program.spec).text(for: Echo.spec))
    #expect(await run("completions", "fish").output == Completions.script(for: program.spec, shell: .fish))
    #expect(await run("man").output == ManPage.text(for: program.spec))
  }

  @Test func reportsOutputThatCannotBeWritten() async {
    let broken = Console.Channel(terminal: Terminal(isInteractive: false)) { _ in
      throw CommandFailure(.cannotWrite, "The disk is full.")
    }
    let console = Console(output: broken, errors: broken, environment: [:])
    #expect(await program.run(["echo", "hello"], on: console) == .cannotWrite)
  }

  @Test func keepsTheExitCodesOfTheContract() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 70, 73])
  }
}
