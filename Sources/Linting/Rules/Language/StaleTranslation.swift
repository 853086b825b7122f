public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `i18n-stale`: a translation of something that is gone.
public struct StaleTranslation: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "i18n-stale", severity: .info,
    summary: "A table translates a text of an object that the document does not have.",
    why: """
      Nothing happens at run time. Translators are paid for texts that nobody sees, and the app carries them. Xcode adds \
      entries to a table, and never takes one away. Keys of a form that objects do not have are left alone.
      """,
    example: #""aBc-dE-fGh.text" = "Anmelden"; in de.lproj/Main.strings, where Main.storyboard has no such object"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isSupported, let translations = document.translations else { return [] }
    var told: Set<String> = []
    return translations.tables.flatMap { table in
      table.entries.compactMap { entry -> Diagnostic? in
        guard let point = entry.key.firstIndex(of: "."), isObjectID(entry.key[..<point]),
          document.nodesByID[String(entry.key[..<point])] == nil || entry.isStale,
          // A catalogue has one entry for all languages.
          told.insert("\(table.file):\(entry.location.line):\(entry.key)").inserted
        else { return nil }
        return Diagnostic(
          rule: Self.documentation.id, severity: Self.documentation.severity, document: table.file,
          location: entry.location, objectID: String(entry.key[..<point]),
          message: "\"\(document.document.name)\" has nothing that the key \"\(entry.key)\" is for.",
          help: "Remove the entry.")
      }
    }
  }

  /// Whether a word has the form of Xcode's ids, `aBc-dE-fGh`, or of those before: a number.
  private func isObjectID(_ word: Substring) -> Bool {
    if word.allSatisfy(\.isNumber) { return !word.isEmpty }
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3] && parts.joined().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
