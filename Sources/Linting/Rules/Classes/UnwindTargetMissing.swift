public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `unwind-target-missing`: an unwind segue whose action no class has.
public struct UnwindTargetMissing: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "unwind-target-missing", severity: .warning, summary: "No class has the action of an unwind segue.",
    why: """
      UIKit asks the controllers on the way back whether they have the action. None has it: nothing happens, and \
      nothing is logged.
      """,
    example: #"<segue kind="unwind" unwindAction="backToList:" …/>, where no class has backToList(_:)"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard let sources = document.sources, !sources.isEmpty, !sources.isDamaged else { return [] }
    return document.allConnections(named: "segue").compactMap { _, segue in
      guard document.tree.attribute("kind", of: segue) == "unwind",
        let selector = document.tree.attribute("unwindAction", of: segue), !selector.isEmpty,
        !sources.anyClass(respondsTo: selector)
      else { return nil }
      let near = EditDistance.nearest(to: selector, among: sources.unwindActions)
      return document.finding(
        Self.documentation, at: segue, attribute: "unwindAction",
        "No class in \(sources.searched) has the unwind action \"\(selector)\"; nothing will happen.\(near.hint)",
        help: "Add the action to the controller to go back to, or remove the segue.")
    }
  }
}
