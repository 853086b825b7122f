import Testing

@testable import CommandLineKit

@Suite struct TerminalTests {
  @Test(arguments: [
    (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
    (true, ["TERM": "dumb"], false), (false, ["CLICOLOR_FORCE": "1"], true), (false, ["CLICOLOR_FORCE": "0"], false),
    (false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false), (true, ["CLICOLOR": "0"], false),
  ])
  func coloursOnlyWhereItIsWanted(isTerminal: Bool, environment: [String: String], expected: Bool) {
    let terminal = Terminal(isTerminal: isTerminal, systemColumns: nil, environment: environment)
    #expect(terminal.style.isEnabled == expected)
  }

  @Test(
    arguments: [
      (nil, [:], 80), (132, [:], 132), (0, [:], 80), (132, ["COLUMNS": "60"], 60), (132, ["COLUMNS": "x"], 132),
      (3, [:], 20), (132, ["COLUMNS": "-4"], 80),
    ] as [(Int?, [String: String], Int)])
  func knowsItsWidth(system: Int?, environment: [String: String], expected: Int) {
    #expect(Terminal(isTerminal: true, systemColumns: system, environment: environment).columns == expected)
  }

  @Test func styleIsANoOpWithoutColour() {
    #expect(Style.plain("error", .bold, .red) == "error")
    #expect(Style(isEnabled: true)("error", .bold, .red) == "\u{1B}[1;31merror\u{1B}[0m")
    #expect(Style(isEnabled: true)("") == "")
  }

  @Test func aClosedDescriptorIsNoTerminal() {
    let terminal = Terminal(descriptor: -1, environment: [:])
    #expect(!terminal.isInteractive)
    #expect(terminal.columns == 80)
  }
}
