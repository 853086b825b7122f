public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `outlet-missing`: an outlet that the class of its object does not have.
public struct OutletMissing: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "outlet-missing", severity: .error, summary: "A class has no property for an outlet that is connected.",
    why: """
      Loading aborts with NSUnknownKeyException: "this class is not key value coding-compliant for the key …". It \
      comes from renaming or removing a property and keeping the connection.
      """,
    example: #"<outlet property="nameLable" destination="…" id="…"/>, where the class has nameLabel"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.foundObjects.flatMap { object, info in
      document.connections(of: object.node, named: LintedDocument.outletNames).compactMap { outlet in
        guard let name = document.tree.attribute("property", of: outlet), !name.isEmpty, !name.contains("."),
          info.accepts(key: name) == .no
        else { return nil }
        return document.finding(
          Self.documentation, at: outlet, attribute: "property", message(name, info),
          help: "Remove the connection, or connect it to a property that the class has.")
      }
    }
  }

  private func message(_ name: String, _ info: ClassInfo) -> String {
    if info.hasHiddenProperty(named: name) {
      return "The property \"\(name)\" of \"\(info.name)\" (\(info.place)) is no @IBOutlet; loading aborts."
    }
    let near = EditDistance.nearest(to: name, among: Set(info.outlets.map(\.name)).sorted())
    return "The class \"\(info.name)\" (\(info.place)) has no outlet \"\(name)\"; loading aborts.\(near.hint)"
  }
}
