public import Diagnostics
import HeadlessUIKit
import MarkupXML

/// `constraint-invalid-pairing`: attributes that cannot be compared.
public struct ConstraintInvalidPairing: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "constraint-invalid-pairing", severity: .warning,
    summary: "A constraint compares what cannot be compared, and has no effect.",
    why: """
      UIKit raises an exception for an "invalid pairing of layout attributes" when such a constraint is made: a size \
      with a place, a horizontal place with a vertical one, a place with a number. xibc leaves it out of the layout. \
      Interface Builder writes none; they come from merges and scripts.
      """,
    example: #"<constraint firstAttribute="width" secondItem="…" secondAttribute="leading" id="…"/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    return document.constraintFacts.all.compactMap { constraint in
      guard let (attribute, problem) = problem(of: constraint) else { return nil }
      let isStated = document.tree.attribute(attribute, of: constraint.node) != nil
      return document.finding(
        Self.documentation, at: constraint.node, attribute: isStated ? attribute : nil,
        "The constraint \(problem), and has no effect.",
        help: "Remove it, or make it anew in Interface Builder.")
    }
  }

  private func problem(of constraint: LintedConstraint) -> (attribute: String, text: String)? {
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    if first == .notAnAttribute { return ("firstAttribute", "does not say what of its first item is meant") }
    guard constraint.secondID != nil, second != .notAnAttribute else {
      if first.kind == .size { return nil }
      return ("firstAttribute", "sets \"\(first.rawValue)\" to a number, which only a width or a height can be")
    }
    guard first.kind != second.kind else { return nil }
    return (
      "secondAttribute", "compares \"\(first.rawValue)\" with \"\(second.rawValue)\", which are of different kinds"
    )
  }
}
