import Diagnostics
import HeadlessUIKit

/// JSON of the schema `xibc.findings/1`, for programs.
struct JSONFindings: FindingsWriter {
  func text(of report: FindingsReport) -> String { JSONText.pretty(Self.value(of: report)) }

  static func value(of report: FindingsReport) -> InspectedValue {
    func count(_ number: Int) -> InspectedValue { .number(Double(number)) }
    return .dictionary([
      .init("schema", .string("xibc.findings/1")), .init("findings", .array(report.findings.map(value))),
      .init(
        "summary",
        .dictionary([
          .init("documents", count(report.documents)), .init("errors", count(report.count(.error))),
          .init("warnings", count(report.count(.warning))), .init("infos", count(report.count(.info))),
          .init("suppressed", count(report.suppressed)), .init("baselined", count(report.baselined)),
        ])),
    ])
  }

  private static func value(of finding: Diagnostic) -> InspectedValue {
    .dictionary(present: [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "document": .string(finding.document), "line": finding.location.map { .number(Double($0.line)) },
      "column": finding.location.map { .number(Double($0.column)) }, "objectID": finding.objectID.map { .string($0) },
      "path": finding.path.map { .string($0) }, "message": .string(finding.message),
      "help": finding.help.map { .string($0) },
    ])
  }
}
