public import Diagnostics
public import HeadlessUIKit

/// Findings over many documents, ready to be written in a format.
public struct FindingsReport: Sendable {
  /// How many documents were checked.
  public var documents: Int
  /// In the order in which they are told.
  public var findings: [Diagnostic]
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
  public func count(_ severity: Severity) -> Int { findings.filter { $0.severity == severity }.count }

  /// The findings as JSON of the schema `xibc.findings/1`.
  public var json: InspectedValue { JSONFindings.value(of: self) }

  /// The findings as text without colours.
  public var text: String { TextFindings().text(of: self) }
}
