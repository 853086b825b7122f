public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `constraint-missing-trailing`: a text that nothing stops.
public struct ConstraintMissingTrailing: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "constraint-missing-trailing", severity: .warning,
    summary: "Nothing keeps the end of a text away from its neighbours and the edge of the screen.",
    why: """
      The label starts somewhere and is as wide as its text. A longer text, in another language or at a larger text \
      size, runs over what is beside it and out of the screen instead of being wrapped or cut off.
      """,
    example: #"<label text="Name" …/> with constraints for leading and top only"#)

  public init() {}

  private static let starts: Set<NSLayoutConstraint.Attribute> = [.leading, .left, .leadingMargin, .leftMargin]
  private static let ends: Set<NSLayoutConstraint.Attribute> = [
    .trailing, .right, .trailingMargin, .rightMargin, .width, .centerX, .centerXWithinMargins,
  ]

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    let tree = document.tree
    return document.elements(named: "label").compactMap { label in
      guard let id = tree.attribute("id", of: label), document.superview(of: label) != nil,
        tree.attribute("translatesAutoresizingMaskIntoConstraints", of: label) == "NO", !document.isArranged(label),
        let text = tree.attribute("text", of: label), text.hasWords
      else { return nil }
      let constraints = document.constraintFacts.constraints(of: id)
      guard let start = constraints.first(where: { $0.mentions(id, Self.starts) }),
        !constraints.contains(where: { $0.mentions(id, Self.ends) })
      else { return nil }
      let line = tree.location(of: start.node).line
      return document.finding(
        Self.documentation, at: label,
        "The label with the text \"\(text.prefix(40))\" has a leading edge (line \(line)) and nothing that stops its end.",
        help: "Add a trailing constraint, ≥ 0 if it need not be filled.")
    }
  }
}
