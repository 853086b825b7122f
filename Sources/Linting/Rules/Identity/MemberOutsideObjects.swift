public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `member-outside-objects`: an object beside the list of objects.
public struct MemberOutsideObjects: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "member-outside-objects", severity: .error,
    summary: "An object stands outside of its list of objects.",
    why: """
      Interface Builder makes only the objects inside of <objects>. What stands beside it is dropped at the next \
      save, and everything that is connected to it stays nil. It comes from merges.
      """,
    example: #"<scene …><objects/><viewController id="abc-De-fGh"/></scene>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let tree = document.tree
    guard !document.document.isLegacyArchive else { return [] }
    let outside = ["scene", "document", "scenes"].map { tree.nameIndex(named: $0) }
    return document.identified.compactMap { id, node in
      guard let parent = tree.parent(of: node), outside.contains(tree.nameIndex(of: parent)),
        tree.attribute("key", of: node) == nil
      else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: "id",
        "<\(tree.name(of: node))> \"\(id)\" stands in <\(tree.name(of: parent))> and not in its <objects>.",
        help: "Move it into <objects>, or remove it.")
    }
  }
}
