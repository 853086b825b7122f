public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `layout-scroll-content`: a scroll view that does not know how far it scrolls.
public struct LayoutScrollContent: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "layout-scroll-content", severity: .error,
    summary: "The constraints do not say how large the content of a scroll view is.",
    why: """
      What is in a scroll view is constrained to its content, whose size must follow: a chain of constraints from one \
      edge to the other, in each direction. Without it the content size is 0 and nothing scrolls, or it is anything.
      """,
    example: #"<scrollView …> with a view that is pinned to its top, leading and trailing edges only"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints else { return [] }
    return document.layout.openings.compactMap { opening in
      let open = opening.freedoms.filter { $0.quantity == .contentWidth || $0.quantity == .contentHeight }
      guard !open.isEmpty, let node = document.node(of: opening.view) else { return nil }
      let words = open.map { $0.quantity == .contentWidth ? "wide" : "high" }.joined(separator: " and how ")
      return document.finding(
        Self.documentation, at: node,
        "The constraints do not say how \(words) the content of \(document.document.label(of: node)) is.",
        help: "Pin the content to both edges of that direction, and give it a size that does not depend on the content."
      )
    }
  }
}
