/// Completion for fish, from version 3.0 on.
enum FishCompletion {
  static func script(for program: ProgramSpec) -> String {
    let function = "_\(Completions.functionName(for: program))_command"
    var lines = [
      "# Completion of \(program.name) for fish. Put it as \(program.name).fish into ~/.config/fish/completions.",
      "function \(function)",
      "  set -l words (commandline -opc)",
      "  set -q words[2]; and test \"$words[2]\" = \"$argv[1]\"",
      "end",
      "complete -c \(program.name) -f",
    ]
    let first = "complete -c \(program.name) -n 'test (count (commandline -opc)) -eq 1'"
    lines += program.allCommands.map { "\(first) -a \($0.name) -d \(quoted($0.abstract))" }
    lines += ["\(first) -s h -l help -d 'Show this help.'", "\(first) -l version -d 'Show the version.'"]
    for command in program.allCommands {
      let start = "complete -c \(program.name) -n '\(function) \(command.name)'"
      lines += command.allOptions.flatMap { optionLines($0, start) }
      lines += command.positionals.map(\.value).compactMap { arguments($0) }.prefix(1).map { "\(start) \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func optionLines(_ option: OptionSpec, _ start: String) -> [String] {
    let short = option.short.map { "-s \($0) " } ?? ""
    let value = option.value.isFlag ? "" : " " + argument(option.value)
    let line = "\(start) \(short)-l \(option.name)\(value) -d \(quoted(option.help))"
    guard option.value == .negatableFlag else { return [line] }
    return [line, "\(start) -l no-\(option.name) -d \(quoted("Turn off --\(option.name)."))"]
  }

  /// After an option, nothing but its value is offered.
  private static func argument(_ value: ValueKind) -> String {
    guard case .file = value else { return "-x" + (arguments(value).map { " \($0)" } ?? "") }
    return "-r -F"
  }

  private static func arguments(_ value: ValueKind) -> String? {
    switch value {
    case .file: "-F"
    case .directory: "-a '(__fish_complete_directories)'"
    default: value.words.isEmpty ? nil : "-a \(quoted(value.words.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      if "'\\".contains(character) { result.append("\\") }
      result.append(character == "\n" ? " " : character)
    }
    return "'\(escaped)'"
  }
}
