public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `reuse-id-duplicate`: two prototypes of one name.
public struct DuplicateReuseID: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "reuse-id-duplicate", severity: .warning,
    summary: "Two prototypes of a table or collection have the same reuse identifier.",
    why: """
      dequeueReusableCell(withIdentifier:) makes the one that was registered last; the other is never made.
      """,
    example: #"<tableViewCell reuseIdentifier="Cell" …/> twice in <prototypes>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let tree = document.tree
    return document.prototypes.flatMap { cells -> [Diagnostic] in
      var first: [String: XMLNode] = [:]
      return cells.compactMap { cell in
        guard let name = tree.attribute("reuseIdentifier", of: cell), !name.isEmpty else { return nil }
        guard let other = first[name] else {
          first[name] = cell
          return nil
        }
        return document.finding(
          Self.documentation, at: cell, attribute: "reuseIdentifier",
          "The reuse identifier \"\(name)\" is used twice: the prototype in line \(tree.location(of: other).line) has it too.",
          help: "Give one of the two prototypes another identifier.")
      }
    }
  }
}
