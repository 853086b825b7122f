/// One subcommand as a value: everything there is to know about it but what it does.
public struct CommandSpec: Sendable, Hashable {
  /// A command line worth copying.
  public struct Example: Sendable, Hashable {
    /// As it is typed, without a prompt.
    public var line: String
    /// What it shows, without a full stop.
    public var shows: String

    /// Pairs a command line with what it shows.
    public init(_ line: String, _ shows: String) {
      self.line = line
      self.shows = shows
    }
  }

  /// The word that calls it, such as `compile`.
  public var name: String
  /// One line, a sentence.
  public var abstract: String
  /// Paragraphs; each line is wrapped on its own, an empty line parts paragraphs.
  public var discussion: String
  /// In the order they are typed.
  public var positionals: [PositionalSpec]
  /// In the order of the help; options of one group need not be neighbours.
  public var options: [OptionSpec]
  /// In the order of the help, the plainest first.
  public var examples: [Example]

  /// States a command; everything but its name and abstract may be left out.
  public init(
    _ name: String, abstract: String, discussion: String = "", positionals: [PositionalSpec] = [],
    options: [OptionSpec] = [], examples: [Example] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.examples = examples
  }

  /// What it declares, and `--help`.
  var allOptions: [OptionSpec] { options + [.help] }

  /// All options by heading, headings in the order of their first option.
  var optionGroups: [(heading: String, options: [OptionSpec])] {
    var groups: [(heading: String, options: [OptionSpec])] = []
    for option in allOptions {
      if let index = groups.firstIndex(where: { $0.heading == option.group }) {
        groups[index].options.append(option)
      } else {
        groups.append((option.group, [option]))
      }
    }
    return groups
  }

  /// One line without the word "usage". A few options are spelled out, more are summed up.
  func usage(in program: String) -> String {
    let spelled = options.map { "[\($0.signature)]" }
    let summary = options.count <= 3 ? spelled : ["[options]"]
    return ([program, name] + positionals.map(\.signature) + summary).joined(separator: " ")
  }
}
