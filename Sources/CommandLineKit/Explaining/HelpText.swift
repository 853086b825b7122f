/// The help of a program and its commands, laid out for a terminal.
public struct HelpText: Sendable {
  private let program: ProgramSpec
  private let columns: Int
  private let style: Style

  /// - Parameter columns: the width to wrap at, in characters; it is held between 40 and 100 to stay readable.
  public init(program: ProgramSpec, columns: Int = 80, style: Style = .plain) {
    self.program = program
    self.columns = min(100, max(40, columns))
    self.style = style
  }

  /// What the program is and which commands it has. Ends with a line break.
  public var overview: String {
    let rows = program.allCommands.map { Row(label: $0.name, text: $0.abstract) }
    return page([
      usage(program.usage), paragraph(program.abstract), paragraph(program.discussion),
      table("Commands", rows),
      table(
        "Options",
        [
          Row(label: "-h, --help", text: "Show this help."),
          Row(label: "    --version", text: "Show the version."),
        ]),
      paragraph("\"\(program.name) help COMMAND\" explains a command."),
    ])
  }

  /// Everything about one command. Ends with a line break.
  public func text(for command: CommandSpec) -> String {
    let positionals = command.positionals.map { Row(label: $0.name, text: $0.fullHelp) }
    let groups = command.optionGroups.map { group in
      (group.heading, group.options.map { Row(label: Self.label($0), text: $0.fullHelp) })
    }
    // One column for all groups, so that the eye runs down a straight edge.
    let width = labelWidth(of: groups.flatMap(\.1))
    let options = groups.map { table($0.0, $0.1, labelWidth: width) }
    return page(
      [
        usage(command.usage(in: program.name)), paragraph(command.abstract), paragraph(command.discussion),
        table("Arguments", positionals),
      ] + options + [examples(command.examples), exitCodes])
  }

  private struct Row {
    var label: String
    var text: String
  }

  /// Long names align whether or not there is a short one.
  private static func label(_ option: OptionSpec) -> String {
    (option.short.map { "-\($0), " } ?? "    ") + option.signature
  }

  private func page(_ sections: [String]) -> String {
    sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func usage(_ line: String) -> String {
    let lines = TextWrapping.wrap(line, columns: columns - 7)
    return style("Usage:", .bold) + " " + lines.joined(separator: "\n       ")
  }

  private func paragraph(_ text: String) -> String {
    TextWrapping.wrap(text, columns: columns).joined(separator: "\n")
  }

  /// The widest label that leaves enough room for texts.
  private func labelWidth(of rows: [Row]) -> Int {
    let widest = columns * 2 / 5
    return rows.map(\.label.count).filter { $0 <= widest }.max() ?? widest
  }

  /// Labels in one column, texts in another; a label that is too long has a line to itself.
  private func table(_ heading: String, _ rows: [Row], labelWidth: Int? = nil) -> String {
    guard !rows.isEmpty else { return "" }
    let labelWidth = labelWidth ?? self.labelWidth(of: rows)
    let indent = String(repeating: " ", count: labelWidth + 4)
    var lines = [style("\(heading):", .bold)]
    for row in rows {
      var texts = TextWrapping.wrap(row.text, columns: columns - indent.count)
      let label = "  " + style(row.label, .cyan)
      if row.label.count > labelWidth {
        lines.append(label)
      } else {
        let padding = String(repeating: " ", count: labelWidth - row.label.count + 2)
        lines.append(texts.isEmpty ? label : label + padding + texts.removeFirst())
      }
      lines += texts.map { $0.isEmpty ? "" : indent + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// Command lines are not wrapped, so that they can be copied.
  private func examples(_ examples: [CommandSpec.Example]) -> String {
    guard !examples.isEmpty else { return "" }
    let lines = examples.flatMap { example in
      TextWrapping.wrap("\(example.shows):", columns: columns - 2).map { "  \($0)" }
        + ["    " + style("$ \(example.line)", .green)]
    }
    return ([style("Examples:", .bold)] + lines).joined(separator: "\n")
  }

  private var exitCodes: String {
    table("Exit codes", ExitCode.allCases.map { Row(label: String($0.rawValue), text: $0.meaning) })
  }
}
