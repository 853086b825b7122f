public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `owner-has-outlets`: the nib of a cell whose outlets hang on File's Owner.
public struct OwnerHasOutlets: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "owner-has-outlets", severity: .warning, summary: "The outlets of a cell's nib hang on File's Owner.",
    why: """
      A table view loads a registered nib without an owner. Connecting an outlet of File's Owner then aborts: "this class \
      is not key value coding-compliant for the key …".
      """,
    example: #"BadgeCell.xib, where File's Owner and not the cell has <outlet property="nameLabel" …/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let objects = document.topLevelObjects
    guard document.sources?.isEmpty == false, objects.count == 1, let cell = objects.first,
      ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(document.tree.name(of: cell)),
      let owner = document.filesOwner, isCellOrNothing(owner, in: document),
      let outlet = document.connections(of: owner, named: LintedDocument.outletNames).first
    else { return [] }
    let name = document.tree.attribute("property", of: outlet) ?? ""
    return [
      document.finding(
        Self.documentation, at: outlet,
        "The outlet \"\(name)\" hangs on File's Owner, which a registered nib does not have; loading aborts.",
        help: "Give the class to the cell instead of File's Owner and connect its outlets there.")
    ]
  }

  /// An owner of another class loads the nib by hand.
  private func isCellOrNothing(_ owner: XMLNode, in document: LintedDocument) -> Bool {
    guard let object = document.customObjects.first(where: { $0.node == owner }) else {
      return document.tree.attribute("customClass", of: owner) == nil
    }
    guard let info = object.info else { return object.className == "NSObject" }
    return info.isKind(of: "UITableViewCell") == .yes || info.isKind(of: "UICollectionReusableView") == .yes
  }
}
