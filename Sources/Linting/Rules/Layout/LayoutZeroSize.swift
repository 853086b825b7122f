public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `layout-zero-size`: a view that is not seen.
public struct LayoutZeroSize: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "layout-zero-size", severity: .warning, summary: "A view comes out without a width or a height.",
    why: "It is not seen and cannot be touched, although no constraint says that it should be nothing.",
    example: "two views side by side in a row that is narrower than the first")

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    // Where constraints contradict each other, sizes are what the one that is broken leaves.
    let contradicted = Set(
      document.layout.reports.flatMap(\.conflicts).flatMap(\.constraints).compactMap { $0.holder?.outermost })
    return document.solved.placements.compactMap { placement in
      let view = placement.view
      guard document.superview(of: placement.node) != nil,
        !view.translatesAutoresizingMaskIntoConstraints || isPlaced(view),
        !view.isHidden, !contradicted.contains(placement.root), isMeantToBeSeen(view)
      else { return nil }
      let isFlat = placement.frame.height <= 0
      guard isFlat || placement.frame.width <= 0,
        !isWanted(placement, isFlat ? .height : .width, in: document)
      else { return nil }
      return document.finding(
        Self.documentation, at: placement.node,
        "\(document.document.label(of: placement.node)) comes out \(isFlat ? "0 points high" : "0 points wide").",
        help: "Look at what squeezes it: xibc layout --explain \(placement.id) FILE.")
    }
  }

  private func isPlaced(_ view: UIView) -> Bool { view.superview is UIStackView }

  /// Whether something of it would be seen if there were room: a stack shows nothing, and what is empty has no size.
  private func isMeantToBeSeen(_ view: UIView) -> Bool {
    if view is UIStackView { return false }
    guard let superview = view.superview, superview.bounds.width > 0, superview.bounds.height > 0 else { return false }
    let content = view.intrinsicContentSize
    return content.width > 0 || content.height > 0 || view.backgroundColor != nil || !view.subviews.isEmpty
  }

  /// Whether a constraint says that it be nothing: it is opened later.
  private func isWanted(
    _ placement: SolvedScenes.Placement, _ attribute: NSLayoutConstraint.Attribute, in document: LintedDocument
  ) -> Bool {
    guard let drawn = document.layout.drawnFrame(of: placement.view) else { return true }
    if attribute == .height ? drawn.height <= 0 : drawn.width <= 0 { return true }
    return document.constraintFacts.constraints(of: placement.id).contains {
      $0.firstAttribute == attribute && $0.isConstant && $0.constant <= 0
    }
  }
}

extension UIView {
  /// The view that holds it and that no view holds.
  fileprivate var outermost: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }
}
