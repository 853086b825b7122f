/// What a command line asks for.
public enum Invocation: Sendable {
  /// The help of a command, or of the program.
  case help(CommandSpec?)
  case version
  case completions(Shell)
  case manual
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
    case "-h", OptionSpec.help.long: return rest.isEmpty ? .help(nil) : try help(rest)
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
    case Self.helpName: return try help(rest)
    case Self.manual.name: return .manual
    case Self.completions.name:
      guard let shell = Shell(rawValue: try arguments.positional("SHELL")) else { return .help(command) }
      return .completions(shell)
    default: return .run(command, arguments)
    }
  }

  private func help(_ words: some Collection<String>) throws(UsageError) -> Invocation {
    guard let word = words.first(where: { $0 != "--" }) else { return .help(nil) }
    guard let command = command(named: word) else { throw unknownCommand(word) }
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
    return UsageError(message, usage: usage, helpLine: "\(name) --help")
  }
}
