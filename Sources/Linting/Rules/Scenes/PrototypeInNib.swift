public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `prototype-in-nib`: prototypes where there is no storyboard.
public struct PrototypeInNib: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "prototype-in-nib", severity: .error,
    summary: "A table or collection in a xib has prototype cells.",
    why: """
      Prototypes work in storyboards only: ibtool stops with \"Table views with prototype cells are not supported \
      in xibs\"; a collection view's are dropped.
      """,
    example: #"<tableView dataMode="prototypes" …><prototypes>… in a xib"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let tree = document.tree
    guard !document.isStoryboard, document.isSupported, !document.document.isLegacyArchive else {
      return []
    }
    let lists = document.prototypeLists
    return lists.filter { list in tree.elements(of: list).contains { tree.attribute("id", of: $0) != nil } }.map {
      list in
      document.finding(
        Self.documentation, at: list, "A xib cannot have prototype cells.",
        help: "Put each cell into a xib of its own and register it, or use a storyboard.")
    }
  }
}
