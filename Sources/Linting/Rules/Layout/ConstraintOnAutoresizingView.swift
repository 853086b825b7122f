public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `constraint-on-autoresizing-view`: a constraint against a view's own mask.
public struct ConstraintOnAutoresizingView: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "constraint-on-autoresizing-view", severity: .warning,
    summary: "A required constraint places a view whose frame and mask are constraints too.",
    why: """
      UIKit makes constraints of the frame and mask of a view that does not say \
      translatesAutoresizingMaskIntoConstraints="NO". They contradict the written one as soon as the two differ: \
      "Unable to simultaneously satisfy constraints", and one of them is broken.
      """,
    example:
      #"<view id="a">…</view> without translatesAutoresizingMaskIntoConstraints="NO", and a constraint a.top = superview.top"#
  )

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    let facts = document.constraintFacts
    let isPlaced = facts.items.map { item in item.map { isPlacedByMask($0, in: document) } ?? false }
    guard isPlaced.contains(true) else { return [] }
    return facts.all.compactMap { constraint in
      guard constraint.isRequiredEquality, !constraint.isPlaceholder, !constraint.isVaried else { return nil }
      let sides = [constraint.firstItem, constraint.secondItem].filter { $0 >= 0 }
      for (position, item) in sides.enumerated() where isPlaced[item] {
        guard let view = facts.items[item],
          sides.count == 1 || decides(view, facts.items[sides[1 - position]], in: document)
        else { continue }
        return document.finding(
          Self.documentation, at: constraint.node,
          "The constraint places \(document.document.label(of: view)), whose autoresizing mask places it too.",
          help: "Give the view translatesAutoresizingMaskIntoConstraints=\"NO\", or remove the constraint.")
      }
      return nil
    }
  }

  private func isPlacedByMask(_ view: XMLNode, in document: LintedDocument) -> Bool {
    document.superview(of: view) != nil && !document.isArranged(view)
      && document.tree.attribute("translatesAutoresizingMaskIntoConstraints", of: view) != "NO"
  }

  /// Whether the other side leaves the view no freedom: it holds the view. A neighbour may follow the view instead.
  private func decides(_ view: XMLNode, _ other: XMLNode?, in document: LintedDocument) -> Bool {
    guard let holder = other else { return false }
    return holder != view && document.isElement(view, in: holder)
  }
}
