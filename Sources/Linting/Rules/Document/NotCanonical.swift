public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `doc-not-canonical`: not as Xcode would write it.
public struct NotCanonical: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-not-canonical", severity: .warning, summary: "The document differs from what Xcode would write.",
    why: """
      Xcode rewrites the whole document at the next save, so that a change of one word comes with changes of many lines. \
      It happens when documents are merged or edited by hand.
      """,
    example: #"<label text='First' id='abc-De-fGh' />"#, isOnByDefault: false)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard !document.document.isLegacyArchive else { return [] }
    let written = CanonicalForm.bytes(of: document.tree, source: document.source)
    guard written != document.source else { return [] }
    let same = zip(written, document.source).prefix { $0 == $1 }.count
    var finding = document.finding(
      Self.documentation, at: document.document.root, "The document is not as Xcode would write it from here on.",
      help: "Write it with \"xibc fmt\".")
    finding.location = document.tree.location(ofByte: same)
    return [finding]
  }
}

extension NotCanonical: FixingRule {
  /// The document is written anew.
  public func fixes(in document: LintedDocument) -> [Fix] { check(document).map { Fix($0, .canonicalForm) } }
}
