public import Diagnostics

/// What was found in one document, before the rules that need all documents.
public struct DocumentLint: Sendable {
  /// The document as the caller named it.
  public let name: String
  /// Whether it could be understood as a document; if not, a finding says why.
  public internal(set) var isRead = true
  /// With the severities of the rules themselves, in no order.
  var findings: [Diagnostic] = []
  /// What each rule that needs all documents took of it, by position in the registry; nil where it is off.
  var facts: [(any Sendable)?] = []
  var comments = SuppressingComments()
  /// What findings are shown with; nil when they are not.
  var excerpts: SourceExcerpts?
  /// What the configuration says of the rules for it.
  public let settings: RuleSettings
  let suppressions: [Suppression]

  init(name: String, settings: RuleSettings, suppressions: [Suppression]) {
    self.name = name
    self.settings = settings
    self.suppressions = suppressions
  }
}

/// What was found in all documents.
public struct LintOutcome: Sendable {
  /// How many were checked.
  public var documents: Int
  /// Sorted, with the severities that the configuration gives them.
  public var findings: [Diagnostic] = []
  /// How many were suppressed, by comments and by the configuration.
  public var suppressed = 0

  init(documents: Int) { self.documents = documents }

  /// Adds what was found in one document; counts how often each suppression was of use.
  mutating func add(_ lint: DocumentLint, uses: inout [Suppression: Int]) {
    for suppression in lint.suppressions { uses[suppression, default: 0] += 0 }
    var comments = lint.comments
    var excerpts = lint.excerpts
    for var finding in lint.findings {
      if let rule = Linter.documentations[finding.rule] {
        guard let severity = severity(of: finding, rule, lint.settings) else { continue }
        finding.severity = severity
      }
      // A finding in a table of translations is not where the document's comments are.
      let isInDocument = finding.document == lint.name
      let isCommentedAway = isInDocument && comments.suppress(finding)
      let matching = lint.suppressions.filter { $0.matches(finding) }
      for suppression in matching { uses[suppression, default: 0] += 1 }
      guard !isCommentedAway, matching.isEmpty else {
        suppressed += 1
        continue
      }
      if isInDocument {
        finding.excerpt = finding.location.flatMap { excerpts?.line($0.line, around: $0.column) }
      }
      findings.append(finding)
    }
    for var finding in comments.unused(in: lint.name) {
      guard let severity = lint.settings.severity(of: UnusedSuppression.documentation) else { continue }
      finding.severity = severity
      finding.excerpt = finding.location.flatMap { excerpts?.line($0.line, around: $0.column) }
      findings.append(finding)
    }
  }

  /// What the configuration says of a rule holds; else what the finding itself says, which may be less than usual.
  private func severity(
    of finding: Diagnostic, _ rule: RuleDocumentation, _ settings: RuleSettings
  ) -> Severity? {
    guard let severity = settings.severity(of: rule) else { return nil }
    return severity == rule.severity ? finding.severity : severity
  }
}
