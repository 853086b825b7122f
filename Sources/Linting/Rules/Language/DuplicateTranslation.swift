public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `i18n-duplicate-text`: one text, two translations.
public struct DuplicateTranslation: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "i18n-duplicate-text", severity: .info,
    summary: "One text of a document is translated in different ways into one language.",
    why: """
      The same button is called "Abbrechen" on one screen and "Zurück" on the next. Every object has an entry of its \
      own, so that a text that is there twice is translated twice, often by different people.
      """,
    example: #""a.text" = "Weiter"; and "b.text" = "Fortfahren"; for two labels "Continue""#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard let translations = document.translations else { return [] }
    let texts = Dictionary(grouping: document.userTexts.filter(\.isTranslatable), by: \.text).filter { $1.count > 1 }
    guard !texts.isEmpty else { return [] }
    var found: [Diagnostic] = []
    for (language, tables) in Dictionary(grouping: translations.tables, by: \.language).sorted(by: { $0.key < $1.key })
    {
      var values: [String: String] = [:]
      for entry in tables.flatMap(\.entries) where entry.isTranslated && !entry.value.isEmpty {
        values[entry.key] = entry.value
      }
      for (text, places) in texts.sorted(by: { $0.key < $1.key }) {
        let translated = places.compactMap { place in
          place.keys.lazy.compactMap { values["\(place.objectID).\($0)"] }.first.map { (place, $0) }
        }
        guard let first = translated.first,
          let other = translated.first(where: { $0.1.lowercased() != first.1.lowercased() })
        else { continue }
        found.append(
          document.finding(
            Self.documentation, at: other.0.node, attribute: other.0.attribute,
            "The text \"\(text.prefix(40))\" is \"\(other.1.prefix(40))\" here in \"\(language)\" and \"\(first.1.prefix(40))\" in \"\(first.0.objectID)\".",
            help: "Translate it the same way, or leave it if the two mean different things."))
      }
    }
    return found
  }
}
