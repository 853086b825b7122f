public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `user-identifier-duplicate`: two objects that tests cannot tell apart.
public struct DuplicateUserIdentifier: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "user-identifier-duplicate", severity: .warning,
    summary: "Two objects of a scene have the same accessibility or restoration identifier.",
    why: """
      A test that looks for the accessibility identifier finds several elements and fails with multiple matches; \
      of two objects with one restoration identifier, UIKit restores the state of only one.
      """,
    example: #"<accessibility key="accessibilityConfiguration" identifier="ok"/> in two buttons"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let tree = document.tree
    var found: [Diagnostic] = []
    var first: [[String]: XMLNode] = [:]
    func note(_ node: XMLNode, _ attribute: String, _ what: String) {
      guard let name = tree.attribute(attribute, of: node), !name.isEmpty else { return }
      let scene = document.scene(of: node).map { String($0.index) } ?? ""
      guard let other = first[[attribute, scene, name]] else {
        first[[attribute, scene, name]] = node
        return
      }
      found.append(
        document.finding(
          Self.documentation, at: node, attribute: attribute,
          "The \(what) identifier \"\(name)\" is used twice: line \(tree.location(of: other).line) has it too.",
          help: "Give one of the two another identifier."))
    }
    for node in document.elements(named: "accessibility") { note(node, "identifier", "accessibility") }
    guard tree.names.contains("restorationIdentifier") else { return found }
    for (_, node) in document.identified where !isInReusedView(node, document) {
      note(node, "restorationIdentifier", "restoration")
    }
    return found
  }

  /// What is in a prototype is made many times anyway.
  private func isInReusedView(_ node: XMLNode, _ document: LintedDocument) -> Bool {
    ["prototypes", "cells"].contains { document.enclosing($0, of: node) != nil }
  }
}
