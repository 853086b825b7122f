import Testing

@testable import CommandLineKit

@Suite struct ProblemsTests {
  @Test func findsNoneInASoundTable() {
    #expect(Sample.program.problems() == [])
  }

  @Test(arguments: [
    ([OptionSpec("help", .flag, "Mine.")], "odd: Two options are spelled \"--help\"."),
    ([OptionSpec("a", short: "h", .flag, "A.")], "odd: Two options are spelled \"-h\"."),
    (
      [OptionSpec("no-a", .flag, "A."), OptionSpec("a", .negatableFlag, "A.")],
      "odd: Two options are spelled \"--no-a\"."
    ),
    ([OptionSpec("Big", .flag, "A.")], "odd: \"--Big\" is not made of small letters, digits and dashes."),
    ([OptionSpec("a", short: "-", .flag, "A.")], "odd: \"-\" cannot be a short option."),
    (
      [OptionSpec("n", .integer("N", in: 1...4), default: "5", "A.")],
      "odd: \"5\" cannot be the default of \"--n\", which needs a whole number from 1 to 4."
    ),
    ([OptionSpec("a", .choice(["$(x)"]), "A.")], "odd: The word \"$(x)\" would need quoting in a shell."),
    ([OptionSpec("a", .flag, repeatable: true, "A.")], "odd: \"--a\" is a flag and cannot repeat."),
    ([OptionSpec("a", .flag, "")], "odd: \"--a\" has no help."),
  ])
  func findsWhatIsWrongWithOptions(options: [OptionSpec], problem: String) {
    var program = Sample.program
    program.commands = [CommandSpec("odd", abstract: "It is odd.", options: options)]
    #expect(program.problems() == [problem])
  }

  @Test func findsPositionalsThatCannotBeReached() {
    var program = Sample.program
    program.commands = [
      CommandSpec(
        "man", abstract: "Two of a name.",
        positionals: [
          PositionalSpec("A", repeating: true, optional: true, "All."), PositionalSpec("B", "None left."),
        ])
    ]
    #expect(
      program.problems() == [
        "Two commands are named \"man\".", "man: A takes all arguments, so nothing can follow it.",
        "man: B is required but follows an optional argument.",
      ])
  }
}
