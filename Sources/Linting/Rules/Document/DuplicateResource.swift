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

  public func check(_ document: LintedDocument) -> [Diagnostic] { doubled(in: document).map(\.finding) }

  private func doubled(in document: LintedDocument) -> [(first: XMLNode, node: XMLNode, finding: Diagnostic)] {
    var seen: [[String]: XMLNode] = [:]
    return document.resources.compactMap { node in
      let tree = document.tree
      guard let name = tree.attribute("name", of: node) else { return nil }
      let key = [
        tree.name(of: node), name, tree.attribute("catalog", of: node) ?? "", tree.attribute("bundle", of: node) ?? "",
      ]
      guard let first = seen[key] else {
        seen[key] = node
        return nil
      }
      let finding = document.finding(
        Self.documentation, at: node, attribute: "name",
        "The \(LintedDocument.noun(ofResource: key[0])) \"\(name)\" is listed twice among the resources.",
        help: "Remove one of the two.")
      return (first, node, finding)
    }
  }
}

extension DuplicateResource: FixingRule {
  /// The second goes when it says the same as the first; else somebody must choose.
  public func fixes(in document: LintedDocument) -> [Fix] {
    doubled(in: document).compactMap { first, node, finding in
      guard document.tree.saysTheSame(first, node) else { return nil }
      return Fix(finding, .edit { tree in tree.removeResource(node) })
    }
  }
}
