import Testing

@testable import CommandLineKit

@Suite struct ParsingTests {
  @Test(arguments: [
    ["--output", "a.svg"], ["--output=a.svg"], ["-o", "a.svg"], ["-oa.svg"], ["-o=a.svg"], ["-svo", "a.svg"],
    ["-svoa.svg"],
  ])
  func readsEverySpellingOfAValue(words: [String]) throws {
    let arguments = try ParsedArguments(parsing: words + ["T.xib"], for: Sample.draw, of: "sample")
    #expect(arguments.string("output") == "a.svg")
    #expect(try arguments.positional("TEMPLATE") == "T.xib")
    #expect(arguments.flag("strict") == (words[0].hasPrefix("-sv")))
  }

  @Test func keepsEverythingAfterTheFirstEqualsSign() throws {
    #expect(try Sample.parseDraw("--bind=icon.image=pic=1").strings("bind") == ["icon.image=pic=1"])
  }

  @Test func collectsRepeatableOptionsInOrderAmongPositionals() throws {
    let words = ["--bind", "b=1", "T.xib", "--bind=a=2", "--bind", "b=1"]
    let arguments = try ParsedArguments(parsing: words, for: Sample.draw, of: "sample")
    #expect(arguments.strings("bind") == ["b=1", "a=2", "b=1"])
  }

  @Test func takesWhatFollowsTwoDashesAsPositionals() throws {
    let words = ["a", "--", "--fix", "-x", "--"]
    let arguments = try ParsedArguments(parsing: words, for: Sample.check, of: "sample")
    #expect(arguments.positionals("PATH") == ["a", "--fix", "-x", "--"])
    #expect(!arguments.flag("fix"))
  }

  @Test func takesADashAsStandardInputAndOutput() throws {
    let arguments = try ParsedArguments(parsing: ["-", "-o", "-"], for: Sample.draw, of: "sample")
    #expect(try arguments.positional("TEMPLATE") == "-")
    #expect(arguments.string("output") == "-")
  }

  @Test func readsNegativeNumbersAsValuesAndPositionals() throws {
    #expect(try Sample.parseDraw("--top", "-5").number("top") == -5)
    #expect(try Sample.parseDraw("--top", "-.5e1").number("top") == -5)
    let arguments = try ParsedArguments(parsing: ["-5"], for: Sample.check, of: "sample")
    #expect(arguments.positionals("PATH") == ["-5"])
  }

  @Test func turnsNegatableFlagsOnAndOff() throws {
    #expect(try Sample.parseDraw("--cache").flag("cache"))
    let off = try Sample.parseDraw("--no-cache", "--no-cache")
    #expect(!off.flag("cache"))
    #expect(off.isGiven("cache"))
    #expect(try !Sample.parseDraw().isGiven("cache"))
  }

  @Test func answersDeclaredDefaultsWithoutCallingThemGiven() throws {
    let arguments = try Sample.parseDraw()
    #expect(try arguments.choice("format", as: Sample.Format.self) == .tree)
    #expect(try arguments.number("top") == 20)
    #expect(!arguments.isGiven("top"))
    #expect(arguments.string("output") == nil)
  }

  @Test(arguments: ["85x90", "85X90", "85×90", "85.0x9e1"])
  func readsSizes(text: String) throws {
    let size = try #require(try Sample.parseDraw("--cell", text).size("cell"))
    #expect(size == (85, 90))
  }

  @Test func readsNumbersAndTheWordsBesideThem() throws {
    #expect(try Sample.parseDraw("--row-spacing=7.5").number("row-spacing") == 7.5)
    let auto = try Sample.parseDraw("--row-spacing", "auto")
    #expect(auto.string("row-spacing") == "auto")
    #expect(throws: UsageError.self) { try auto.number("row-spacing") }
    #expect(try Sample.parseDraw("--columns", "3").integer("columns") == 3)
  }

  @Test func recognisesWhatIsAskedFor() throws {
    #expect(try Sample.program.parse([String]()) == .help(nil))
    #expect(try Sample.program.parse(["-h"]) == .help(nil))
    #expect(try Sample.program.parse(["help", "--help"]) == .help(nil))
    #expect(try Sample.program.parse(["--version"]) == .version)
    #expect(try Sample.program.parse(["man"]) == .manual)
    #expect(try Sample.program.parse(["completions", "zsh"]) == .completions(.zsh))
    let arguments = try ParsedArguments(parsing: ["a", "b"], for: Sample.check, of: "sample")
    #expect(try Sample.program.parse(["check", "a", "b"]) == .run(Sample.check, arguments))
    #expect(arguments.positionals("PATH") == ["a", "b"])
  }

  @Test(arguments: [
    ["help", "draw"], ["draw", "--help"], ["draw", "-h"], ["--help", "draw"], ["draw", "--oops", "--help"],
    ["draw", "T.xib", "--strict", "-h"],
  ])
  func showsHelpHoweverItIsAskedFor(words: [String]) throws {
    #expect(try Sample.program.parse(words) == .help(Sample.draw))
  }

  @Test func doesNotTakeHelpAfterTwoDashesForAnOption() throws {
    let arguments = try ParsedArguments(parsing: ["--", "--help"], for: Sample.check, of: "sample")
    #expect(try Sample.program.parse(["check", "--", "--help"]) == .run(Sample.check, arguments))
    #expect(arguments.positionals("PATH") == ["--help"])
  }
}
