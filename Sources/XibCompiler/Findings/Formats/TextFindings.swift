import Diagnostics

/// Text for people, as compilers write it; Xcode and most editors can jump to its places.
public struct TextFindings: FindingsWriter {
  /// Gives a word a colour.
  public var paint: @Sendable (String, Paint) -> String
  /// Whether the line of the document is shown, and what to do.
  public var isVerbose = true
  /// Whether tables by rule and by document follow.
  public var hasSummary = true

  /// What a word is, for its colour.
  public enum Paint: Sendable {
    case error, warning, info, place, caret, aside
  }

  /// Text that is coloured by a closure; without one it stays plain.
  public init(paint: @escaping @Sendable (String, Paint) -> String = { text, _ in text }) { self.paint = paint }

  public func text(of report: FindingsReport) -> String {
    var text = report.findings.map(self.text).joined()
    if hasSummary, report.findings.count > 1 { text += tables(report) }
    return text + Self.total(report) + "\n"
  }

  private func text(_ finding: Diagnostic) -> String {
    var place = finding.document
    if let location = finding.location { place += ":\(location.line):\(location.column)" }
    let severity = paint(
      finding.severity.rawValue,
      finding.severity == .error ? .error : finding.severity == .warning ? .warning : .info)
    var text = "\(paint(place, .place)): \(severity): \(finding.message)"
    if !finding.rule.isEmpty { text += paint(" [\(finding.rule)]", .aside) }
    text += "\n"
    guard isVerbose else { return text }
    if let excerpt = finding.excerpt {
      let leading = excerpt.text.prefix { $0 == " " }.count
      let caret = String(repeating: " ", count: max(0, excerpt.column - 1 - leading)) + "^"
      text += "    \(excerpt.text.dropFirst(leading))\n    \(paint(caret, .caret))\n"
    }
    if let path = finding.path, !path.isEmpty {
      text += paint("    in \(path)\(finding.objectID.map { " (\($0))" } ?? "")", .aside) + "\n"
    }
    if let help = finding.help { text += "    \(help)\n" }
    return text
  }

  // MARK: Summary

  private func tables(_ report: FindingsReport) -> String {
    let rules = table("rule", report.findings.map { $0.rule.isEmpty ? "–" : $0.rule }, report.findings)
    let documents = table("document", report.findings.map(\.document), report.findings)
    return "\n\(rules)\n\(documents)\n"
  }

  /// The ten names with most findings, and how many there are of each severity.
  private func table(_ title: String, _ names: [String], _ findings: [Diagnostic]) -> String {
    var counts: [String: [Severity: Int]] = [:]
    for (name, finding) in zip(names, findings) { counts[name, default: [:]][finding.severity, default: 0] += 1 }
    let rows = counts.sorted { left, right in
      let (more, less) = (left.value.values.reduce(0, +), right.value.values.reduce(0, +))
      return more != less ? more > less : left.key < right.key
    }
    let shown = rows.prefix(10)
    let width = max(title.count, shown.map(\.key.count).max() ?? 0) + 2
    var lines = [Self.padded(title, width) + "errors  warnings  infos"]
    for row in shown {
      lines.append(
        Self.padded(row.key, width) + Self.right(row.value[.error], 6) + Self.right(row.value[.warning], 10)
          + Self.right(row.value[.info], 7))
    }
    if rows.count > shown.count { lines.append("… and \(rows.count - shown.count) more") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ number: Int?, _ width: Int) -> String {
    let text = number.map(String.init) ?? "–"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func total(_ report: FindingsReport) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    var parts = [
      count(report.documents, "document"), count(report.count(.error), "error"),
      count(report.count(.warning), "warning"),
    ]
    let infos = report.count(.info)
    if infos > 0 { parts.append(count(infos, "info")) }
    if report.suppressed > 0 { parts.append("\(report.suppressed) suppressed") }
    if report.baselined > 0 { parts.append("\(report.baselined) in the baseline") }
    return parts.joined(separator: ", ")
  }
}
