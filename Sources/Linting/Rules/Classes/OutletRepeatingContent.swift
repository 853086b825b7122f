public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `outlet-repeating-content`: an outlet from outside into a prototype.
public struct OutletRepeatingContent: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "outlet-repeating-content", severity: .error,
    summary: "An outlet leads from outside into a prototype cell.",
    why: """
      There are as many copies of a prototype as there are rows, so that no one object can be meant. Xcode stops the \
      build: "Outlets cannot be connected to repeating content".
      """,
    example: #"<outlet property="nameLabel" destination="…"/> of a controller, to a label in <prototypes>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    ["outlet", "outletCollection"].flatMap { document.allConnections(named: $0) }.compactMap { source, outlet in
      guard let id = document.tree.attribute("destination", of: outlet), let target = document.nodesByID[id],
        let prototype = prototype(around: target, in: document),
        !document.ancestors(of: source).contains(prototype)
      else { return nil }
      let name = document.tree.attribute("property", of: outlet) ?? ""
      return document.finding(
        Self.documentation, at: outlet, attribute: "destination",
        "The outlet \"\(name)\" leads into \"\(document.document.label(of: prototype))\", which repeats.",
        help: "Connect it to an outlet of the cell's own class instead.")
    }
  }

  private func prototype(around node: XMLNode, in document: LintedDocument) -> XMLNode? {
    document.ancestors(of: node).first { node in
      guard let parent = document.tree.parent(of: node) else { return false }
      let list = document.tree.name(of: parent)
      // A table's <cells> are static: each is there once. A collection's are prototypes.
      switch document.tree.name(of: node) {
      case "tableViewCell": return list == "prototypes"
      case "collectionViewCell": return list == "cells"
      default: return document.tree.name(of: node) == "collectionReusableView" && list == "collectionView"
      }
    }
  }
}
