import Diagnostics

/// JUnit's report: a suite for each document, a failed case for each finding. Remarks are cases that pass.
struct JUnitFindings: FindingsWriter {
  func text(of report: FindingsReport) -> String {
    let failures = report.findings.filter { $0.severity > .info }.count
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"xibc\" tests=\"\(max(report.findings.count, 1))\" failures=\"\(failures)\">",
    ]
    if report.findings.isEmpty {
      lines += [
        "  <testsuite name=\"xibc\" tests=\"1\" failures=\"0\">",
        "    <testcase name=\"\(report.documents) documents\" classname=\"xibc\"/>", "  </testsuite>",
      ]
    }
    for (document, findings) in grouped(report.findings) {
      let name = XMLEscape.text(document)
      let failed = findings.filter { $0.severity > .info }.count
      lines.append("  <testsuite name=\"\(name)\" tests=\"\(findings.count)\" failures=\"\(failed)\">")
      lines += findings.flatMap { testCase($0, suite: name) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func testCase(_ finding: Diagnostic, suite: String) -> [String] {
    let place = finding.location.map { ":\($0.line):\($0.column)" } ?? ""
    let name = "\(finding.rule)\(place)"
    let open = "    <testcase name=\"\(XMLEscape.text(name))\" classname=\"\(suite)\""
    guard finding.severity > .info else {
      return [open + ">", "      <system-out>\(XMLEscape.text(finding.text))</system-out>", "    </testcase>"]
    }
    return [
      open + ">",
      "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(XMLEscape.text(finding.message))\">"
        + "\(XMLEscape.text(finding.text))</failure>", "    </testcase>",
    ]
  }
}

/// Findings by document, in their order.
func grouped(_ findings: [Diagnostic]) -> [(document: String, findings: [Diagnostic])] {
  var groups: [(document: String, findings: [Diagnostic])] = []
  for finding in findings {
    if groups.last?.document != finding.document { groups.append((finding.document, [])) }
    groups[groups.count - 1].findings.append(finding)
  }
  return groups
}
