public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `doc-capability-missing`: something is used that the document's list of capabilities does not say.
public struct MissingCapability: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-capability-missing", severity: .info,
    summary: "Something is used that the document's list of capabilities does not say.",
    why: """
      The list tells an older Xcode that it cannot read the document. Without the row it opens the document and loses \
      what it does not know; a newer one adds the row at the next save.
      """,
    example: #"<color key="textColor" name="Brand"/> without <capability name="Named colors" …/>"#)

  public init() {}

  /// What is used, the capability that says so, and the first Xcode that knows it.
  static func needed(in document: LintedDocument) -> [(name: String, version: String, node: XMLNode)] {
    let tree = document.tree
    var needed: [(name: String, version: String, node: XMLNode)] = []
    // Without safe areas switched on, Xcode keeps the guides but does not ask for the capability.
    if tree.attribute("useSafeAreas", of: document.document.root) == "YES",
      let guide = document.elements(named: "viewLayoutGuide").first(where: {
        tree.attribute("key", of: $0) == "safeArea"
      })
    {
      needed.append(("Safe area layout guides", "9.0", guide))
    }
    if let color = document.elements(named: "namedColor").first { needed.append(("Named colors", "9.0", color)) }
    if let color = document.elements(named: "systemColor").first {
      needed.append(("System colors in document resources", "11.0", color))
    }
    return needed
  }

  public func check(_ document: LintedDocument) -> [Diagnostic] { missing(in: document).map(\.finding) }

  private func missing(
    in document: LintedDocument
  ) -> [(list: XMLNode, name: String, version: String, finding: Diagnostic)] {
    let tree = document.tree
    guard document.platform == .iOS, !document.document.isLegacyArchive,
      let list = document.elements(named: "dependencies").first
    else { return [] }
    let listed = Set(document.elements(named: "capability").compactMap { tree.attribute("name", of: $0) })
    return Self.needed(in: document).filter { !listed.contains($0.name) }.map { capability in
      let finding = document.finding(
        Self.documentation, at: list,
        "The capability \"\(capability.name)\" is missing, which <\(tree.name(of: capability.node))> needs.",
        help:
          "Add <capability name=\"\(capability.name)\" minToolsVersion=\"\(capability.version)\"/>, or save the document with Xcode."
      )
      return (list, capability.name, capability.version, finding)
    }
  }
}

extension MissingCapability: FixingRule {
  /// The row comes where Xcode puts it: capabilities are sorted by name, behind everything else.
  public func fixes(in document: LintedDocument) -> [Fix] {
    missing(in: document).map { list, name, version, finding in
      Fix(
        finding,
        .edit { tree in
          let row = tree.makeElement("capability", at: tree.place(of: list))
          tree.setAttribute("name", name, of: row)
          tree.setAttribute("minToolsVersion", version, of: row)
          let next = tree.elements(of: list).first {
            tree.name(of: $0) == "capability" && (tree.attribute("name", of: $0) ?? "") > name
          }
          if let next { tree.insert(row, before: next) } else { tree.append(row, to: list) }
        })
    }
  }
}
