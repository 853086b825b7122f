public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `id-duplicate`: two objects with one id.
public struct DuplicateID: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "id-duplicate", severity: .error, summary: "Two objects of a document have the same id.",
    why: """
      Xcode refuses to open the document, or connects outlets, actions and constraints to whichever object it read \
      last. It comes from merges and from copying markup by hand.
      """,
    example: #"<view id="abc-De-fGh"/> … <label id="abc-De-fGh"/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.nodesByID.count < document.identified.count else { return [] }
    var first: [String: XMLNode] = [:]
    var found: [Diagnostic] = []
    for (id, node) in document.identified {
      guard let other = first[id] else {
        first[id] = node
        continue
      }
      guard !isPlaceholder(node, in: document) else { continue }
      let place = document.tree.location(of: other)
      found.append(
        document.finding(
          Self.documentation, at: node, attribute: "id",
          "The id \"\(id)\" is used twice: <\(document.tree.name(of: other))> in line \(place.line) has it too.",
          help: "Give one of the two a new id and check what refers to it."))
    }
    return found
  }

  /// Every scene has its own First Responder; old documents give all of them one id.
  private func isPlaceholder(_ node: XMLNode, in document: LintedDocument) -> Bool {
    document.tree.name(of: node) == "placeholder"
  }
}
