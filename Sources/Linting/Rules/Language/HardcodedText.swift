public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `i18n-hardcoded`: a text that can be in one language only.
public struct HardcodedText: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "i18n-hardcoded", severity: .warning, summary: "A document that is not set up for translation has texts.",
    why: """
      Only documents in an .lproj folder are translated: the words of any other are shown in every language as they \
      are. Texts that code replaces are told too, as a document does not say which these are.
      """,
    example: #"<label text="Sign in" …/> in Login.xib, which lies in no Base.lproj"#, isOnByDefault: false)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let folders = document.document.name.split(separator: "/").dropLast()
    guard folders.last?.hasSuffix(".lproj") != true else { return [] }
    return document.userTexts.filter(\.isTranslatable).map { text in
      document.finding(
        Self.documentation, at: text.node, attribute: text.attribute,
        "The text \"\(text.text.prefix(60))\" cannot be translated.",
        help: "Press \"Localize…\" in the file inspector, or set the text in code.")
    }
  }
}
