public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `view-too-deep`: views in views in views.
public struct ViewTooDeep: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "view-too-deep", severity: .info, summary: "Views are nested more deeply than one can follow.",
    why: """
      Every level is a view to lay out and to draw, and one more place where a touch or a constraint can get lost.
      """,
    example: "a button in a stack in a view in a stack in a view …",
    parameters: [.init("maximumDepth", default: .number(10), "How many views a view may be in.")])

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    let maximum = document.settings.number("maximumDepth", of: Self.documentation)
    let tree = document.tree
    var depths: [Int: Int] = [:]
    // Lists come before the lists in them.
    return document.elements(named: "subviews").compactMap { list in
      var outer = tree.parent(of: list)
      while let node = outer, depths[node.index] == nil { outer = tree.parent(of: node) }
      let depth = 1 + (outer.flatMap { depths[$0.index] } ?? 0)
      depths[list.index] = depth
      guard Double(depth) > maximum, Double(depth - 1) <= maximum,
        let view = tree.elements(of: list).first(where: { _ in true })
      else { return nil }
      return document.finding(
        Self.documentation, at: view, "The view is in \(depth) others.",
        help: "Leave out views that only hold another one, or move a part into a view of its own.")
    }
  }
}
