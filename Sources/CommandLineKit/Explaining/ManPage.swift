/// The manual page of a program, in the man macros of roff.
public enum ManPage {
  /// The whole page, section 1. The date is the declared day of the release, so the same program gives the same bytes.
  public static func text(for program: ProgramSpec) -> String {
    let title = [program.name.uppercased(), "1", program.releaseDate, "\(program.name) \(program.version)"]
    var lines = [
      ".TH " + title.map(quoted).joined(separator: " "),
      ".SH NAME", "\(escaped(program.name)) \\- \(escaped(withoutFullStop(program.abstract)))",
      ".SH SYNOPSIS", ".B \(escaped(program.name))", ".I COMMAND", escaped("[arguments]"),
    ]
    if !program.discussion.isEmpty { lines += [".SH DESCRIPTION"] + paragraphs(program.discussion) }
    lines.append(".SH COMMANDS")
    for command in program.allCommands { lines += section(of: command, in: program.name) }
    lines.append(".SH EXIT STATUS")
    for code in ExitCode.allCases { lines += item(".B \(code.rawValue)", code.meaning) }
    lines.append(".SH ENVIRONMENT")
    lines += item(".B NO_COLOR", "If set and not empty, nothing is coloured.")
    lines += item(".B CLICOLOR_FORCE", "If set and not 0, text is coloured even when it does not go to a terminal.")
    lines += item(".B COLUMNS", "The width that help is wrapped at.")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of command: CommandSpec, in program: String) -> [String] {
    var lines = [".SS \(quoted(command.usage(in: program)))"] + paragraphs(command.abstract)
    if !command.discussion.isEmpty { lines += [".PP"] + paragraphs(command.discussion) }
    for positional in command.positionals { lines += item(".I \(escaped(positional.name))", positional.fullHelp) }
    for option in command.options { lines += item(tag(of: option), option.fullHelp) }
    for example in command.examples {
      lines += [".PP", line(example.shows) + ":", ".PP", ".RS 4", ".nf", line(example.line), ".fi", ".RE"]
    }
    return lines
  }

  /// Names in bold, the placeholder in italics.
  private static func tag(of option: OptionSpec) -> String {
    let names = option.spellings.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    return option.value.placeholder(for: option.name).map { "\(names) \\fI\(escaped($0))\\fR" } ?? names
  }

  private static func item(_ tag: String, _ text: String) -> [String] { [".TP", tag] + paragraphs(text) }

  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? ".PP" : line(String($0)) }
  }

  /// A line that begins with a dot or an apostrophe would be a request.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// Backslashes, and dashes and quotes that must come out as the ASCII they are.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\(dq") + "\""
  }

  private static func withoutFullStop(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
