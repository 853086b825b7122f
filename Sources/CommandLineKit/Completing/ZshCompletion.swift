/// Completion for zsh, in the terms of its `_arguments`.
enum ZshCompletion {
  static func script(for program: ProgramSpec) -> String {
    let function = Completions.functionName(for: program)
    let commands = program.allCommands.map { "        \(quoted("\(escaped($0.name)):\($0.abstract)"))" }
    return """
      #compdef \(program.name)
      # Completion of \(program.name) for zsh. Put it as \(function) into a folder of $fpath.
      \(function)() {
        local curcontext="$curcontext" state line
        local -a commands
        typeset -A opt_args
        _arguments -C \\
          '(- *)'{-h,--help}'[Show this help.]' \\
          '(- *)--version[Show the version.]' \\
          '1:command:->command' \\
          '*::argument:->arguments'
        case $state in
          command)
            commands=(
      \(commands.joined(separator: "\n"))
            )
            _describe -t commands command commands
            ;;
          arguments)
            case $line[1] in
      \(program.allCommands.map(section).joined(separator: "\n"))
            esac
            ;;
        esac
      }
      if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(program.name)
      fi

      """
  }

  private static func section(of command: CommandSpec) -> String {
    let rows = command.allOptions.flatMap(optionRows) + command.positionals.enumerated().map(positionalRow)
    return """
              \(command.name))
                _arguments -s -S \\
                  \(rows.joined(separator: " \\\n            "))
                ;;
      """
  }

  /// One row for each spelling; those of one option exclude each other unless it repeats.
  private static func optionRows(_ option: OptionSpec) -> [String] {
    let exclusion = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    let isHelp = option == .help
    return option.spellings.map { spelling in
      let sign = option.value.isFlag ? "" : spelling.hasPrefix("--") ? "=" : "+"
      let value = option.value.placeholder(for: option.name).map { ":\(escaped($0)):\(action(option.value))" } ?? ""
      return quoted("\(isHelp ? "(- *)" : exclusion)\(spelling)\(sign)[\(escaped(option.help))]\(value)")
    }
  }

  private static func positionalRow(_ index: Int, _ positional: PositionalSpec) -> String {
    let place = positional.isRepeating ? "*" : "\(index + 1)"
    let message = "\(positional.isOptional && !positional.isRepeating ? ":" : "")\(escaped(positional.name))"
    return quoted("\(place):\(message):\(action(positional.value))")
  }

  private static func action(_ value: ValueKind) -> String {
    switch value {
    case .file: "_files"
    case .directory: "_files -/"
    default: value.words.isEmpty ? " " : "(\(value.words.joined(separator: " ")))"
    }
  }

  /// Brackets and colons part the fields of a row.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character == "\n" ? " " : character)
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
