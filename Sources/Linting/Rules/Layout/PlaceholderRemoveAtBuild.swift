public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `placeholder-remove-at-build`: a constraint that the app never sees.
public struct PlaceholderRemoveAtBuild: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "placeholder-remove-at-build", severity: .warning,
    summary: "A constraint is removed when the document is built.",
    why: """
      With "Remove at build time" the constraint only quiets Interface Builder. Unless code adds another one in its \
      place, the layout is ambiguous at run time, and UIKit picks some size, often zero.
      """,
    example: #"<constraint firstAttribute="height" constant="100" placeholder="YES" …/>"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    return document.constraintFacts.all.compactMap { constraint in
      guard constraint.isPlaceholder else { return nil }
      return document.finding(
        Self.documentation, at: constraint.node, attribute: "placeholder",
        "The constraint is removed when the document is built.",
        help: "Make sure that code adds what takes its place, or uncheck \"Remove at build time\".")
    }
  }
}
