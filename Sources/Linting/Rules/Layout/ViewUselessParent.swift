public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `view-useless-parent`: a view that only holds another one.
public struct ViewUselessParent: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "view-useless-parent", severity: .info,
    summary: "A plain view shows nothing and holds one view that fills it.",
    why: "It is made, laid out and drawn for nothing: what is in it could stand in its place.",
    example: #"<view><subviews><label …/></subviews> and four constraints of constant 0"#)

  public init() {}

  /// What a view may say without being of use.
  private static let plain: Set<String> = [
    "id", "contentMode", "translatesAutoresizingMaskIntoConstraints", "opaque", "clearsContextBeforeDrawing",
    "misplaced", "ambiguous", "fixedFrame",
  ]
  private static let plainElements: Set<String> = ["rect", "autoresizingMask", "subviews", "constraints"]
  private static let edges: [Set<NSLayoutConstraint.Attribute>] = [
    [.leading, .left], [.trailing, .right], [.top], [.bottom],
  ]

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    let tree = document.tree
    return document.elements(named: "view").compactMap { view in
      guard document.superview(of: view) != nil, isPlain(view, in: document), let id = tree.attribute("id", of: view),
        !document.constraintFacts.connected.contains(id), let list = tree.element(named: "subviews", of: view)
      else { return nil }
      let children = Array(tree.elements(of: list))
      guard children.count == 1, let child = tree.attribute("id", of: children[0]), fills(child, id, in: document)
      else { return nil }
      return document.finding(
        Self.documentation, at: view,
        "The view shows nothing and is filled by the only view in it, \(document.document.label(of: children[0])).",
        help: "Put the inner view in its place.")
    }
  }

  private func isPlain(_ view: XMLNode, in document: LintedDocument) -> Bool {
    let tree = document.tree
    return tree.attributes(of: view).allSatisfy { Self.plain.contains(tree.names[$0.nameIndex]) }
      && tree.elements(of: view).allSatisfy { Self.plainElements.contains(tree.name(of: $0)) }
  }

  private func fills(_ child: String, _ view: String, in document: LintedDocument) -> Bool {
    let between = document.constraintFacts.constraints(of: child).filter { constraint in
      constraint.isRequiredEquality && constraint.constant == 0 && constraint.multiplier == 1 && !constraint.isVaried
        && Set([constraint.firstID, constraint.secondID ?? ""]) == [child, view]
        && constraint.firstAttribute == constraint.secondAttribute
    }
    return Self.edges.allSatisfy { edge in between.contains { edge.contains($0.firstAttribute) } }
  }
}
