public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `stack-one-child`: a stack of one.
public struct StackOneChild: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "stack-one-child", severity: .info, summary: "A stack view arranges one view only.",
    why: "There is nothing to arrange: the view can stand in the stack's place, pinned by four constraints.",
    example: #"<stackView …><subviews><label …/></subviews></stackView>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    let tree = document.tree
    return document.elements(named: "stackView").compactMap { stack in
      guard let list = tree.element(named: "subviews", of: stack), tree.attribute("customClass", of: stack) == nil,
        let id = tree.attribute("id", of: stack), !document.constraintFacts.connected.contains(id),
        tree.attribute("layoutMarginsRelativeArrangement", of: stack) != "YES"
      else { return nil }
      let arranged = Array(tree.elements(of: list))
      guard arranged.count == 1 else { return nil }
      return document.finding(
        Self.documentation, at: stack,
        "The stack view arranges one view only, \(document.document.label(of: arranged[0])).",
        help: "Put the view in the stack's place.")
    }
  }
}
