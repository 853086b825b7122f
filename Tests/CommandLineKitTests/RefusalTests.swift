import Testing

@testable import CommandLineKit

@Suite struct RefusalTests {
  @Test(arguments: [
    (["chekc"], #"Unknown command "chekc". Did you mean "check"?"#),
    (["xylophone"], #"Unknown command "xylophone"."#),
    ([""], #"Unknown command ""."#),
    (
      ["--verison"],
      #"Unknown option "--verison"; the options of a command stand after its name. Did you mean "--version"?"#
    ),
    (["help", "drwa"], #"Unknown command "drwa". Did you mean "draw"?"#),
    (
      ["completions", "fsh"],
      #"The argument SHELL needs one of bash, zsh, fish, not "fsh". Did you mean "zsh" or "fish"?"#
    ),
    (["help", "draw", "x"], #"Unexpected argument "x": help is about one command."#),
    (["completions"], "Missing argument SHELL: the shell that will read it."),
    (["man", "x"], #"Unexpected argument "x": "man" takes none."#),
    (["draw"], "Missing argument TEMPLATE: the document to draw."),
    (["check", ""], "The argument PATH was given an empty value."),
    (["draw", "a", "b"], #"Unexpected argument "b": "draw" takes only TEMPLATE."#),
    (["draw", "a", "--stirct"], #"Unknown option "--stirct". Did you mean "--strict"?"#),
    (["draw", "a", "--no-cahce=1"], #"Unknown option "--no-cahce". Did you mean "--no-cache"?"#),
    (["draw", "a", "-strict"], #"Unknown option "-strict". Did you mean "--strict"?"#),
    (["draw", "a", "-x"], #"Unknown option "-x"."#),
    (["draw", "a", "-vx"], #"Unknown option "-x" in "-vx"."#),
    (["draw", "a", "--=1"], #"Unknown option "--"."#),
    (["draw", "a", "--no-strict"], #"Unknown option "--no-strict". Did you mean "--strict"?"#),
    (["draw", "a", "--strict=yes"], #"The option "--strict" takes no value, but was given "yes"."#),
    (["draw", "a", "--cache", "--no-cache"], #"The options "--cache" and "--no-cache" contradict each other."#),
    (["draw", "a", "-o"], #"The option "-o" needs a value (OUT) after it."#),
    (["draw", "a", "-o="], #"The option "-o" was given an empty value."#),
    (["draw", "a", "--output="], #"The option "--output" was given an empty value."#),
    (["draw", "a", "--output", ""], #"The option "--output" was given an empty value."#),
    (
      ["draw", "a", "-o", "--strict"],
      #"The option "-o" needs a value (OUT), but "--strict" follows; write "--output=--strict" if that is the value."#
    ),
    (
      ["draw", "a", "-ob", "--output", "c"],
      #"The option "--output" was given twice, with "b" and "c"; give it once."#
    ),
    (
      ["draw", "a", "-fjsn"],
      #"The option "-f" needs one of tree, json, ndjson, html, markdown, not "jsn". Did you mean "json"?"#
    ),
    (["draw", "a", "--columns", "0"], #"The option "--columns" needs a whole number of at least 1, not "0"."#),
    (["draw", "a", "--columns=2.5"], #"The option "--columns" needs a whole number of at least 1, not "2.5"."#),
    (
      ["draw", "a", "--row-spacing", "atuo"],
      #"The option "--row-spacing" needs a number or auto, not "atuo". Did you mean "auto"?"#
    ),
  ])
  func refusesInOneSentence(words: [String], message: String) {
    do {
      _ = try Sample.program.parse(words)
      Issue.record("\(words) was understood")
    } catch {
      #expect(error.message == message)
    }
  }

  @Test(arguments: ["nan", "inf", "-inf", "infinity", "0x10", "1e999", "1,5", "--1", "5 ", "", "٥"])
  func refusesWhatIsNoFiniteDecimal(text: String) {
    #expect(Sample.refusal("draw", "a", "--width=\(text)") != nil)
    #expect(NumberText.number(text) == nil)
  }

  @Test(arguments: ["85", "85x", "x90", "85x90x1", "0x90", "-1x90", "nanx90", "85x1e999", "85 x 90"])
  func refusesWhatIsNoSize(text: String) {
    #expect(Sample.refusal("draw", "a", "--cell=\(text)") != nil)
  }

  @Test func refusesIntegersThatOverflow() {
    #expect(Sample.refusal("draw", "a", "--columns", "99999999999999999999") != nil)
  }

  @Test func carriesUsageAndWhereToReadOn() {
    do throws(UsageError) {
      _ = try Sample.program.parse(["check", "--fxi", "a"])
      Issue.record("it was understood")
    } catch {
      #expect(error.exitCode == .usage)
      #expect(error.details == "Usage: sample check PATH... [--fix]\nSee \"sample check --help\".")
    }
  }

  @Test func survivesAHugeWord() {
    let word = String(repeating: "a", count: 1_000_000)
    #expect(Sample.refusal("draw", "a", "--\(word)") == "Unknown option \"--\(word)\".")
    #expect(Sample.refusal("draw", "a", "--width", word) != nil)
  }
}
