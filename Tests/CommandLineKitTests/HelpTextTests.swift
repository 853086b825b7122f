import Testing

@testable import CommandLineKit

@Suite struct HelpTextTests {
  @Test func laysOutTheOverview() {
    #expect(
      HelpText(program: Sample.program).overview == """
        Usage: sample COMMAND [arguments]

        Draws and checks templates.

        It needs no display.

        Commands:
          draw         Draw a template.
          check        Check documents.
          help         Show the help of a command.
          completions  Print a completion script for a shell.
          man          Print the manual page (roff).

        Options:
          -h, --help     Show this help.
              --version  Show the version.

        "sample help COMMAND" explains a command.

        """)
  }

  @Test func laysOutACommand() {
    #expect(
      HelpText(program: Sample.program).text(for: Sample.check) == """
        Usage: sample check PATH... [--fix]

        Check documents.

        Arguments:
          PATH  A file or folder.

        Options:
              --fix   Mend what can be mended.
          -h, --help  Show this help.

        Exit codes:
          0   ok
          1   findings at or above the level that fails
          64  the command line cannot be understood
          65  bad or missing input
          70  internal error
          73  the output cannot be written

        """)
  }

  @Test func alignsTheOptionsOfAllGroups() {
    let lines = HelpText(program: Sample.program).text(for: Sample.draw).split(separator: "\n")
    #expect(lines.contains("  -v, --verbose                Tell more."))
    #expect(lines.contains("      --top N                  The upper margin in points (default: 20)."))
    #expect(lines.contains("      --[no-]cache             Keep what was read."))
    #expect(lines.contains("Layout:"))
    #expect(lines.contains("    $ sample draw - --cell 85x90"))
  }

  @Test(arguments: [0, 40, 55, 80, 100, 10_000])
  func keepsWithinTheWidth(columns: Int) {
    for command in Sample.program.allCommands {
      let text = HelpText(program: Sample.program, columns: columns).text(for: command)
      let lines = text.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= min(100, max(40, columns)) })
      #expect(!lines.contains { $0.hasSuffix(" ") })
    }
  }

  @Test func coloursDoNotMoveColumns() {
    let colored = HelpText(program: Sample.program, style: Style(isEnabled: true)).text(for: Sample.draw)
    #expect(colored.contains("\u{1B}[1mLayout:\u{1B}[0m"))
    let bare = colored.replacing(/\x1B\[[0-9;]*m/, with: "")
    #expect(bare == HelpText(program: Sample.program).text(for: Sample.draw))
  }

  @Test(arguments: [
    ("", 10, []), ("one two three", 7, ["one two", "three"]), ("unbreakably long", 5, ["unbreakably", "long"]),
    ("a\n\nb  c", 10, ["a", "", "b c"]), ("a b", 0, ["a", "b"]),
  ])
  func wrapsAtSpaces(text: String, columns: Int, expected: [String]) {
    #expect(TextWrapping.wrap(text, columns: columns) == expected)
  }
}
