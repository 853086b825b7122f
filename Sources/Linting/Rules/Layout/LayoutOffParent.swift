public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `layout-off-parent`: a view that cannot be touched.
public struct LayoutOffParent: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "layout-off-parent", severity: .warning, summary: "A view lies outside of the view that it is in.",
    why: """
      Nothing outside of a view's bounds takes touches, and what clips is not drawn there. It comes from a view that \
      was moved on the canvas but stayed in the wrong one, or is pinned to the wrong edge.
      """,
    example: "a button at x = 400 in a view that is 320 points wide")

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    return document.solved.placements.compactMap { placement in
      guard document.superview(of: placement.node) != nil, let superview = placement.view.superview,
        !(superview is UIScrollView), !placement.view.isHidden, !(superview is UIStackView)
      else { return nil }
      let (frame, room) = (placement.frame, superview.bounds)
      guard frame.width > 0, frame.height > 0, room.width > 0, room.height > 0 else { return nil }
      let isOutside =
        frame.maxX <= room.minX || frame.minX >= room.maxX || frame.maxY <= room.minY || frame.minY >= room.maxY
      guard isOutside else { return nil }
      return document.finding(
        Self.documentation, at: placement.node,
        "\(document.document.label(of: placement.node)) is at \(LayoutAnalysis.text(of: frame)), outside of the \(LayoutAnalysis.number(room.width)) × \(LayoutAnalysis.number(room.height)) points of the view that it is in.",
        help: "Move it inside, or into the view that it belongs to.")
    }
  }
}
