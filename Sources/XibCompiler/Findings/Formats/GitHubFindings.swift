import Diagnostics

/// Commands of GitHub's workflows: an annotation beside the line of each finding.
struct GitHubFindings: FindingsWriter {
  func text(of report: FindingsReport) -> String {
    report.findings.map { finding in
      let command = finding.severity == .info ? "notice" : finding.severity.rawValue
      var properties = ["file=\(Self.property(finding.document))"]
      if let location = finding.location { properties += ["line=\(location.line)", "col=\(location.column)"] }
      if !finding.rule.isEmpty { properties.append("title=\(Self.property(finding.rule))") }
      let message = [finding.message, finding.help].compactMap { $0 }.joined(separator: " ")
      return "::\(command) \(properties.joined(separator: ","))::\(Self.data(message))\n"
    }.joined()
  }

  /// What would end a line or begin an escape is written in hexadecimal.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// In a property a colon and a comma would end it, too.
  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { table[$0] ?? String($0) }.joined()
  }
}
