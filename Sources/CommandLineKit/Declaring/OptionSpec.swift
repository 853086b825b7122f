/// One option of a command, declared once for parsing, help, completion and the manual.
public struct OptionSpec: Sendable, Hashable {
  /// The long name without dashes, such as `row-spacing`.
  public var name: String
  /// The letter of the short form, such as `o` for `-o`.
  public var short: Character?
  /// What follows it.
  public var value: ValueKind
  /// Whether it may be given more than once; its values are kept in the order they were given.
  public var isRepeatable: Bool
  /// The value that holds when the option is not given. The help shows it.
  public var defaultValue: String?
  /// The heading it stands under in the help.
  public var group: String
  /// One or two sentences.
  public var help: String

  /// States an option; `repeatable` and `default` do not go with flags.
  public init(
    _ name: String, short: Character? = nil, _ value: ValueKind, repeatable: Bool = false,
    default defaultValue: String? = nil, group: String = "Options", _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = repeatable
    self.defaultValue = defaultValue
    self.group = group
    self.help = help
  }

  /// The option that every command has.
  static let help = OptionSpec("help", short: "h", .flag, "Show this help.")
}

extension [OptionSpec] {
  /// The same options under one heading, to be shared by several commands.
  public func grouped(_ heading: String) -> [OptionSpec] {
    map { option in
      var option = option
      option.group = heading
      return option
    }
  }
}

extension OptionSpec {
  /// The long form as it is typed, such as `--output`.
  var long: String { "--\(name)" }

  /// Every way to type it: the short form first, then the long, then the negation.
  var spellings: [String] {
    (short.map { ["-\($0)"] } ?? []) + [long] + (value == .negatableFlag ? ["--no-\(name)"] : [])
  }

  /// The long form with its placeholder, such as `--output OUT`.
  var signature: String {
    let name = value == .negatableFlag ? "--[no-]\(name)" : long
    return value.placeholder(for: self.name).map { "\(name) \($0)" } ?? name
  }

  /// The help with what the table knows beyond it: the words to choose from, the default, whether it repeats.
  var fullHelp: String {
    var facts: [String] = []
    if !value.showsWordsInPlaceholder { facts.append("one of: \(value.words.joined(separator: ", "))") }
    if let defaultValue { facts.append("default: \(defaultValue)") }
    if isRepeatable { facts.append("repeatable") }
    return Self.sentence(help, with: facts)
  }

  /// Puts facts in brackets before the full stop.
  static func sentence(_ text: String, with facts: [String]) -> String {
    guard !facts.isEmpty else { return text }
    let end = text.hasSuffix(".") ? "." : ""
    return "\(text.dropLast(end.count)) (\(facts.joined(separator: "; ")))\(end)"
  }
}
