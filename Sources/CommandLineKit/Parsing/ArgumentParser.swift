/// Reads the words after a command's name from left to right, by the command's table.
struct ArgumentParser {
  private let command: CommandSpec
  private var words: ArraySlice<String>
  private var operands: [String] = []
  private var parsed: ParsedArguments

  init(command: CommandSpec, programName: String, words: some Collection<String>) {
    self.command = command
    self.words = ArraySlice(Array(words))
    self.parsed = ParsedArguments(command: command, programName: programName)
  }

  mutating func parse() throws(UsageError) -> ParsedArguments {
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        words = []
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if looksLikeOption(word) {
        try readShort(word)
      } else {
        operands.append(word)
      }
    }
    // Who asks for help need not have typed the rest.
    if !parsed.flag(OptionSpec.help.name) { try assignOperands() }
    return parsed
  }

  /// `-` is standard input or output, and `-5` a number unless the command has such a short option.
  private func looksLikeOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return false }
    return NumberText.number(word) == nil || option(short: word.dropFirst().first) != nil
  }

  private func option(short: Character?) -> OptionSpec? {
    command.allOptions.first { $0.short != nil && $0.short == short }
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (spelling, attached) = (parts[0], parts.count > 1 ? parts[1] : nil)
    guard let option = command.allOptions.first(where: { $0.spellings.contains(spelling) }) else {
      throw parsed.usageError(unknownOption(spelling))
    }
    if option.value.isFlag {
      if let attached { throw parsed.usageError(Self.flagWithValue(spelling, attached)) }
      try set(option, spelling == option.long)
    } else if let attached {
      try add(attached, to: option, typed: spelling)
    } else {
      try add(try nextValue(for: option, typed: spelling), to: option, typed: spelling)
    }
  }

  /// `-v`, `-vx`, `-oOUT`, `-o OUT`, `-o=OUT`, `-vo OUT`.
  private mutating func readShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let spelling = "-\(letter)"
      guard let option = option(short: letter) else {
        throw parsed.usageError(unknownOption(spelling, in: word))
      }
      if option.value.isFlag {
        try set(option, true)
        continue
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      let value = try letters.isEmpty ? nextValue(for: option, typed: spelling) : String(attached)
      return try add(value, to: option, typed: spelling)
    }
  }

  private mutating func nextValue(for option: OptionSpec, typed: String) throws(UsageError) -> String {
    guard let next = words.first else { throw parsed.usageError(Self.missingValue(option, typed)) }
    if next.hasPrefix("-"), next != "-", NumberText.number(next) == nil {
      throw parsed.usageError(Self.optionForValue(option, typed, next))
    }
    words.removeFirst()
    return next
  }

  private mutating func set(_ option: OptionSpec, _ isOn: Bool) throws(UsageError) {
    if let earlier = parsed.flags[option.name], earlier != isOn { throw parsed.usageError(Self.contradiction(option)) }
    parsed.flags[option.name] = isOn
  }

  private mutating func add(_ value: String, to option: OptionSpec, typed: String) throws(UsageError) {
    if value.isEmpty { throw parsed.usageError(Self.emptyValue("option \"\(typed)\"")) }
    guard option.value.accepts(value) else {
      throw parsed.usageError(Self.wrongValue("option \"\(typed)\"", option.value, value))
    }
    if let earlier = parsed.values[option.name]?.last, !option.isRepeatable {
      throw parsed.usageError(Self.givenTwice(option, earlier, value))
    }
    parsed.values[option.name, default: []].append(value)
  }

  private mutating func assignOperands() throws(UsageError) {
    var rest = ArraySlice(operands)
    for positional in command.positionals {
      let taken = positional.isRepeating ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      if taken.isEmpty, !positional.isOptional { throw parsed.usageError(Self.missing(positional)) }
      for text in taken where !positional.value.accepts(text) {
        let subject = "argument \(positional.name)"
        throw parsed.usageError(
          text.isEmpty ? Self.emptyValue(subject) : Self.wrongValue(subject, positional.value, text))
      }
      if !taken.isEmpty { parsed.values[positional.name] = Array(taken) }
    }
    if let extra = rest.first { throw parsed.usageError(unexpected(extra)) }
  }
}

// What is said about a command line that cannot be understood.
extension ArgumentParser {
  private func unknownOption(_ spelling: String, in word: String? = nil) -> String {
    // "-strict" is far more often "--strict" with a dash too few than seven letters.
    if let word, word.count > 2 {
      let hint = NearNames.hint(for: "-\(word)", among: command.allOptions.flatMap(\.spellings))
      return hint.isEmpty ? "Unknown option \"\(spelling)\" in \"\(word)\"." : "Unknown option \"\(word)\".\(hint)"
    }
    let longSpellings = command.allOptions.flatMap(\.spellings).filter { $0.hasPrefix("--") }
    return "Unknown option \"\(spelling)\"."
      + (spelling.hasPrefix("--") ? NearNames.hint(for: spelling, among: longSpellings) : "")
  }

  private func unexpected(_ word: String) -> String {
    let names = command.positionals.map(\.signature).joined(separator: " ")
    return "Unexpected argument \"\(word)\": \"\(command.name)\" takes \(names.isEmpty ? "none" : "only \(names)")."
  }

  private static func missingValue(_ option: OptionSpec, _ typed: String) -> String {
    "The option \"\(typed)\" needs \(option.value.expectation) after it."
  }

  private static func optionForValue(_ option: OptionSpec, _ typed: String, _ next: String) -> String {
    "The option \"\(typed)\" needs \(option.value.expectation), but \"\(next)\" follows; "
      + "write \"\(option.long)=\(next)\" if that is the value."
  }

  private static func flagWithValue(_ spelling: String, _ value: String) -> String {
    "The option \"\(spelling)\" takes no value, but was given \"\(value)\"."
  }

  private static func contradiction(_ option: OptionSpec) -> String {
    "The options \"\(option.long)\" and \"--no-\(option.name)\" contradict each other."
  }

  private static func givenTwice(_ option: OptionSpec, _ first: String, _ second: String) -> String {
    "The option \"\(option.long)\" was given twice, with \"\(first)\" and \"\(second)\"; give it once."
  }

  private static func emptyValue(_ subject: String) -> String { "The \(subject) was given an empty value." }

  private static func wrongValue(_ subject: String, _ kind: ValueKind, _ value: String) -> String {
    "The \(subject) needs \(kind.expectation), not \"\(value)\"." + NearNames.hint(for: value, among: kind.words)
  }

  private static func missing(_ positional: PositionalSpec) -> String {
    "Missing argument \(positional.name): \(positional.help.prefix(1).lowercased())\(positional.help.dropFirst())"
  }
}
