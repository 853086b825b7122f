public import Diagnostics
import InterfaceBuilder

/// `doc-noise`: a change that nobody made.
public struct NoiseOnly: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-noise", severity: .warning,
    summary: "The document differs from the committed one only by what Xcode writes when it is opened.",
    why: """
      Nothing changes at run time. Xcode notes its own version and that of its plug-ins, the device that was last looked \
      at, and frames that it rounded anew. In a pull request such a change is in everybody's way, and it conflicts with \
      the changes of others.
      """,
    example: #"<document … toolsVersion="23504">, where the committed one says 22505 and is the same else"#,
    isOnByDefault: false)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard let committed = document.committed, committed != document.source, !document.document.isLegacyArchive,
      let old = IBDocument.read(committed, name: document.document.name).document,
      let noise = DocumentNoise(from: old.tree, to: document.tree), !noise.isEmpty
    else { return [] }
    return [
      document.finding(
        Self.documentation, at: document.document.root,
        "The document differs from the committed one only by \(noise.text).",
        help: "Take the change back, such as by \"git checkout -- FILE\".")
    ]
  }
}
