import Diagnostics
import HeadlessUIKit

/// Code Climate's list of issues, which GitLab shows beside a merge request.
struct CodeClimateFindings: FindingsWriter {
  func text(of report: FindingsReport) -> String {
    var fingerprints = FingerprintCounter()
    return JSONText.pretty(.array(report.findings.map { issue($0, fingerprints.next($0)) }))
  }

  private func issue(_ finding: Diagnostic, _ fingerprint: String) -> InspectedValue {
    let severity =
      switch finding.severity {
      case .error: "major"
      case .warning: "minor"
      case .info: "info"
      }
    let line = finding.location?.line ?? 1
    let path = finding.document.hasPrefix("./") ? String(finding.document.dropFirst(2)) : finding.document
    return .dictionary(present: [
      "type": .string("issue"), "check_name": .string(finding.rule.isEmpty ? "xibc" : finding.rule),
      "description": .string(finding.message),
      "content": finding.help.map { .dictionary([.init("body", .string($0))]) },
      "categories": .array([.string("Bug Risk")]), "severity": .string(severity), "fingerprint": .string(fingerprint),
      "location": .dictionary([
        .init("path", .string(path)), .init("lines", .dictionary([.init("begin", .number(Double(line)))])),
      ]),
    ])
  }
}
