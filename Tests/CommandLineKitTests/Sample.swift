@testable import CommandLineKit

/// A small program that has one of everything.
enum Sample {
  enum Format: String, CaseIterable { case tree, json, ndjson, html, markdown }

  static let draw = CommandSpec(
    "draw", abstract: "Draw a template.",
    discussion: "Reads a template and lays it out.\n\nThe result is written as the ending says.",
    positionals: [PositionalSpec("TEMPLATE", "The document to draw.")],
    options: [
      OptionSpec("output", short: "o", .file("OUT"), "Write the result here instead of to standard output."),
      OptionSpec("format", short: "f", .choice(of: Format.self), default: "tree", "The format of the result."),
      OptionSpec("strict", short: "s", .flag, "Treat what stayed unmatched as an error."),
      OptionSpec("verbose", short: "v", .flag, "Tell more."),
      OptionSpec("cache", .negatableFlag, "Keep what was read."),
    ]
      + [
        OptionSpec("bind", .text("OUTLET=KEY"), repeatable: true, "State a binding."),
        OptionSpec("width", .number("W", in: 0 ... .infinity), "The width in points."),
        OptionSpec("top", .number("N"), default: "20", "The upper margin in points."),
        OptionSpec("columns", .integer("N", in: 1 ... .max), "How many columns."),
        OptionSpec("row-spacing", .number("N", or: ["auto"]), "The space between rows."),
        OptionSpec("cell", .size("WxH"), "The size of a cell in points."),
        OptionSpec("appearance", .choice(["light", "dark"]), "The appearance it's shown in."),
        OptionSpec("assets", .directory("DIR"), repeatable: true, "A folder of images."),
      ].grouped("Layout"),
    examples: [
      .init("sample draw Cell.xib -o Cell.svg", "Draw one cell"),
      .init("sample draw - --cell 85x90", "Draw standard input"),
    ])

  static let check = CommandSpec(
    "check", abstract: "Check documents.",
    positionals: [PositionalSpec("PATH", repeating: true, "A file or folder.")],
    options: [OptionSpec("fix", .flag, "Mend what can be mended.")])

  static let program = ProgramSpec(
    name: "sample", version: "1.2.3", releaseDate: "2024-05-06", abstract: "Draws and checks templates.",
    discussion: "It needs no display.", commands: [draw, check])

  static func parseDraw(_ words: String...) throws(UsageError) -> ParsedArguments {
    try ParsedArguments(parsing: ["T.xib"] + words, for: draw, of: "sample")
  }

  /// The message that a command line is refused with, or nil when it is understood.
  static func refusal(_ words: String...) -> String? {
    do {
      _ = try program.parse(words)
      return nil
    } catch {
      return error.message
    }
  }
}
