public import Diagnostics

/// One rule: what it finds, why, and how.
public protocol Rule: Sendable {
  /// What people read about the rule.
  static var documentation: RuleDocumentation { get }
  init()
  /// Everything that is wrong by this rule in one document.
  func check(_ document: LintedDocument) -> [Diagnostic]
}

/// What people read about a rule.
public struct RuleDocumentation: Sendable, Hashable {
  /// Stable, in kebab case.
  public var id: String
  /// How serious a finding of the rule is unless the person says otherwise.
  public var severity: Severity
  /// What the rule finds, in one sentence.
  public var summary: String
  /// What would happen at run time, in UIKit's words, and why that matters.
  public var why: String
  /// Markup that the rule finds something in.
  public var example: String
}
