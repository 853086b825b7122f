public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `a11y-udra-user-text`: words for people in a runtime attribute.
public struct RuntimeUserText: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "a11y-udra-user-text", severity: .warning,
    summary: "A runtime attribute of the type String sets a text that people read or hear.",
    why: """
      A runtime attribute of the type String is not exported for translation: VoiceOver speaks the developer's language \
      to everybody. The accessibility fields of the identity inspector are, and so is the type "Localized String".
      """,
    example: #"<userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Close"/>"#)

  public init() {}

  private static let keyPaths: Set<String> = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "text", "title", "placeholder", "prompt",
    "titleLabel.text", "headerTitle", "footerTitle",
  ]

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported else { return [] }
    let tree = document.tree
    return document.elements(named: "userDefinedRuntimeAttribute").compactMap { node in
      guard tree.attribute("type", of: node) == "string", tree.attribute("localized", of: node) != "YES",
        let keyPath = tree.attribute("keyPath", of: node),
        Self.keyPaths.contains(keyPath)
      else { return nil }
      let text = tree.attribute("value", of: node) ?? document.child("value", of: node).map { tree.text(of: $0) } ?? ""
      guard text.contains(where: \.isLetter) else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: "keyPath",
        "The runtime attribute \"\(keyPath)\" is a text for people, \"\(text.prefix(40))\", and is not translated.",
        help: keyPath.hasPrefix("accessibility")
          ? "Say it in the accessibility section of the identity inspector." : "Choose the type \"Localized String\".")
    }
  }
}
