public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `nib-cell-single-top-level`: a cell's nib with something beside the cell.
public struct NibCellSingleTopLevel: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "nib-cell-single-top-level", severity: .error,
    summary: "The nib of a cell has other top-level objects beside the cell.",
    why: """
      A table view that takes a cell from a registered nib aborts: "nib must contain exactly one top level object \
      which must be a UITableViewCell instance". Gesture recognizers that were dropped on the cell are such objects.
      """,
    example: #"<objects> … <tableViewCell …/> <tapGestureRecognizer …/> </objects>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let objects = document.topLevelObjects
    let cells = objects.filter { Self.cells.contains(document.tree.name(of: $0)) }
    guard objects.count > 1, cells.count == 1, let cell = cells.first, !isLoadedByOwner(cell, in: document),
      document.tree.attribute("reuseIdentifier", of: cell)?.isEmpty == false,
      let other = objects.first(where: { $0 != cell })
    else { return [] }
    let count = objects.count - 1
    let rest = count == 1 ? "another top-level object" : "\(count) other top-level objects"
    return [
      document.finding(
        Self.documentation, at: other,
        "The nib has \(rest) beside the cell; taking the cell from the registered nib aborts.",
        help: "Remove what is not the cell, or make it in the cell's awakeFromNib.")
    ]
  }

  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]

  /// Who connects the cell to an outlet loads the nib by hand and may have more in it.
  private func isLoadedByOwner(_ cell: XMLNode, in document: LintedDocument) -> Bool {
    guard let owner = document.filesOwner, let id = document.tree.attribute("id", of: cell) else { return false }
    return document.connections(of: owner, named: LintedDocument.outletNames).contains {
      document.tree.attribute("destination", of: $0) == id
    }
  }
}
