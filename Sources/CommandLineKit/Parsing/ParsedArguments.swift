/// What was typed for one command, checked against its table and read by declared name.
///
/// Asking for a name that the command does not declare is a fault of the program: it stops a debug build, and
/// answers like an option that was not given otherwise.
public struct ParsedArguments: Sendable, Hashable {
  let command: CommandSpec
  let programName: String
  var flags: [String: Bool] = [:]
  var values: [String: [String]] = [:]

  init(command: CommandSpec, programName: String) {
    self.command = command
    self.programName = programName
  }

  /// Parses the words that follow the command's name.
  ///
  /// - Throws: when they do not fit the declared table.
  public init(
    parsing words: some Collection<String>, for command: CommandSpec, of programName: String
  ) throws(UsageError) {
    var parser = ArgumentParser(command: command, programName: programName, words: words)
    self = try parser.parse()
  }

  /// An error about these arguments, for what a table cannot state, such as two options that exclude each other.
  public func usageError(_ message: String) -> UsageError {
    UsageError(
      message, usage: command.usage(in: programName), helpLine: "\(programName) \(command.name) --help")
  }
}

extension ParsedArguments {
  /// Whether the option or argument was typed, whatever its default.
  public func isGiven(_ name: String) -> Bool {
    checkDeclared(name)
    return flags[name] != nil || values[name] != nil
  }

  /// Whether a flag holds; false when it was not given and has no default.
  public func flag(_ name: String) -> Bool {
    checkDeclared(name)
    return flags[name] ?? false
  }

  /// The value of an option, its default when it was not given, or nil; the first when it repeats.
  public func string(_ name: String) -> String? { strings(name).first }

  /// All values of a repeatable option or the default, in the order typed.
  public func strings(_ name: String) -> [String] {
    checkDeclared(name)
    if let values = values[name] { return values }
    return command.options.first { $0.name == name }?.defaultValue.map { [$0] } ?? []
  }

  /// The value of an option as a finite number, nil when it was neither given nor has a default.
  ///
  /// - Throws: when the text is not such a number, as a word that ``ValueKind/number(_:in:or:)`` allows is not.
  public func number(_ name: String) throws(UsageError) -> Double? {
    try read(name, as: "a number", NumberText.number)
  }

  /// The value of an option as a whole number, nil when it was neither given nor has a default.
  ///
  /// - Throws: when the text is not such a number.
  public func integer(_ name: String) throws(UsageError) -> Int? {
    try read(name, as: "a whole number", NumberText.integer)
  }

  /// The value of an option as two positive numbers, nil when it was neither given nor has a default.
  ///
  /// - Throws: when the text is not such a pair.
  public func size(_ name: String) throws(UsageError) -> (width: Double, height: Double)? {
    try read(name, as: "a width and a height above 0, such as 85x90", NumberText.size)
  }

  /// The value of an option as a case of an enumeration, nil when it was neither given nor has a default.
  ///
  /// - Throws: when the text is no raw value of it.
  public func choice<Words: RawRepresentable>(
    _ name: String, as type: Words.Type
  ) throws(UsageError) -> Words? where Words.RawValue == String {
    try read(name, as: "another word", Words.init(rawValue:))
  }

  /// The one value of a required argument.
  ///
  /// - Throws: when it is missing, which parsing has ruled out for arguments that are not optional.
  public func positional(_ name: String) throws(UsageError) -> String {
    guard let value = positionals(name).first else { throw usageError("Missing argument \(name).") }
    return value
  }

  /// All values of an argument in the order typed: none or one when it does not repeat.
  public func positionals(_ name: String) -> [String] {
    checkDeclared(name)
    return values[name] ?? []
  }

  private func read<Value>(
    _ name: String, as expectation: String, _ convert: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = string(name) else { return nil }
    guard let value = convert(text) else {
      let isOption = command.options.contains { $0.name == name }
      throw usageError(
        "The \(isOption ? "option \"--\(name)\"" : "argument \(name)") needs \(expectation), not \"\(text)\".")
    }
    return value
  }

  private func checkDeclared(_ name: String) {
    assert(
      command.allOptions.contains { $0.name == name } || command.positionals.contains { $0.name == name },
      "\(command.name) declares no \(name)")
  }
}
