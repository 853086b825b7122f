public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `constraint-no-identifier`: a constraint without a name.
public struct ConstraintNoIdentifier: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "constraint-no-identifier", severity: .info, summary: "A constraint has no identifier.",
    why: """
      When constraints contradict each other, UIKit lists them in the console by address. With an identifier one \
      finds them again in the document.
      """,
    example: #"<constraint firstAttribute="width" constant="50" id="abc-De-fGh"/>"#, isOnByDefault: false)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    return document.constraintFacts.all.compactMap { constraint in
      guard !constraint.hasIdentifier else { return nil }
      return document.finding(
        Self.documentation, at: constraint.node, "The constraint has no identifier.",
        help: "Give it one in Interface Builder's attributes inspector.")
    }
  }
}
