import Diagnostics
public import InterfaceBuilder

extension Linter {
  /// A world in which a layout is checked.
  public struct LayoutWorld {
    /// What people call it; empty for the document's own.
    public var name: String
    /// Makes the objects of the document for it.
    public var instantiate: (IBDocument) -> NibContents
    /// The screen that they are laid out on, nil for the document's own.
    public var canvas: (IBDocument) -> LayoutCanvas?

    /// States a world.
    public init(
      name: String, canvas: @escaping (IBDocument) -> LayoutCanvas?,
      instantiate: @escaping (IBDocument) -> NibContents
    ) {
      self.name = name
      self.canvas = canvas
      self.instantiate = instantiate
    }
  }

  /// The rules about what the solved layout looks like.
  public static var layoutRules: [any DocumentedRule.Type] {
    allRules.filter { $0.documentation.id.hasPrefix("layout-") }
  }

  /// What is wrong with the layout of one document in some worlds. A finding says in which, unless it holds in all.
  ///
  /// - Complexity: a layout and what the layout rules take, for each world; the document is read once.
  public func inspectLayout(
    _ bytes: [UInt8], name: String, settings: RuleSettings, suppressions: [Suppression], worlds: [LayoutWorld]
  ) -> DocumentLint {
    var lint = DocumentLint(name: name, settings: settings, suppressions: suppressions)
    let reading = IBDocument.read(bytes, name: name)
    lint.excerpts = SourceExcerpts(bytes)
    guard let document = reading.document else {
      lint.findings = reading.diagnostics
      lint.isRead = false
      return lint
    }
    lint.comments = SuppressingComments(in: document.sourceTree)
    var found: [(finding: Diagnostic, worlds: [String])] = []
    var places: [String: Int] = [:]
    for world in worlds {
      let linted = LintedDocument(document, source: bytes, assets: assets, settings: settings)
      linted.world = (world.instantiate, world.canvas(document))
      for rule in Self.registeredRules
      where rule.documentation.id.hasPrefix("layout-") && settings.severity(of: rule.documentation) != nil {
        for finding in rule.init().check(linted) {
          if let place = places[finding.likeness] {
            if !found[place].worlds.contains(world.name) { found[place].worlds.append(world.name) }
          } else {
            places[finding.likeness] = found.count
            found.append((finding, [world.name]))
          }
        }
      }
    }
    lint.findings = found.map { finding, names in
      guard names.count < worlds.count || worlds.count == 1, names != [""] else { return finding }
      var finding = finding
      finding.message = "On \(names.joined(separator: ", ")): " + finding.message
      return finding
    }
    // A number that cannot be read changes the layout in every world.
    lint.findings += reading.diagnostics.filter { $0.rule == WrongValue.documentation.id }
    return lint
  }
}

extension Diagnostic {
  /// The same for findings about the same thing, whatever numbers they name.
  fileprivate var likeness: String {
    let place = location.map { "\($0.line):\($0.column)" } ?? ""
    return "\(rule) \(place) \(objectID ?? "") " + message.filter { !$0.isNumber }
  }
}
