public import Diagnostics
public import HeadlessUIKit

/// Findings over many documents, as text and as JSON of the schema `xibc.findings/1`.
public struct FindingsReport: Sendable {
  /// How many documents were checked.
  public var documents: Int
  /// The findings in the order of the report.
  public var findings: [Diagnostic]

  /// A report of findings that are sorted already.
  public init(documents: Int, findings: [Diagnostic]) {
    self.documents = documents
    self.findings = findings
  }

  /// The report in the form of the schema.
  public var json: InspectedValue {
    .dictionary([
      .init("schema", .string("xibc.findings/1")), .init("findings", .array(findings.map(\.json))),
      .init(
        "summary",
        .dictionary([
          .init("documents", .number(Double(documents))), .init("errors", count(.error)),
          .init("warnings", count(.warning)), .init("infos", count(.info)), .init("suppressed", .number(0)),
          .init("baselined", .number(0)),
        ])),
    ])
  }

  /// A line or two a finding, then a line that sums up.
  public var text: String {
    let lines = findings.map { $0.text + "\n" }.joined()
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let errors = findings.filter { $0.severity == .error }.count
    let warnings = findings.filter { $0.severity == .warning }.count
    return lines
      + [count(documents, "document"), count(errors, "error"), count(warnings, "warning")]
      .joined(separator: ", ") + "\n"
  }

  private func count(_ severity: Severity) -> InspectedValue {
    .number(Double(findings.filter { $0.severity == severity }.count))
  }
}

extension Diagnostic {
  fileprivate var json: InspectedValue {
    .dictionary(present: [
      "rule": .string(rule), "severity": .string(severity.rawValue), "document": .string(document),
      "line": location.map { .number(Double($0.line)) }, "column": location.map { .number(Double($0.column)) },
      "objectID": objectID.map { .string($0) }, "path": path.map { .string($0) }, "message": .string(message),
      "help": help.map { .string($0) },
    ])
  }
}
