public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `action-missing`: an action that the class of its target does not have.
public struct ActionMissing: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "action-missing", severity: .error, summary: "A class has no method for an action that is connected.",
    why: """
      The app aborts when the action is sent: "unrecognized selector sent to instance". Selectors count their colons: \
      func save() is save, func save(_:) is save:, func save(sender:) is saveWithSender:.
      """,
    example: #"<action selector="save:" destination="…" …/>, where the class has @IBAction func save()"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.allConnections(named: "action").compactMap { _, action in
      guard let selector = document.tree.attribute("selector", of: action), !selector.isEmpty,
        let destination = document.tree.attribute("destination", of: action),
        let info = document.customObject(id: destination)?.info, info.responds(to: selector) == .no
      else { return nil }
      return document.finding(
        Self.documentation, at: action, attribute: "selector", message(selector, info),
        help: "Remove the connection, or connect it to a method that the class has.")
    }
  }

  private func message(_ selector: String, _ info: ClassInfo) -> String {
    if info.hiddenMethod(for: selector) != nil {
      return "The method for \"\(selector)\" of \"\(info.name)\" (\(info.place)) is no @IBAction; sending it aborts."
    }
    let near = EditDistance.nearest(to: selector, among: info.selectors)
    return "The class \"\(info.name)\" (\(info.place)) has no action \"\(selector)\"; sending it aborts.\(near.hint)"
  }
}
