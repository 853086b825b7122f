import Diagnostics

/// `doc-empty`: a file without a document.
public enum EmptyDocument: ReportedRule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-empty", severity: .error,
    summary: "There is no document in the file: it is empty, or its root is something else.",
    why: """
      ibtool stops the build: the data is not in the format that it wants. An interrupted save or \
      checkout leaves such files.
      """,
    example: #"<plist version="1.0"/>"#)
}
