/// One argument of a command that stands without an option name.
public struct PositionalSpec: Sendable, Hashable {
  /// What stands for it in a usage line, such as `FILE`.
  public var name: String
  /// What it may be.
  public var value: ValueKind
  /// Whether it takes all arguments that are left. Only the last one of a command may.
  public var isRepeating: Bool
  /// Whether it may be left out. Only optional ones may follow it.
  public var isOptional: Bool
  /// One sentence.
  public var help: String

  /// Takes files unless another kind is given.
  public init(
    _ name: String, takes value: ValueKind? = nil, repeating: Bool = false, optional: Bool = false, _ help: String
  ) {
    self.name = name
    self.value = value ?? .file(name)
    self.isRepeating = repeating
    self.isOptional = optional
    self.help = help
  }

  /// As it stands in a usage line: `FILE`, `[FILE]`, `FILE...`.
  var signature: String {
    let text = isRepeating ? "\(name)..." : name
    return isOptional ? "[\(text)]" : text
  }

  /// The help with the words to choose from.
  var fullHelp: String {
    OptionSpec.sentence(help, with: value.words.isEmpty ? [] : ["one of: \(value.words.joined(separator: ", "))"])
  }
}
