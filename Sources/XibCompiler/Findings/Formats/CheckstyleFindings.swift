import Diagnostics

/// Checkstyle's report, which Jenkins, reviewdog and many others read.
struct CheckstyleFindings: FindingsWriter {
  func text(of report: FindingsReport) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"4.3\">"]
    for (document, findings) in grouped(report.findings) {
      lines.append("  <file name=\"\(XMLEscape.text(document))\">")
      lines += findings.map { finding in
        let place = finding.location.map { "line=\"\($0.line)\" column=\"\($0.column)\" " } ?? ""
        return "    <error \(place)severity=\"\(finding.severity.rawValue)\" "
          + "message=\"\(XMLEscape.text(finding.message))\" source=\"xibc.\(XMLEscape.text(finding.rule))\"/>"
      }
      lines.append("  </file>")
    }
    return (lines + ["</checkstyle>"]).joined(separator: "\n") + "\n"
  }
}
