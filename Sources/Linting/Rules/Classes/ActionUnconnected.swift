public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `action-unconnected`: an action that nothing sends.
public struct ActionUnconnected: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "action-unconnected", severity: .info,
    summary: "Nothing in the document sends an @IBAction of a class that it has.",
    why: "The method is never called from this document: a connection was forgotten, or the method is not needed.",
    example: #"@IBAction func save(_ sender: Any), and no <action selector="save:" …/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let sent = Set(
      document.allConnections(named: "action").compactMap { document.tree.attribute("selector", of: $0.connection) })
    var said: Set<String> = []
    return document.foundObjects.compactMap { object, info in
      guard info.isUnambiguous, said.insert(info.name).inserted else { return nil }
      let unsent = info.ownActions.filter { !$0.isUnwind && !sent.contains($0.selector) }.map(\.selector)
      guard !unsent.isEmpty else { return nil }
      let names = unsent.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
      let rest = unsent.count > 5 ? " and \(unsent.count - 5) more" : ""
      return document.finding(
        Self.documentation, at: object.node, attribute: "customClass",
        "Nothing sends the action\(unsent.count == 1 ? "" : "s") \(names)\(rest) of \"\(info.name)\".",
        help: "Connect what should send it, or remove @IBAction from the method.")
    }
  }
}
