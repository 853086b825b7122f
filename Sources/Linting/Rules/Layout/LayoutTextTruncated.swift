public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `layout-text-truncated`: a text that is cut off.
public struct LayoutTextTruncated: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "layout-text-truncated", severity: .warning, summary: "A label or button has no room for its text.",
    why: """
      UILabel and UIButton cut what does not fit and put an ellipsis in its place. Lengths of texts are estimates: what \
      lacks less than five in a hundred is not told.
      """,
    example: "the text \"Forgot your password?\" in a label 80 points wide")

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    // UIKit places the labels of the cells that it knows itself.
    let styled = Set(
      document.elements(named: "tableViewCell").flatMap { cell in
        ["textLabel", "detailTextLabel"].compactMap { document.tree.attribute($0, of: cell) }
      })
    return document.solved.placements.compactMap { placement in
      guard !placement.view.isHidden, !styled.contains(placement.id), placement.frame.width > 0,
        placement.frame.height > 0,
        document.shownText(of: placement.node)?.hasWords == true, let shortage = placement.view.textShortage
      else { return nil }
      let (needed, there) = (
        LayoutAnalysis.number(shortage.needed.rounded()), LayoutAnalysis.number(shortage.available)
      )
      return document.finding(
        Self.documentation, at: placement.node,
        "The text of \(document.document.label(of: placement.node)) needs about \(needed) points of \(shortage.isWidth ? "width" : "height") and has \(there).",
        help: "Give it room, let it wrap, or let its font get smaller.")
    }
  }
}
