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
    let all = document.constraintFacts.all
    // By what they say: the place of the first constraint that says it.
    var first = [Key: Int](minimumCapacity: all.count)
    return all.enumerated().compactMap { place, constraint in
      guard !constraint.isVaried, constraint.firstAttribute != .notAnAttribute else { return nil }
      let key = Key(constraint)
      guard let other = first[key].map({ all[$0] }) else {
        first[key] = place
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
    private var first: Side
    private var second: Side
    private var relation: NSLayoutConstraint.Relation
    private var multiplier: Double
    private var constant: Double
    private var priority: Double

    private struct Side: Hashable {
      var item: Int
      var attribute: NSLayoutConstraint.Attribute
    }

    init(_ constraint: LintedConstraint) {
      first = Side(item: constraint.firstItem, attribute: constraint.firstAttribute)
      second = Side(item: constraint.secondItem, attribute: constraint.secondAttribute)
      (relation, multiplier) = (constraint.relation, constraint.multiplier)
      (constant, priority) = (constraint.constant, constraint.priority)
      guard multiplier == 1, !constraint.isConstant,
        (second.item, second.attribute.rawValue) < (first.item, first.attribute.rawValue)
      else { return }
      (first, second) = (second, first)
      constant = 0 - constant
      switch relation {
      case .lessThanOrEqual: relation = .greaterThanOrEqual
      case .greaterThanOrEqual: relation = .lessThanOrEqual
      case .equal: break
      }
    }
  }
}
