public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `doc-capability-unneeded`: the document's list of capabilities says something that nothing in it needs.
public struct UnneededCapability: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-capability-unneeded", severity: .info,
    summary: "The document's list of capabilities says something that nothing in it needs.",
    why: """
      The list tells an older Xcode that it cannot read the document, here without a reason. Xcode removes the row at \
      the next save, so that it turns up as a change that nobody made.
      """,
    example: #"<capability name="Named colors" minToolsVersion="9.0"/> and no <namedColor>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] { unneeded(in: document).map(\.finding) }

  /// Evidence: of 833 rows in 1,233 real documents for these three, none stood without what it is for.
  private func unneeded(in document: LintedDocument) -> [(node: XMLNode, finding: Diagnostic)] {
    let tree = document.tree
    guard document.platform == .iOS, !document.document.isLegacyArchive else { return [] }
    return document.elements(named: "capability").compactMap { node in
      let name = tree.attribute("name", of: node)
      let user: String
      switch name {
      case "Named colors" where document.elements(named: "namedColor").isEmpty: user = "<namedColor>"
      case "System colors in document resources" where document.elements(named: "systemColor").isEmpty:
        user = "<systemColor>"
      case "Safe area layout guides" where document.elements(named: "viewLayoutGuide").isEmpty:
        user = "<viewLayoutGuide>"
      default: return nil
      }
      let finding = document.finding(
        Self.documentation, at: node, attribute: "name",
        "The capability \"\(name ?? "")\" is listed, but the document has no \(user).",
        help: "Remove the row, or save the document with Xcode.")
      return (node, finding)
    }
  }
}

extension UnneededCapability: FixingRule {
  /// The row goes.
  public func fixes(in document: LintedDocument) -> [Fix] {
    unneeded(in: document).map { node, finding in Fix(finding, .edit { tree in tree.remove(node) }) }
  }
}
