public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `a11y-label-role-word`: a label that says what VoiceOver says anyway.
public struct LabelRoleWord: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "a11y-label-role-word", severity: .info, summary: "An accessibility label ends with what the object is.",
    why: """
      VoiceOver reads the label and then what the object is: "Close button, button". Words that are heard at every step \
      make a screen long.
      """,
    example: #"<button …><accessibility key="accessibilityConfiguration" label="Close button"/></button>"#)

  public init() {}

  private static let words: [String: [String]] = [
    "button": ["button", "btn"], "barButtonItem": ["button", "btn"],
    "imageView": ["image", "picture", "icon", "photo"],
    "switch": ["switch", "toggle"], "slider": ["slider"], "textField": ["text field", "textfield", "field"],
    "searchBar": ["search field", "search bar"], "tabBarItem": ["tab"], "stepper": ["stepper"],
    "label": ["label", "text"], "textView": ["text view"], "tableViewCell": ["cell"], "pageControl": ["page control"],
  ]

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, document.saysAccessibility else { return [] }
    return document.identified.compactMap { _, node in
      guard let words = Self.words[document.tree.name(of: node)],
        let label = document.accessibility(of: node).label,
        let word = words.first(where: { label.text.lowercased().hasSuffix(" " + $0) })
      else { return nil }
      return document.finding(
        Self.documentation, at: label.node, attribute: label.attribute,
        "The accessibility label \"\(label.text)\" ends with \"\(word)\", which VoiceOver says anyway.",
        help: "Leave the word out.")
    }
  }
}
