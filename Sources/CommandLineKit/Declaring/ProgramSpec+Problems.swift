extension ProgramSpec {
  /// What is wrong with the declared table itself, one sentence each; a test of the program should find none.
  public func problems() -> [String] {
    Self.repeated(allCommands.map(\.name)).map { "Two commands are named \"\($0)\"." }
      + allCommands.flatMap { command in command.problems().map { "\(command.name): \($0)" } }
  }

  /// Those that occur more than once, in order.
  static func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}

extension CommandSpec {
  fileprivate func problems() -> [String] {
    var problems = ProgramSpec.repeated(allOptions.flatMap(\.spellings)).map { "Two options are spelled \"\($0)\"." }
    problems += ProgramSpec.repeated(positionals.map(\.name)).map { "Two arguments are named \"\($0)\"." }
    for (index, positional) in positionals.enumerated() {
      if positional.isRepeating, index < positionals.count - 1 {
        problems.append("\(positional.name) takes all arguments, so nothing can follow it.")
      }
      if !positional.isOptional, positionals[..<index].contains(where: \.isOptional) {
        problems.append("\(positional.name) is required but follows an optional argument.")
      }
      if positional.value.isFlag { problems.append("\(positional.name) cannot be a flag.") }
    }
    for option in options { problems += option.problems() }
    if abstract.isEmpty || abstract.contains("\n") { problems.append("The abstract is not one line.") }
    return problems
  }
}

extension OptionSpec {
  fileprivate func problems() -> [String] {
    var problems: [String] = []
    let isSpelledPlainly = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-")
    }
    if !isSpelledPlainly || name.isEmpty || name.hasPrefix("-") {
      problems.append("\"\(long)\" is not made of small letters, digits and dashes.")
    }
    if let short, !(short.isASCII && (short.isLetter || short.isNumber)) {
      problems.append("\"\(short)\" cannot be a short option.")
    }
    if let defaultValue, !value.accepts(defaultValue) {
      problems.append("\"\(defaultValue)\" cannot be the default of \"\(long)\", which needs \(value.expectation).")
    }
    if value.isFlag, isRepeatable { problems.append("\"\(long)\" is a flag and cannot repeat.") }
    if help.isEmpty { problems.append("\"\(long)\" has no help.") }
    return problems + Self.unquotable(value.words).map { "The word \"\($0)\" would need quoting in a shell." }
  }

  /// Completion scripts list words bare, so they must mean themselves in every shell.
  private static func unquotable(_ words: [String]) -> [String] {
    words.filter { word in
      word.isEmpty || word.contains { !($0.isASCII && ($0.isLetter || $0.isNumber || "-_.+/@%,".contains($0))) }
    }
  }
}
