public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `reuse-id-missing`: a prototype that cannot be made.
public struct MissingReuseID: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "reuse-id-missing", severity: .warning,
    summary: "A prototype has no reuse identifier.",
    why: """
      It can never be made: dequeueReusableCell(withIdentifier:) finds prototypes by their identifier, and aborts \
      when no cell is registered for the one that it is asked for. Xcode warns of it at build time, too.
      """,
    example: #"<prototypes><tableViewCell id="abc-De-fGh"/></prototypes>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let tree = document.tree
    return document.prototypes.flatMap { cells in
      cells.filter { (tree.attribute("reuseIdentifier", of: $0) ?? "").isEmpty }.map { cell in
        document.finding(
          Self.documentation, at: cell,
          "The prototype <\(tree.name(of: cell))> has no reuse identifier, so it is never made.",
          help: "Give it an identifier in the attributes inspector, or remove it.")
      }
    }
  }
}
