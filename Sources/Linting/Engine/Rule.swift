public import Diagnostics

/// What every rule has, whatever it looks at.
public protocol DocumentedRule: Sendable {
  /// What people read about the rule.
  static var documentation: RuleDocumentation { get }
}

/// A rule that looks at one document after the other.
public protocol Rule: DocumentedRule {
  init()
  /// Everything that is wrong by this rule in one document.
  func check(_ document: LintedDocument) -> [Diagnostic]
}

/// A rule that looks at the bytes of a document, whether they can be understood or not.
public protocol SourceRule: DocumentedRule {
  init()
  /// Everything that is wrong by this rule in the bytes of one document.
  func check(_ source: LintedSource) -> [Diagnostic]
}

/// A rule that looks at all documents that are checked together.
///
/// It takes what it needs from each document while that is at hand, on any core; then it judges what it took.
public protocol ProjectRule: DocumentedRule {
  /// What is taken from a document.
  associatedtype Fact: Sendable
  init()
  /// What the rule must know of one document.
  func fact(of document: LintedDocument) -> Fact
  /// Everything that is wrong by this rule; the facts are in the order of the documents' names.
  func check(_ facts: [Fact], in project: LintedProject) -> [Diagnostic]
}

/// A rule whose findings are made where documents are read or suppressions are counted.
public protocol ReportedRule: DocumentedRule {}

/// What is known of the whole of the documents that are checked together.
public struct LintedProject: Sendable {
  /// Whether only a part of the documents is checked, so that what is not there may be elsewhere.
  public var isPartial: Bool

  /// A whole project, or a part of one.
  public init(isPartial: Bool) { self.isPartial = isPartial }
}
