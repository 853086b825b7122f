public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `reference-broken`: a storyboard reference that leads nowhere.
public struct BrokenReference: ProjectRule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "reference-broken", severity: .error, summary: "A storyboard reference leads to a scene that is not there.",
    why: """
      The segue to it aborts with an exception: "Storyboard doesn't contain a view controller with identifier", or \
      "Could not find a storyboard named". The compiler does not look into the other storyboard.
      """,
    example: #"<viewControllerPlaceholder storyboardName="Login" referencedIdentifier="Gone" …/>"#)

  /// The storyboard by name, what can be found in it, and where it leads.
  public struct Fact: Sendable {
    var storyboard: String?
    var identifiers: Set<String> = []
    var hasInitial = false
    var references: [Reference] = []

    struct Reference: Sendable {
      var storyboard: String
      var identifier: String?
      /// The finding but for its message.
      var finding: Diagnostic
    }
  }

  public init() {}

  public func fact(of document: LintedDocument) -> Fact {
    guard document.isStoryboard else { return Fact() }
    let tree = document.tree
    let file = document.fileName
    let own = file.hasSuffix(".storyboard") ? String(file.dropLast(11)) : file
    var fact = Fact(storyboard: own)
    fact.hasInitial = tree.attribute("initialViewController", of: document.document.root)?.isEmpty == false
    fact.identifiers = Set(document.controllers.compactMap { tree.attribute("storyboardIdentifier", of: $0) })
    for node in document.elements(named: "viewControllerPlaceholder")
    where (tree.attribute("bundleIdentifier", of: node) ?? "").isEmpty && document.isSupported {
      let name = tree.attribute("storyboardName", of: node)
      let identifier = tree.attribute("referencedIdentifier", of: node)
      fact.references.append(
        .init(
          storyboard: name ?? own, identifier: identifier,
          finding: document.finding(
            Self.documentation, at: node,
            attribute: identifier != nil ? "referencedIdentifier" : name != nil ? "storyboardName" : nil, "")))
    }
    return fact
  }

  public func check(_ facts: [Fact], in project: LintedProject) -> [Diagnostic] {
    var storyboards: [String: [Fact]] = [:]
    for fact in facts { if let name = fact.storyboard { storyboards[name, default: []].append(fact) } }
    return facts.flatMap(\.references).compactMap { reference in
      guard let message = problem(reference, storyboards[reference.storyboard], isPartial: project.isPartial) else {
        return nil
      }
      var finding = reference.finding
      finding.message = message
      finding.help = "Choose the storyboard and the scene again in the attributes inspector, or remove the reference."
      return finding
    }
  }

  private func problem(_ reference: Fact.Reference, _ found: [Fact]?, isPartial: Bool) -> String? {
    guard let found else {
      return isPartial
        ? nil : "There is no storyboard \"\(reference.storyboard)\" among the documents that are checked."
    }
    // Of several storyboards of one name, in different targets, any may be meant.
    if let identifier = reference.identifier {
      return found.contains { $0.identifiers.contains(identifier) }
        ? nil : "The storyboard \"\(reference.storyboard)\" has no scene with the identifier \"\(identifier)\"."
    }
    return found.contains { $0.hasInitial }
      ? nil : "The storyboard \"\(reference.storyboard)\" has no initial view controller, which the reference leads to."
  }
}
