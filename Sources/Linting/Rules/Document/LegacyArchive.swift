public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `doc-legacy-archive`: a document from before Xcode 5.
public struct LegacyArchive: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-legacy-archive", severity: .warning, summary: "The document is an archive from before Xcode 5.",
    why: """
      It is a dump of Interface Builder's own objects. Today's Xcode still opens it, but asks to upgrade it, and a \
      change of it cannot be reviewed or merged.
      """,
    example: #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let source = document.document.sourceTree
    guard document.document.isLegacyArchive, let root = source.root,
      !document.document.diagnostics.contains(where: { $0.rule == Self.documentation.id })
    else { return [] }
    var finding = document.finding(
      Self.documentation, at: document.document.root,
      "The document is an archive of Interface Builder from before Xcode 5.",
      help: "Write it in today's form with \"xibc upgrade\", or save it with Xcode.")
    finding.location = source.location(of: root)
    return [finding]
  }
}
