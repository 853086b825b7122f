public import Diagnostics

/// An entry of a configuration that says that findings are known.
public struct Suppression: Sendable, Hashable {
  /// The id of the rule; nil is any.
  public var rule: String?
  /// The `id` of the object; nil is any.
  public var objectID: String?
  /// The documents, seen from the folder of the configuration; nil is all of them.
  public var path: GlobPattern?
  /// The configuration that says it.
  public var configuration: String
  /// Where it says so.
  public var location: SourceLocation

  init(configuration: String, location: SourceLocation) {
    self.configuration = configuration
    self.location = location
  }

  /// Whether the finding, of a document that the path matches, is known.
  func matches(_ finding: Diagnostic) -> Bool {
    guard rule == nil || rule == finding.rule else { return false }
    return objectID == nil || objectID == finding.objectID
  }

  /// A finding for every suppression that was never of use. In a part of a project only those are judged that name a
  /// document.
  static func unused(_ uses: [Suppression: Int], in project: LintedProject) -> [Diagnostic] {
    uses.filter { $0.value == 0 && !(project.isPartial && $0.key.path == nil) }.map { suppression, _ in
      Diagnostic(
        rule: UnusedSuppression.documentation.id, severity: .warning, document: suppression.configuration,
        location: suppression.location, objectID: suppression.objectID,
        message: UnusedSuppression.message(rule: suppression.rule, where: "An entry of \"suppress\""),
        help: "Remove it, so that it does not hide the next finding.")
    }
  }
}
