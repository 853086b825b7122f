public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `relative-to-margin`: a constraint to a margin.
public struct RelativeToMargin: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "relative-to-margin", severity: .info, summary: "A constraint is relative to a view's margin.",
    why: """
      Margins differ by device, by the width of the window and by iOS version, so that a distance to one is not the \
      number that the design names. Teams that want exact distances pin to edges.
      """,
    example: #"<constraint firstAttribute="leading" secondAttribute="leadingMargin" …/>"#, isOnByDefault: false)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    return document.constraintFacts.all.compactMap { constraint in
      let isFirst = isMargin(constraint.firstAttribute)
      guard isFirst || isMargin(constraint.secondAttribute) else { return nil }
      let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
      return document.finding(
        Self.documentation, at: constraint.node, attribute: isFirst ? "firstAttribute" : "secondAttribute",
        "The constraint is relative to \(attribute.rawValue).",
        help: "Uncheck \"Relative to margin\" in Interface Builder, and set the constant that the design names.")
    }
  }

  private func isMargin(_ attribute: NSLayoutConstraint.Attribute) -> Bool { attribute.rawValue.contains("Margin") }
}
