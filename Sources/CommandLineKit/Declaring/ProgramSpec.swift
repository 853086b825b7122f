/// A program of subcommands as a value.
public struct ProgramSpec: Sendable, Hashable {
  /// The word that calls it.
  public var name: String
  /// Such as `1.2.0`.
  public var version: String
  /// The day of the release as `YYYY-MM-DD`, for the manual; it is declared because an output may not ask a clock.
  public var releaseDate: String
  /// One line, a sentence.
  public var abstract: String
  /// Paragraphs, as in ``CommandSpec/discussion``.
  public var discussion: String
  /// In the order of the help.
  public var commands: [CommandSpec]

  /// States a program.
  public init(
    name: String, version: String, releaseDate: String = "", abstract: String, discussion: String = "",
    commands: [CommandSpec]
  ) {
    self.name = name
    self.version = version
    self.releaseDate = releaseDate
    self.abstract = abstract
    self.discussion = discussion
    self.commands = commands
  }

  /// The declared commands, then `help`, `completions` and `man`, which every program has.
  public var allCommands: [CommandSpec] { commands + [Self.help(commands), Self.completions, Self.manual] }

  /// The command with this very name.
  func command(named name: String) -> CommandSpec? { allCommands.first { $0.name == name } }

  static let helpName = "help"

  private static func help(_ commands: [CommandSpec]) -> CommandSpec {
    CommandSpec(
      helpName, abstract: "Show the help of a command.",
      positionals: [
        PositionalSpec(
          "COMMAND", takes: .choice(commands.map(\.name) + [completions.name, manual.name]), optional: true,
          "The command to explain.")
      ])
  }

  static let completions = CommandSpec(
    "completions", abstract: "Print a completion script for a shell.",
    positionals: [PositionalSpec("SHELL", takes: .choice(of: Shell.self), "The shell that will read it.")])

  static let manual = CommandSpec("man", abstract: "Print the manual page (roff).")
}
