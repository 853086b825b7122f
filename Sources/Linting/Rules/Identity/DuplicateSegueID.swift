public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `segue-id-duplicate`: two ways of one name.
public struct DuplicateSegueID: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "segue-id-duplicate", severity: .warning,
    summary: "Two segues of a scene have the same identifier and lead to different scenes.",
    why: """
      performSegue(withIdentifier:sender:) takes the first that matches and never the other; prepare(for:sender:) \
      cannot tell the two apart.
      """,
    example: #"<segue destination="a" identifier="next" …/> <segue destination="b" identifier="next" …/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let tree = document.tree
    var first: [[String]: XMLNode] = [:]
    return document.elements(named: "segue").compactMap { node in
      guard let name = tree.attribute("identifier", of: node), !name.isEmpty, let scene = document.scene(of: node)
      else { return nil }
      let key = [String(scene.index), name]
      guard let other = first[key] else {
        first[key] = node
        return nil
      }
      guard tree.attribute("destination", of: other) != tree.attribute("destination", of: node) else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: "identifier",
        "The segue identifier \"\(name)\" is used twice in the scene: the segue in line \(tree.location(of: other).line) has it too and leads elsewhere.",
        help: "Give one of the two another identifier.")
    }
  }
}
