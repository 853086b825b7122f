public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `constraint-not-descendant`: a constraint reaches out of the view that holds it.
public struct ConstraintNotDescendant: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "constraint-not-descendant", severity: .error,
    summary: "An item of a constraint is not in the view that holds the constraint.",
    why: """
      UIKit refuses it when the nib is loaded: "Unable to install constraint on view. Does the constraint reference \
      something from outside the subtree of the view? That's illegal." The app stops. It comes from moving views \
      and from merges by hand.
      """,
    example: #"<constraint firstItem="label-in-another-view" firstAttribute="top" secondItem="here" …/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    let facts = document.constraintFacts
    var found: [Diagnostic] = []
    for constraint in facts.all {
      for (attribute, id, number) in [
        ("firstItem", constraint.firstID, constraint.firstItem),
        ("secondItem", constraint.secondID ?? "", constraint.secondItem),
      ] where number >= 0 {
        guard let item = facts.items[number], !isReachable(item, from: constraint, in: document),
          document.tree.attribute(attribute, of: constraint.node) != nil
        else { continue }
        let label = document.document.label(of: item)
        found.append(
          document.finding(
            Self.documentation, at: constraint.node, attribute: attribute,
            "The constraint's item \"\(id)\" (\(label)) is not in the view that holds the constraint, \(document.document.label(of: constraint.holder)).",
            help: "Move the constraint to the innermost view that holds both of its items."))
      }
    }
    return found
  }

  /// The guides of a controller are reached from its view; an object in another scene is another rule's matter.
  private func isReachable(_ item: XMLNode, from constraint: LintedConstraint, in document: LintedDocument) -> Bool {
    if document.isElement(item, in: constraint.holder) { return true }
    if document.tree.name(of: item) == "viewControllerLayoutGuide" { return true }
    return document.scene(of: item) != document.scene(of: constraint.holder)
  }
}
