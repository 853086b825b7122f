public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `safe-area-off`: a document that does not know of notches.
public struct SafeAreaOff: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "safe-area-off", severity: .info, summary: "A document with screens does not use safe areas.",
    why: """
      Constraints can only go to the edges of the screen or to the guides of iOS 7. On phones with round corners \
      content lies under the home indicator and, on its side, under the notch.
      """,
    example: #"<document useAutolayout="YES" … > without useSafeAreas="YES""#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.usesConstraints, !document.document.usesSafeAreas, document.platform == .iOS else { return [] }
    let tree = document.tree
    let hasScreen = document.controllers.contains { controller in
      tree.elements(of: controller).contains {
        tree.attribute("key", of: $0) == "view" && tree.element(named: "subviews", of: $0) != nil
      }
    }
    guard hasScreen else { return [] }
    return [
      document.finding(
        Self.documentation, at: document.document.root,
        "The document has screens and does not use safe areas.",
        help: "Check \"Use Safe Area Layout Guides\" in Interface Builder's file inspector.")
    ]
  }
}
