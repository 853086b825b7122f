/// What a command line asks for.
public enum Invocation: Sendable, Hashable {
  /// The help of a command, or of the program.
  case help(CommandSpec?)
  /// The version of the program.
  case version
  /// The completion script for a shell.
  case completions(Shell)
  /// The manual page.
  case manual
  /// The work of a command.
  case run(CommandSpec, ParsedArguments)
}

extension ProgramSpec {
  /// Reads the words after the program's own name. No words at all ask for help.
  ///
  /// - Throws: when they cannot be understood. Who also typed `--help` gets help instead.
  public func parse(_ words: some Collection<String>) throws(UsageError) -> Invocation {
    let rest = words.dropFirst()
    guard let first = words.first else { return .help(nil) }
    switch first {
    case "--version": return .version
    case "-h", OptionSpec.help.long, Self.helpName: return try help(rest)
    default: break
    }
    guard let command = command(named: first) else { throw unknownCommand(first) }
    let arguments: ParsedArguments
    do {
      arguments = try ParsedArguments(parsing: rest, for: command, of: name)
    } catch {
      let options = rest.prefix { $0 != "--" }
      if options.contains(where: OptionSpec.help.spellings.contains) { return .help(command) }
      throw error
    }
    if arguments.flag(OptionSpec.help.name) { return .help(command) }
    switch command.name {
    case Self.manual.name: return .manual
    case Self.completions.name:
      guard let shell = Shell(rawValue: try arguments.positional("SHELL")) else { return .help(command) }
      return .completions(shell)
    default: return .run(command, arguments)
    }
  }

  private func help(_ words: some Collection<String>) throws(UsageError) -> Invocation {
    let names = words.filter { !(OptionSpec.help.spellings + ["--"]).contains($0) }
    guard let word = names.first else { return .help(nil) }
    guard let command = command(named: word) else { throw unknownCommand(word) }
    if names.count > 1 {
      throw usageError("Unexpected argument \"\(names[1])\": help is about one command.")
    }
    return .help(command)
  }

  /// One line without the word "usage".
  var usage: String { "\(name) COMMAND [arguments]" }

  private func unknownCommand(_ word: String) -> UsageError {
    let names = allCommands.map(\.name)
    let message =
      word.hasPrefix("-")
      ? "Unknown option \"\(word)\"; the options of a command stand after its name."
        + NearNames.hint(for: word, among: [OptionSpec.help.long, "--version"])
      : "Unknown command \"\(word)\"." + NearNames.hint(for: word, among: names)
    return usageError(message)
  }

  private func usageError(_ message: String) -> UsageError {
    UsageError(message, usage: usage, helpLine: "\(name) --help")
  }
}
