import Diagnostics

/// `attribute-type`: a value of the wrong type.
public enum WrongValue: ReportedRule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "attribute-type", severity: .warning,
    summary: "The value of an attribute is not of its type.",
    why: """
      Interface Builder falls back to the default without a word, or refuses to open the document; the \
      value that somebody meant is lost.
      """,
    example: #"<label alpha="half" …/>"#)
}
