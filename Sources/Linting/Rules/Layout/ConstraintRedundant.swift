public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `constraint-redundant`: a constraint that another one leaves nothing to decide.
public struct ConstraintRedundant: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "constraint-redundant", severity: .info,
    summary: "A constraint changes nothing, because a required equation decides the same.",
    why: """
      An inequality beside a required equation between the same attributes either follows from it or contradicts it, \
      and an equation of a lower priority never has a say. It costs time in every layout and misleads who reads it.
      """,
    example: #"<constraint firstAttribute="height" constant="44" …/> beside height ≥ 20"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    let facts = document.constraintFacts
    // Nearly every constraint is a required equation: what could follow from one is looked for first.
    guard facts.all.contains(where: { !$0.isRequiredEquality }) else { return [] }
    var deciding: [Sides: LintedConstraint] = [:]
    for constraint in facts.all where constraint.isRequiredEquality && isFixed(constraint, facts) {
      deciding[Sides(constraint)] = constraint
    }
    return facts.all.compactMap { constraint in
      guard !constraint.isRequiredEquality, isFixed(constraint, facts), let other = deciding[Sides(constraint)],
        follows(constraint, from: other)
      else { return nil }
      let line = document.tree.location(of: other.node).line
      return document.finding(
        Self.documentation, at: constraint.node,
        "The constraint changes nothing: \"\(other.id)\" in line \(line) is required and decides the same.",
        help: "Remove it, or lower the priority of the other one.")
    }
  }

  /// Whether nothing but the document itself says what it is: no size class, no code.
  private func isFixed(_ constraint: LintedConstraint, _ facts: ConstraintFacts) -> Bool {
    !constraint.isVaried && !constraint.isPlaceholder && !facts.connected.contains(constraint.id)
      && constraint.firstAttribute != .notAnAttribute
  }

  /// What a constraint compares.
  private struct Sides: Hashable {
    private let first: Int
    private let firstAttribute: NSLayoutConstraint.Attribute
    private let second: Int
    private let secondAttribute: NSLayoutConstraint.Attribute
    private let multiplier: Double

    init(_ constraint: LintedConstraint) {
      (first, firstAttribute) = (constraint.firstItem, constraint.firstAttribute)
      (second, secondAttribute) = (constraint.secondItem, constraint.secondAttribute)
      multiplier = constraint.multiplier
    }
  }

  /// A required inequality that the equation breaks is a contradiction and no redundancy.
  private func follows(_ constraint: LintedConstraint, from other: LintedConstraint) -> Bool {
    switch constraint.relation {
    case .equal: true
    case .lessThanOrEqual: constraint.priority < 1000 || other.constant <= constraint.constant
    case .greaterThanOrEqual: constraint.priority < 1000 || other.constant >= constraint.constant
    }
  }
}
