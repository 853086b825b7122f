public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `initial-not-relationship`: a beginning that leaves its container out.
public struct InitialNotContainer: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "initial-not-relationship", severity: .warning,
    summary: "The initial view controller is the child of a container that the storyboard also has.",
    why: """
      The app begins with the child alone: without its navigation bar or tabs, and a push from it does nothing, \
      as there is no navigation controller.
      """,
    example: #"<document initialViewController="child" …>, where a navigation controller has child as its root"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let tree = document.tree
    guard document.isSupported,
      let initial = tree.attribute("initialViewController", of: document.document.root), !initial.isEmpty
    else { return [] }
    let container = document.elements(named: "segue").first { node in
      tree.attribute("kind", of: node) == "relationship" && tree.attribute("destination", of: node) == initial
    }
    guard let container else { return [] }
    return [
      document.finding(
        Self.documentation, at: document.document.root, attribute: "initialViewController",
        "The initial view controller is a child of \(document.document.labelPath(of: container)), which is left out.",
        help: "Mark the container with \"Is Initial View Controller\".")
    ]
  }
}
