public import Diagnostics
public import HeadlessUIKit
public import Linting

/// Findings over many documents, ready to be written in a format.
public struct FindingsReport: Sendable {
  /// How many documents were checked.
  public var documents: Int
  /// In the order in which they are told.
  public var findings: [Diagnostic]
  /// Findings that are counted and not told one by one.
  public var untold: [Diagnostic] = []
  /// What could not be read, and so was not checked.
  public var unread: [Diagnostic] = []
  /// How many findings were suppressed.
  public var suppressed = 0
  /// How many findings a baseline knows.
  public var baselined = 0

  /// A report over some documents.
  public init(documents: Int, findings: [Diagnostic]) {
    self.documents = documents
    self.findings = findings
  }

  /// How many findings are that serious.
  public func count(_ severity: Severity) -> Int { (findings + untold).filter { $0.severity == severity }.count }

  /// Whether an error says that a document could not be understood. What is suppressed or known does not count.
  public func hasUnread(of lints: [DocumentLint]) -> Bool {
    let unread = Set(lints.filter { !$0.isRead }.map(\.name))
    return findings.contains { $0.severity == .error && unread.contains($0.document) }
  }

  /// The findings as JSON of the schema `xibc.findings/1`.
  public var json: InspectedValue { JSONFindings.value(of: self) }

  /// The findings as text without colours.
  public var text: String { TextFindings().text(of: self) }
}
