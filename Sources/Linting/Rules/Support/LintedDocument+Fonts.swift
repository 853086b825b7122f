import InterfaceBuilder
import MarkupXML

extension LintedDocument {
  /// The elements that state a font, in document order: of controls, and of attributed texts.
  var fontElements: [XMLNode] {
    (elements(named: "fontDescription") + elements(named: "font").filter { tree.attribute("metaFont", of: $0) == nil })
      .filter { tree.attribute("key", of: $0) != nil }.sorted { $0.index < $1.index }
  }

  /// The labels that a cell of one of the system's styles has: UIKit aligns them and changes their size.
  var labelsOfCellStyles: Set<String> {
    Set(
      elements(named: "tableViewCell").flatMap { cell in
        ["textLabel", "detailTextLabel"].compactMap { tree.attribute($0, of: cell) }
      })
  }
}
