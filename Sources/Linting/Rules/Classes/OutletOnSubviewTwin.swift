public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `outlet-on-subview-twin`: of two objects of one class, the inner has the outlets that the outer needs.
public struct OutletOnSubviewTwin: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "outlet-on-subview-twin", severity: .warning,
    summary: "File's Owner or an outer view has the class of an inner view, and only the inner one is connected.",
    why: """
      Two objects of the class are made. The outlets of the one that was not connected stay nil; and a view that loads \
      the document in its init(coder:) makes itself again without end.
      """,
    example: #"File's Owner and the view both have the class BadgeView; the outlets hang on the view"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    document.foundObjects.flatMap { outer, info -> [Diagnostic] in
      let outlets = Set(info.outlets.map(\.name))
      guard !outlets.isEmpty, !connects(outer.node, any: outlets, in: document) else { return [] }
      let inner = document.customObjects.first { inner in
        inner.node != outer.node && inner.className == outer.className && inner.module == outer.module
          && connects(inner.node, any: outlets, in: document) && isOuter(outer, of: inner, in: document)
      }
      guard let inner else { return [] }
      let line = document.tree.location(of: inner.node).line
      return [
        document.finding(
          Self.documentation, at: outer.node, attribute: "customClass",
          "This \"\(outer.className)\" has no outlet connected; its twin inside it, in line \(line), has them.",
          help: "Give the class to one of the two only.")
      ]
    }
  }

  private func connects(_ node: XMLNode, any outlets: Set<String>, in document: LintedDocument) -> Bool {
    document.connections(of: node, named: LintedDocument.outletNames).contains {
      document.tree.attribute("property", of: $0).map(outlets.contains) == true
    }
  }

  /// Whether one holds the other, as File's Owner holds the one top-level object.
  private func isOuter(_ outer: CustomObject, of inner: CustomObject, in document: LintedDocument) -> Bool {
    if outer.isPlaceholder { return outer.node == document.filesOwner && document.topLevelObjects == [inner.node] }
    return document.ancestors(of: inner.node).contains(outer.node)
  }
}
