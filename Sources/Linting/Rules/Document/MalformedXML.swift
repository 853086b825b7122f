import Diagnostics

/// `doc-malformed-xml`: what is no markup.
public enum MalformedXML: ReportedRule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-malformed-xml", severity: .error,
    summary: "The document is not well-formed XML.",
    why: """
      Xcode cannot open the document, and ibtool stops the build. It comes from merges and from editing \
      the markup by hand.
      """,
    example: #"<view id="abc-De-fGh"><label></view>"#)
}
