/// A shell that completion scripts are made for.
public enum Shell: String, Sendable, CaseIterable {
  case bash
  case zsh
  case fish
}

/// Completion scripts: commands, option names, words to choose from, files and folders.
public enum Completions {
  /// The whole script for a shell. It starts no process, so completing costs nothing.
  public static func script(for program: ProgramSpec, shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion.script(for: program)
    case .zsh: ZshCompletion.script(for: program)
    case .fish: FishCompletion.script(for: program)
    }
  }

  /// The name of the shell function for a program; a function name takes fewer characters than a program name.
  static func functionName(for program: ProgramSpec) -> String {
    "_" + program.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
  }
}
