public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `constraint-fixed-width-text`: a text that cannot grow.
public struct ConstraintFixedWidthText: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "constraint-fixed-width-text", severity: .warning,
    summary: "A label or button with a text has a fixed width.",
    why: """
      In a language with longer words, and at a larger text size, UILabel cuts the text off with an ellipsis.
      """,
    example: #"<constraint firstAttribute="width" constant="80" …/> in a label with the text "Cancel""#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    let facts = document.constraintFacts
    return facts.all.compactMap { constraint in
      guard constraint.isConstant, constraint.firstAttribute == .width, constraint.isRequiredEquality,
        !constraint.isPlaceholder, !constraint.isVaried, !facts.connected.contains(constraint.id),
        let view = document.nodesByID[constraint.firstID], let text = document.shownText(of: view), text.hasWords,
        !canShrink(view, in: document.tree)
      else { return nil }
      return document.finding(
        Self.documentation, at: constraint.node, attribute: "constant",
        "The \(document.tree.name(of: view)) with the text \"\(text.prefix(40))\" is always \(number(constraint.constant)) points wide.",
        help: "Use ≥, or pin its edges and let the content decide.")
    }
  }

  private func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }

  /// Whether the text wraps or gets smaller instead of being cut off.
  private func canShrink(_ view: XMLNode, in tree: XMLTree) -> Bool {
    if tree.attribute("adjustsFontSizeToFit", of: view) == "YES" { return true }
    guard tree.name(of: view) == "label" else { return false }
    if let lines = tree.attribute("numberOfLines", of: view), lines != "1" { return true }
    return tree.attribute("minimumScaleFactor", of: view) != nil
      || tree.attribute("minimumFontSize", of: view) != nil
        && tree.attribute("adjustsFontSizeToFit", of: view) != "NO"
  }
}
