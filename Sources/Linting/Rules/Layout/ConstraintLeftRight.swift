public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `constraint-left-right`: a constraint that is not mirrored.
public struct ConstraintLeftRight: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "constraint-left-right", severity: .warning,
    summary: "A constraint says left or right where leading or trailing would be mirrored.",
    why: """
      In Arabic and Hebrew everything is laid out from right to left. A constraint to left or right stays where it \
      is, so that the views beside it run into each other.
      """,
    example: #"<constraint firstAttribute="left" secondAttribute="left" …/>"#)

  public init() {}

  private static let sides: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    return document.constraintFacts.all.compactMap { constraint in
      let isFirst = Self.sides.contains(constraint.firstAttribute)
      guard isFirst || Self.sides.contains(constraint.secondAttribute),
        !isForced(constraint.firstID, in: document), !isForced(constraint.secondID, in: document)
      else { return nil }
      let side = isFirst ? constraint.firstAttribute : constraint.secondAttribute
      let better = side.rawValue.hasPrefix("left") ? "leading" : "trailing"
      return document.finding(
        Self.documentation, at: constraint.node, attribute: isFirst ? "firstAttribute" : "secondAttribute",
        "The constraint says \(side.rawValue), which is not mirrored from right to left.",
        help: "Use \(better): in Interface Builder, choose \"Respect Language Direction\" for the constraint.")
    }
  }

  /// Whether the view is never mirrored anyway.
  private func isForced(_ id: String?, in document: LintedDocument) -> Bool {
    guard let id, let view = document.nodesByID[id] else { return false }
    let semantic = document.tree.attribute("semanticContentAttribute", of: view)
    return semantic != nil && semantic != "unspecified"
  }
}
