public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `segue-needs-identifier`: a segue that nothing starts.
public struct SegueNeedsIdentifier: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "segue-needs-identifier", severity: .warning,
    summary: "A segue that only code can start has no identifier.",
    why: """
      A segue that begins at a controller and not at a button or cell is started by \
      performSegue(withIdentifier:sender:) only, which cannot name it.
      """,
    example: #"<viewController …><connections><segue destination="…" kind="show"/></connections>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let tree = document.tree
    let controllers = Set(document.controllers)
    return document.elements(named: "segue").compactMap { node in
      guard let list = tree.parent(of: node), let source = tree.parent(of: list), controllers.contains(source),
        (tree.attribute("identifier", of: node) ?? "").isEmpty,
        !["relationship", "embed", "viewControllerPreview"].contains(tree.attribute("kind", of: node) ?? "")
      else { return nil }
      return document.finding(
        Self.documentation, at: node,
        "The segue begins at a controller and has no identifier, so nothing can start it.",
        help: "Give it an identifier, begin it at a button or cell, or remove it.")
    }
  }
}
