public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `layout-misplaced`: a view that is drawn elsewhere than it will be.
public struct LayoutMisplaced: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "layout-misplaced", severity: .warning,
    summary: "A view's stored frame is not what its constraints say.",
    why: """
      The app shows it where the constraints put it: what one sees in Interface Builder is not what comes. It \
      remains from moving a view on the canvas without updating its constraints, or from a merge.
      """,
    example: #"<rect key="frame" x="0" y="0" width="80" height="20"/> and a constraint width = 50"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    let layout = document.layout
    return layout.misplacements.compactMap { misplacement in
      guard let node = document.node(of: misplacement.view) else { return nil }
      let rect = document.tree.elements(of: node).first { document.tree.attribute("key", of: $0) == "frame" }
      return document.finding(
        Self.documentation, at: rect ?? node,
        "\(document.document.label(of: node)) is drawn at \(LayoutAnalysis.text(of: misplacement.drawn)) and will be at \(LayoutAnalysis.text(of: misplacement.solved)): \(layout.statement(of: misplacement.constraint)).",
        help: "Update its frame in Interface Builder (⌥⌘=), or change the constraint.")
    }
  }
}
