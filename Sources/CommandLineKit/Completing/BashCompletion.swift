/// Completion for bash, from version 3.2 on.
enum BashCompletion {
  static func script(for program: ProgramSpec) -> String {
    let function = Completions.functionName(for: program)
    let commands = program.allCommands.map(\.name) + ["--help", "--version"]
    let values = program.allCommands.flatMap(valueCases)
    let options = program.allCommands.map { command in
      "      \(command.name)) words=\"\(command.allOptions.flatMap(\.spellings).joined(separator: " "))\" ;;"
    }
    let positionals = program.allCommands.compactMap(positionalCase)
    return """
      # Completion of \(program.name) for bash. Try it with: source <(\(program.name) completions bash)
      \(function)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
        local command="${COMP_WORDS[1]}" words="" paths="" ended="" index IFS=$' \\t\\n'
        COMPREPLY=()
        # Bash makes a word of its own of the sign in --option=value.
        if [[ $current == "=" ]]; then
          current=""
        elif [[ $previous == "=" && $COMP_CWORD -gt 2 ]]; then
          previous="${COMP_WORDS[COMP_CWORD - 2]}"
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          if [[ ${COMP_WORDS[index]} == "--" ]]; then ended=yes previous=""; fi
        done
        if [[ $COMP_CWORD -eq 1 ]]; then
          words="\(commands.joined(separator: " "))"
        elif [[ -z $ended ]]; then
          case "$command $previous" in
      \(values.joined(separator: "\n"))
          esac
        fi
        if [[ -z $words && -z $paths && -z $ended && $current == -* ]]; then
          case "$command" in
      \(options.joined(separator: "\n"))
          esac
        fi
        if [[ -z $words && -z $paths ]]; then
          case "$command" in
      \(positionals.joined(separator: "\n"))
          esac
        fi
        case "$paths" in
          file | directory)
            compopt -o filenames 2>/dev/null
            IFS=$'\\n'
            COMPREPLY=($(compgen -A "$paths" -- "$current"))
            ;;
          *) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
        esac
      }
      complete -F \(function) \(program.name)

      """
  }

  /// What follows each option that takes a value. The negative case stops free text from completing as an argument.
  private static func valueCases(of command: CommandSpec) -> [String] {
    command.options.filter { !$0.value.isFlag }.map { option in
      let patterns = option.spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
      return "      \(patterns)) \(answer(option.value) ?? "return") ;;"
    }
  }

  private static func positionalCase(of command: CommandSpec) -> String? {
    let answers = command.positionals.compactMap { answer($0.value) }
    return answers.first.map { "      \(command.name)) \($0) ;;" }
  }

  private static func answer(_ value: ValueKind) -> String? {
    switch value {
    case .file: "paths=file"
    case .directory: "paths=directory"
    default: value.words.isEmpty ? nil : "words=\"\(value.words.joined(separator: " "))\""
    }
  }
}
