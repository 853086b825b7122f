public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `autolayout-off`: a document without Auto Layout.
public struct AutolayoutOff: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "autolayout-off", severity: .warning, summary: "The document does not use Auto Layout.",
    why: """
      Its views have frames and masks only: nothing grows with a longer text or a larger text size, nothing is \
      mirrored from right to left, and constraints in it are not even loaded.
      """,
    example: #"<document … > without useAutolayout="YES""#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, !document.document.usesAutolayout, !document.document.isLegacyArchive,
      document.subviews.count > 0
    else { return [] }
    return [
      document.finding(
        Self.documentation, at: document.document.root,
        "The document does not use Auto Layout, so its views do not adapt to screens, texts and languages.",
        help: "Check \"Use Auto Layout\" in Interface Builder's file inspector, and add constraints.")
    ]
  }
}
