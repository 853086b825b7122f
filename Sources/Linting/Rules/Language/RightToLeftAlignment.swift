public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `rtl-alignment`: a text that stays on the left in Arabic.
public struct RightToLeftAlignment: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "rtl-alignment", severity: .info,
    summary: "A text is aligned to the left or right instead of by the writing direction.",
    why: """
      In Arabic and Hebrew UIKit mirrors the layout, but a text that is aligned to the left stays there, away from what \
      it belongs to. Natural alignment follows the language, leading and trailing follow the layout.
      """,
    example: #"<label textAlignment="left" …/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, document.document.toolsVersion >= 9000 else { return [] }
    let tree = document.tree
    let ofSystem = document.labelsOfCellStyles
    return document.identified.compactMap { id, node in
      guard let side = tree.attribute("textAlignment", of: node), side == "left" || side == "right",
        tree.attribute("semanticContentAttribute", of: node).map({ $0 != "forceLeftToRight" && $0 != "playback" })
          ?? true,
        ["label", "textField", "textView"].contains(tree.name(of: node)), !ofSystem.contains(id)
      else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: "textAlignment",
        "The text is aligned to the \(side) in every language.",
        help: side == "left"
          ? "Choose natural alignment." : "Choose natural alignment, and place the view by its trailing edge.")
    }
  }
}
