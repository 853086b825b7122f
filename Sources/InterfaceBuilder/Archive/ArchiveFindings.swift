import Diagnostics
import MarkupXML

/// What was found while an archive was translated. Only so many are told, for finding a place takes time.
struct ArchiveFindings {
  var source: XMLTree?
  private(set) var diagnostics: [Diagnostic] = []
  /// The keys and classes that today's form has no word for, with how often each occurs.
  private(set) var untranslated: [String: Int] = [:]
  private var once: Set<String> = []
  static let maximum = 500

  mutating func report(_ severity: Severity, _ rule: String, _ node: XMLNode, _ message: String, help: String? = nil) {
    guard diagnostics.count < Self.maximum, let source else { return }
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, document: source.documentName, location: source.location(of: node),
        message: message, help: help))
  }

  mutating func reportOnce(_ rule: String, _ message: String) {
    guard once.insert(message).inserted, let source else { return }
    diagnostics.append(
      Diagnostic(rule: rule, severity: .error, document: source.documentName, message: message))
  }

  /// Counts a key that today's form has no word for, and tells its place.
  mutating func reportUntranslated(_ key: String, of className: String, at node: XMLNode) {
    untranslated["\(className).\(key)", default: 0] += 1
    report(
      .info, "doc-legacy-key", node, "What \"\(key)\" of a \(className) is today is not known.",
      help: "The archive itself keeps it; check the object after an upgrade.")
  }
}
