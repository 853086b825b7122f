public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `property-ib-only`: a size that only Interface Builder knows.
public struct PropertyOnlyInInterfaceBuilder: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "property-ib-only", severity: .warning,
    summary: "A plain view has its size from a placeholder, which is not compiled.",
    why: """
      "Intrinsic Size: Placeholder" is for Interface Builder alone. At run time a plain UIView wants no size: its \
      layout is ambiguous, and it usually has none. A view of a class of the app may bring its own size, and is not told.
      """,
    example: #"<view placeholderIntrinsicWidth="240" placeholderIntrinsicHeight="128" …/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    let tree = document.tree
    return document.elements(named: "view").flatMap { node -> [Diagnostic] in
      guard tree.attribute("customClass", of: node) == nil, tree.element(named: "subviews", of: node) == nil else {
        return []
      }
      lazy var fixed = constrained(node, in: document)
      return [("placeholderIntrinsicWidth", "width"), ("placeholderIntrinsicHeight", "height")].compactMap {
        attribute, measure in
        guard let value = tree.attribute(attribute, of: node), Double(value) != nil, !fixed.contains(measure) else {
          return nil
        }
        return document.finding(
          Self.documentation, at: node, attribute: attribute,
          "The \(measure) of \(value) points is there in Interface Builder only; at run time the view wants none.",
          help: "Add a constraint for the \(measure), or a class that has an intrinsic content size.")
      }
    }
  }

  /// The measures that constraints of its own, or its place in others, give the view.
  private func constrained(_ node: XMLNode, in document: LintedDocument) -> Set<String> {
    let tree = document.tree
    guard let id = tree.attribute("id", of: node) else { return [] }
    var found: Set<String> = []
    var sides: [String: Set<String>] = ["width": [], "height": []]
    for constraint in document.elements(named: "constraint") {
      let isOwn = tree.parent(of: constraint).flatMap { tree.parent(of: $0) } == node
      for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
        let names = tree.attribute(item, of: constraint) ?? (item == "firstItem" && isOwn ? id : nil)
        guard names == id, let side = tree.attribute(attribute, of: constraint) else { continue }
        switch side {
        case "width", "height": found.insert(side)
        case "leading", "left", "leadingMargin", "leftMargin", "trailing", "right", "trailingMargin", "rightMargin",
          "centerX":
          sides["width"]?.insert(side)
        default: sides["height"]?.insert(side)
        }
      }
    }
    // Two places on an axis say how long the view is.
    for (measure, places) in sides where places.count > 1 { found.insert(measure) }
    return found
  }
}
