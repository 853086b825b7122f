import Diagnostics
import MarkupXML

/// What was found while an archive was translated. Places are looked up at the end, all at once.
struct ArchiveFindings {
  /// The keys and classes that today's form has no word for, with how often each occurs.
  private(set) var untranslated: [String: Int] = [:]
  private var findings: [(node: XMLNode?, diagnostic: Diagnostic)] = []
  private var once: Set<String> = []
  /// How many are told.
  static let maximum = 1000

  mutating func report(_ severity: Severity, _ rule: String, _ node: XMLNode, _ message: String, help: String? = nil) {
    guard findings.count < Self.maximum || severity == .error else { return }
    findings.append((node, Diagnostic(rule: rule, severity: severity, document: "", message: message, help: help)))
  }

  /// Tells something that goes wrong again and again once.
  mutating func reportOnce(_ rule: String, _ node: XMLNode?, _ message: String) {
    guard once.insert(message).inserted else { return }
    findings.append((node, Diagnostic(rule: rule, severity: .error, document: "", message: message)))
  }

  /// Counts a key that today's form has no word for, and tells its place.
  mutating func reportUntranslated(_ key: String, of className: String, at node: XMLNode) {
    untranslated["\(className).\(key)", default: 0] += 1
    report(
      .info, "doc-legacy-key", node, "What \"\(key)\" of a \(className) is today is not known.",
      help: "The archive itself keeps it; check the object after an upgrade.")
  }

  /// The findings with their places in the archive.
  func diagnostics(in source: XMLTree) -> [Diagnostic] {
    var places = source.locations(of: findings.compactMap(\.node))[...]
    return findings.map { node, diagnostic in
      var diagnostic = diagnostic
      diagnostic.document = source.documentName
      if node != nil { diagnostic.location = places.popFirst() }
      return diagnostic
    }
  }
}
