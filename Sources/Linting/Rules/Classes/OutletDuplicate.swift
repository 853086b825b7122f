public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `outlet-duplicate`: one outlet that is connected twice.
public struct OutletDuplicate: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "outlet-duplicate", severity: .warning, summary: "An object has two connections for one outlet.",
    why: "The connection that comes last wins, silently. It comes from merges and from copying markup by hand.",
    example: #"<outlet property="nameLabel" destination="a" …/> <outlet property="nameLabel" destination="b" …/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    struct Outlet: Hashable {
      var source: XMLNode
      var property: String
    }
    var seen: [Outlet: XMLNode] = [:]
    return document.allConnections(named: "outlet").compactMap { source, outlet in
      guard let name = document.tree.attribute("property", of: outlet) else { return nil }
      guard let first = seen.updateValue(outlet, forKey: Outlet(source: source, property: name)) else { return nil }
      seen[Outlet(source: source, property: name)] = first
      let line = document.tree.location(of: first).line
      return document.finding(
        Self.documentation, at: outlet, attribute: "property",
        "The outlet \"\(name)\" is connected twice, in line \(line) too; the last connection wins.",
        help: "Remove one of the two.")
    }
  }
}
