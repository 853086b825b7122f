import CommandLineKit
import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import Linting
import XibCompiler

/// `xibc explain`: what a rule, an element or a device is.
struct Explain: Command {
  static let spec = CommandSpec(
    "explain", abstract: "Explain a rule, an element, a class, an attribute or a device.",
    positionals: [
      PositionalSpec(
        "NAME", takes: .text("NAME"), optional: true,
        "The id of a rule, the name of an element, class or attribute, or the id of a device.")
    ],
    options: [
      OptionSpec("reference", .flag, "Print a page of all elements and attributes as Markdown."),
      OptionSpec("schema", .flag, "Print the JSON schema of .xibc.json."),
    ],
    examples: [
      .init("xibc explain ref-dangling", "say why a rule matters"),
      .init("xibc explain stepper", "list what a document may say of a stepper"),
      .init("xibc explain subviews", "say which kinds have it"),
      .init("xibc explain retina6_1", "say what is known of a device"),
    ])

  /// Nil for the page of everything and for the schema.
  let name: String?
  let isSchema: Bool

  init(_ arguments: ParsedArguments) throws {
    name = arguments.positionals("NAME").first
    isSchema = arguments.flag("schema")
    guard [name != nil, arguments.flag("reference"), isSchema].count(where: { $0 }) == 1 else {
      throw arguments.usageError("Say what to explain: a NAME, \"--reference\" for all elements, or \"--schema\".")
    }
  }

  func run(on console: Console) throws -> ExitCode {
    guard let name else {
      try console.output.write(isSchema ? JSONText.pretty(ConfigurationSchema.json) : ReferencePage.markdown)
      return .ok
    }
    if let rule = Linter.allRules.first(where: { $0.documentation.id == name }) {
      try console.output.write(rule.documentation.text)
    } else if let device = UIDevice.named(name) {
      try console.output.write(device.text)
    } else {
      let texts =
        Self.kinds(name).map(\.text) + (WordDescription.named(name).map { [$0.text] } ?? [])
        + (FrameworkMembers.hasKey(name) && WordDescription.named(name) == nil ? [Self.connected(name)] : [])
      guard !texts.isEmpty else { throw CommandFailure(.badInput, Self.unknown(name)) }
      try console.output.write(texts.joined(separator: "\n"))
    }
    return .ok
  }

  /// The kinds of elements of that name, or those that make objects of a class of that name.
  private static func kinds(_ name: String) -> [KindDescription] {
    let named = KindDescription.named(name)
    guard named.isEmpty, name.first?.isUppercase == true else { return named }
    return KindDescription.elementNames.flatMap { KindDescription.named($0) }.filter { $0.className == name }
  }

  /// A property that documents set by its name only.
  private static func connected(_ name: String) -> String {
    """
    \(name)
      a property of Apple's classes that has no attribute of its own in documents. It is connected by
        <outlet property="\(name)" destination="OBJECT-ID" id="…"/>
      or set by
        <userDefinedRuntimeAttribute type="…" keyPath="\(name)" value="…"/>

    """
  }

  private static func unknown(_ name: String) -> String {
    var seen: Set<String> = []
    // Several kinds of names may have the same word: an element and an attribute.
    let names =
      (Linter.allRules.map { $0.documentation.id } + KindDescription.elementNames + WordDescription.names
      + UIDevice.all.map(\.id)
      + KindDescription.elementNames.flatMap { KindDescription.named($0).compactMap(\.className) })
      .filter { seen.insert($0).inserted }
    let near = NearNames.suggestions(for: name, among: names)
    let hint = near.isEmpty ? "" : " Did you mean " + near.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
    return "Nothing is called \"\(name)\": no rule, no element, no class, no attribute, no device.\(hint)"
  }
}

extension RuleDocumentation {
  /// What the rule is about, and how to hide it.
  var text: String {
    """
    \(id) (\(severity.rawValue)\(isOnByDefault ? "" : ", off unless asked for"))

    \(summary)

    \(why)

    Example:
      \(example)
    \(parameterLines)
    Hide a finding by <!-- xibc:disable \(id) --> before the element, or in .xibc.json:
      "suppress": [{"rule": "\(id)", "object": "OBJECT-ID", "path": "FILE"}]

    """
  }

  private var parameterLines: String {
    guard !parameters.isEmpty else { return "" }
    return "\nParameters:\n" + parameters.map { "  \($0.name)  \($0.summary)\n" }.joined()
  }
}

extension UIDevice {
  fileprivate var text: String {
    """
    \(id): \(name)
    screen      \(Int(size.width)) × \(Int(size.height)) points, \(Int(scale)) pixels a point
    idiom       \(idiom.rawValue)
    corners     \(isEdgeToEdge ? "round, no home button" : "square, home button")
    upright     \(text(isLandscape: false))
    on its side \(text(isLandscape: true))

    """
  }

  /// The size classes and the safe area, as the device is turned.
  private func text(isLandscape: Bool) -> String {
    let traits = traits(isLandscape: isLandscape)
    let insets = LayoutCanvas(device: self, isLandscape: isLandscape).safeAreaInsets
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map { LayoutAnalysis.number($0) }
    return "\(traits.horizontalSizeClass.rawValue) width, \(traits.verticalSizeClass.rawValue) height, "
      + "safe area \(sides[0]) top, \(sides[1]) left, \(sides[2]) bottom, \(sides[3]) right"
  }
}
