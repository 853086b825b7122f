import Diagnostics

/// `doc-platform`: an archive of a platform without UIKit.
public enum ForeignPlatform: ReportedRule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-platform", severity: .warning, summary: "An archive from before Xcode 5 is for macOS.",
    why: """
      Its objects are AppKit's, which this tool does not make: what is in the document is neither checked nor drawn.
      """,
    example: #"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10">"#)
}
