public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `layout-clipped-content`: a view that is cut off.
public struct LayoutClippedContent: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "layout-clipped-content", severity: .info,
    summary: "A view sticks out of one that clips what is in it.",
    why: "What lies outside of the bounds of a view that clips is not drawn, and takes no touches.",
    example: #"a label 300 points wide in <view clipsSubviews="YES" …/> of 200 points"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    return document.solved.placements.compactMap { placement in
      guard document.superview(of: placement.node) != nil, let superview = placement.view.superview,
        superview.clipsToBounds, !(superview is UIScrollView), !placement.view.isHidden,
        placement.view is UIControl || placement.view is UILabel || placement.view is UIStackView
      else { return nil }
      let (frame, room) = (placement.frame, superview.bounds)
      guard room.width > 0, room.height > 0, frame.width > 0, frame.height > 0 else { return nil }
      let lost = [room.minX - frame.minX, frame.maxX - room.maxX, room.minY - frame.minY, frame.maxY - room.maxY]
      guard let most = lost.max(), most > 2 else { return nil }
      return document.finding(
        Self.documentation, at: placement.node,
        "\(document.document.label(of: placement.node)) sticks out by \(LayoutAnalysis.number(most)) points of a view that clips.",
        help: "Make room for it, or do not clip.")
    }
  }
}
