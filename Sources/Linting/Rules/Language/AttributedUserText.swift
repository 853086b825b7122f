public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `i18n-attributed`: a text with its own looks in a document that is translated.
public struct AttributedUserText: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "i18n-attributed", severity: .info,
    summary: "An attributed text stands in a document that is translated by tables.",
    why: """
      A table has plain texts only: an attributed one keeps the words of the document in every language, or loses its \
      looks. It is found when somebody tries the app in that language.
      """,
    example: #"<attributedString key="attributedText"> in Base.lproj, and de.lproj/Main.strings beside it"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, document.translations != nil else { return [] }
    let tree = document.tree
    return document.elements(named: "attributedString").compactMap { node in
      guard let key = tree.attribute("key", of: node), key == "attributedText" || key == "attributedTitle" else {
        return nil
      }
      let words = tree.elements(of: node).compactMap {
        tree.attribute("content", of: $0) ?? document.child("content", of: $0).map { tree.text(of: $0) }
      }
      .joined()
      guard words.contains(where: \.isLetter) else { return nil }
      return document.finding(
        Self.documentation, at: node, attribute: "key",
        "The attributed text \"\(words.prefix(40))\" cannot be translated by a table.",
        help: "Set the attributed text in code from a translated one, or use a plain text.")
    }
  }
}
