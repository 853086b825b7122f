public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `i18n-missing`: a text that a language lacks.
public struct MissingTranslation: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "i18n-missing", severity: .warning, summary: "A text is not translated into a language that others are.",
    why: """
      UIKit looks texts of Base.lproj up in the table of the user's language by "ObjectID.property". Without an entry the \
      text of the document is shown: one foreign word on a screen. Tables are Name.strings, Name.stringsdict and \
      Name.xcstrings beside the document's folder.
      """,
    example: #"a label in Base.lproj/Main.storyboard, whose id is in no entry of de.lproj/Main.strings"#,
    parameters: [
      .init("developmentLanguage", default: .text("en"), "The language of the documents, which needs no table.")
    ])

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard let translations = document.translations else { return [] }
    let own = document.settings.text("developmentLanguage", of: Self.documentation)
    var found: [Diagnostic] = []
    let without = translations.languagesWithout.filter { $0 != own }
    if !without.isEmpty {
      found.append(
        document.finding(
          Self.documentation, at: document.document.root,
          "The document has no table for \(Self.list(without)), which other texts of the app are translated into.",
          help: "Add the language in the file inspector of the document."))
    }
    // A table that could not be read to its end says nothing about what is not in it.
    let tables = translations.tables.filter { $0.language != own && !$0.language.isEmpty && $0.problems.isEmpty }
    let byLanguage = Dictionary(grouping: tables, by: \.language).sorted { $0.key < $1.key }.map { language, tables in
      (language, TranslatedKeys(tables))
    }
    for text in document.userTexts where text.isTranslatable {
      let missing = byLanguage.filter { !$0.1.has(text) }.map(\.0)
      guard !missing.isEmpty else { continue }
      found.append(
        document.finding(
          Self.documentation, at: text.node, attribute: text.attribute,
          "The text \"\(text.text.prefix(60))\" is not translated into \(Self.list(missing)).",
          help: "Add \"\(text.objectID).\(text.keys.first ?? "text")\" to the table."))
    }
    return found
  }

  /// At most four, and how many more.
  private static func list(_ languages: [String]) -> String {
    let shown = languages.prefix(4).map { "\"\($0)\"" }.joined(separator: ", ")
    return languages.count > 4 ? "\(shown) and \(languages.count - 4) more" : shown
  }
}

/// The keys that tables of one language translate, by the object that they are for.
struct TranslatedKeys {
  private var properties: [String: [String]] = [:]

  init(_ tables: [StringTable]) {
    for entry in tables.flatMap(\.entries) where entry.isTranslated {
      guard let point = entry.key.firstIndex(of: ".") else { continue }
      properties[String(entry.key[..<point]), default: []].append(String(entry.key[entry.key.index(after: point)...]))
    }
  }

  func has(_ text: UserText) -> Bool {
    (properties[text.objectID] ?? []).contains { property in text.keys.contains { property.hasPrefix($0) } }
  }
}
