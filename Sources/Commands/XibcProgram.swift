import CommandLineKit

/// The program: its commands, in the order of the help.
public enum XibcProgram {
  /// The version that `--version` tells.
  public static let version = "0.1.0"

  static let program = Program(
    name: "xibc", version: version, releaseDate: "2026-11-30",
    abstract: "Headless Interface Builder: compile, inspect, check and draw .xib and .storyboard files without a Mac.",
    commands: registeredCommands.sorted { order($0) < order($1) })

  /// Does what the words after the program's name ask for; the result is the exit code.
  public static func run(_ words: [String], environment: [String: String]) async -> Int32 {
    await program.run(words, on: .standard(environment: environment)).rawValue
  }

  /// The commands that people use most come first; others follow by name.
  private static func order(_ command: any Command.Type) -> String {
    let first = ["compile", "inspect", "validate", "frames", "layout", "fmt", "upgrade", "coverage", "explain"]
    let place = first.firstIndex(of: command.spec.name) ?? first.count
    return "\(place)\(command.spec.name)"
  }
}
