public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `a11y-identifier`: a control that tests cannot find.
public struct MissingAccessibilityIdentifier: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "a11y-identifier", severity: .info, summary: "A control has no accessibility identifier.",
    why: """
      User interface tests find controls by their identifiers; without one they must go by the text, which changes with \
      every wording and language. Nobody hears identifiers.
      """,
    example: #"<button …/> without <accessibility key="accessibilityConfiguration" identifier="…"/>"#,
    isOnByDefault: false)

  public init() {}

  private static let elements: Set<String> = [
    "button", "textField", "textView", "switch", "slider", "stepper", "segmentedControl", "searchBar", "datePicker",
    "pickerView",
  ]

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, !document.isLaunchScreen else { return [] }
    return document.identified.compactMap { _, node in
      let element = document.tree.name(of: node)
      guard Self.elements.contains(element), (document.accessibility(of: node).identifier ?? "").isEmpty else {
        return nil
      }
      return document.finding(
        Self.documentation, at: node, "The <\(element)> has no accessibility identifier.",
        help: "Give it one in the identity inspector.")
    }
  }
}
