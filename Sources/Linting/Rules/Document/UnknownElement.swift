public import Diagnostics

/// `doc-unknown-element`: an element outside the vocabulary.
public struct UnknownElement: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-unknown-element", severity: .info, summary: "There is an element that this tool does not know.",
    why: """
      It is kept and written back as it is, but nothing is made of it. Xcode refuses to open a document with an element \
      that it does not know: a misspelled one is an error there.
      """,
    example: #"<lable text="Name" id="abc-De-fGh"/>"#, isErrorWhenStrict: true)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.unknown.filter { $0.rule == Self.documentation.id }
  }
}
