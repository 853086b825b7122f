/// A program: a table of commands, and the way from a command line to an exit code.
public struct Program: Sendable {
  /// The table, with the tables of its commands.
  public let spec: ProgramSpec
  private let commands: [any Command.Type]

  /// Puts a program together from its commands, in the order of the help.
  public init(
    name: String, version: String, releaseDate: String = "", abstract: String, discussion: String = "",
    commands: [any Command.Type]
  ) {
    self.commands = commands
    self.spec = ProgramSpec(
      name: name, version: version, releaseDate: releaseDate, abstract: abstract, discussion: discussion,
      commands: commands.map { $0.spec })
  }

  /// Does what the words after the program's own name ask for. Errors end up on the console and in the exit code.
  public func run(_ words: some Collection<String>, on console: Console) async -> ExitCode {
    do {
      return try await perform(try spec.parse(words), on: console)
    } catch {
      return console.report(error)
    }
  }

  private func perform(_ invocation: Invocation, on console: Console) async throws -> ExitCode {
    let output = console.output
    switch invocation {
    case .help(let command):
      let help = HelpText(program: spec, columns: output.terminal.columns, style: output.style)
      try output.write(command.map(help.text(for:)) ?? help.overview)
    case .version: try output.write("\(spec.name) \(spec.version)\n")
    case .completions(let shell): try output.write(Completions.script(for: spec, shell: shell))
    case .manual: try output.write(ManPage.text(for: spec))
    case .run(let command, let arguments):
      guard let type = commands.first(where: { $0.spec.name == command.name }) else { return .internalError }
      return try await type.init(arguments).run(on: console)
    }
    return .ok
  }
}
