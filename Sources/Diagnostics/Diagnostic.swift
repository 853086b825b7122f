/// One finding about one document: what is wrong, where, and what would mend it.
public struct Diagnostic: Sendable, Hashable {
  /// The stable kebab-case identifier of the rule, such as `ref-dangling`.
  public var rule: String
  /// How serious it is.
  public var severity: Severity
  /// The document as the caller named it: a path, or `-` for standard input.
  public var document: String
  /// Where it is, nil when the finding is about the document as a whole.
  public var location: SourceLocation?
  /// The `id` of the object that is meant.
  public var objectID: String?
  /// The labels from the outermost object to the one that is meant, such as `View ▸ Stack ▸ Button "Sign in"`.
  public var path: String?
  /// One sentence: what is wrong.
  public var message: String
  /// One sentence: what to do about it.
  public var help: String?
  /// The line it is about, when it was kept to be shown.
  public var excerpt: SourceExcerpt?

  /// States a finding; what is nil is not known.
  public init(
    rule: String, severity: Severity, document: String, location: SourceLocation? = nil, objectID: String? = nil,
    path: String? = nil, message: String, help: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.document = document
    self.location = location
    self.objectID = objectID
    self.path = path
    self.message = message
    self.help = help
  }
}

extension Diagnostic: Comparable {
  /// Findings are sorted by document, line, column, rule; what else is in them decides ties.
  public static func < (lhs: Diagnostic, rhs: Diagnostic) -> Bool {
    let left = lhs.location ?? SourceLocation(line: 0, column: 0)
    let right = rhs.location ?? SourceLocation(line: 0, column: 0)
    return (lhs.document, left, lhs.rule, lhs.objectID ?? "", lhs.message)
      < (rhs.document, right, rhs.rule, rhs.objectID ?? "", rhs.message)
  }
}
