public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `doc-duplicate-resource`: a resource that is listed twice.
public struct DuplicateResource: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-duplicate-resource", severity: .warning, summary: "A resource is listed twice.",
    why: """
      Xcode keeps one of the two, and which one is not said: when their sizes or colours differ, the canvas shows the \
      wrong one. It comes from merges.
      """,
    example: #"<image name="star" width="20" height="20"/> twice in <resources>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    var seen: Set<[String]> = []
    return document.resources.compactMap { node in
      let tree = document.tree
      guard let name = tree.attribute("name", of: node) else { return nil }
      let key = [
        tree.name(of: node), name, tree.attribute("catalog", of: node) ?? "", tree.attribute("bundle", of: node) ?? "",
      ]
      guard !seen.insert(key).inserted else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: "name",
        "The \(LintedDocument.noun(ofResource: key[0])) \"\(name)\" is listed twice among the resources.",
        help: "Remove one of the two.")
    }
  }
}
