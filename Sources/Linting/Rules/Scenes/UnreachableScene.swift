public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `scene-unreachable`: a scene that nobody can reach.
public struct UnreachableScene: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "scene-unreachable", severity: .warning,
    summary: "No way leads to a scene.",
    why: """
      It is never made: it is not the initial view controller, no segue leads to it, and \
      instantiateViewController(withIdentifier:) has no identifier to find it by. Xcode warns of it, too.
      """,
    example: #"<viewController id="abc-De-fGh" …/> without storyboardIdentifier and segue"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let tree = document.tree
    let entries = SceneEntries(of: document)
    guard !entries.isEmpty else { return [] }
    return document.controllers.compactMap { node in
      guard let id = tree.attribute("id", of: node), !entries.contain(node, id: id, in: tree) else { return nil }
      return document.finding(
        Self.documentation, at: node,
        "No segue leads to the scene, and it has no storyboard identifier by which code could make it.",
        help: "Give it a storyboard identifier, lead a segue to it, or remove it.")
    }
  }
}
