import Diagnostics

/// `doc-runtime-mismatch`: a document of another platform.
public enum RuntimeMismatch: ReportedRule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-runtime-mismatch", severity: .warning,
    summary: "The document's type and its target runtime don't fit together, or it is of a platform without UIKit.",
    why: """
      ibtool refuses a document whose runtime is not the one that it compiles for; objects of macOS and \
      watchOS are not made by this tool.
      """,
    example: #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">"#)
}
