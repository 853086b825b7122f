public import Diagnostics
public import MarkupXML

/// A rule that can mend some of what it finds, without a change of what the document means.
public protocol FixingRule: Rule {
  /// How to mend what the rule finds in a document; nothing for findings that somebody must decide about.
  func fixes(in document: LintedDocument) -> [Fix]
}

/// A rule about the bytes of a document that can mend what it finds, without a change of what the document means.
public protocol FixingSourceRule: SourceRule {
  /// The bytes without what the rule finds; nil when it cannot be mended. Lines keep their numbers.
  func mended(_ source: LintedSource) -> [UInt8]?
}

/// What mends a finding.
public struct Fix {
  /// What is wrong, as the rule's check says it.
  public var finding: Diagnostic
  /// What has to be done.
  public var change: Change

  /// A change of a document.
  public enum Change {
    /// Of its markup; everything else keeps its bytes. Another fix may have taken the same node out already.
    case edit((XMLTree) -> Void)
    /// The whole document is written as Xcode would write it.
    case canonicalForm
  }

  /// States what mends a finding.
  public init(_ finding: Diagnostic, _ change: Change) {
    self.finding = finding
    self.change = change
  }
}
