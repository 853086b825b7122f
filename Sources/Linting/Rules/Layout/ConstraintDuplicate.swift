public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `constraint-duplicate`: one rule said twice.
public struct ConstraintDuplicate: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "constraint-duplicate", severity: .warning, summary: "Two constraints say the same.",
    why: """
      The second does nothing until somebody changes one of the two, in Interface Builder or through an outlet: then \
      they contradict each other, and UIKit breaks one of them at run time.
      """,
    example: #"<constraint firstAttribute="width" constant="50" …/> twice in one view"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    var first: [Key: LintedConstraint] = [:]
    return document.constraintFacts.all.compactMap { constraint in
      guard !constraint.isVaried, constraint.firstAttribute != .notAnAttribute else { return nil }
      let key = Key(constraint)
      guard let other = first[key] else {
        first[key] = constraint
        return nil
      }
      let line = document.tree.location(of: other.node).line
      return document.finding(
        Self.documentation, at: constraint.node,
        "The constraint says the same as \"\(other.id)\" in line \(line).", help: "Remove one of the two.")
    }
  }

  /// What a constraint says, whichever of its items is named first.
  private struct Key: Hashable {
    var texts: [String]
    var numbers: [Double]

    init(_ constraint: LintedConstraint) {
      var sides = [
        [constraint.firstID, constraint.firstAttribute.rawValue],
        [constraint.secondID ?? "", constraint.secondAttribute.rawValue],
      ]
      var constant = constraint.constant
      var relation = constraint.relation
      if constraint.multiplier == 1, !constraint.isConstant, sides[1].lexicographicallyPrecedes(sides[0]) {
        sides.reverse()
        constant = 0 - constant
        switch relation {
        case .lessThanOrEqual: relation = .greaterThanOrEqual
        case .greaterThanOrEqual: relation = .lessThanOrEqual
        case .equal: break
        }
      }
      texts = sides[0] + sides[1] + [relation.rawValue]
      numbers = [constraint.multiplier, constant, constraint.priority]
    }
  }
}
