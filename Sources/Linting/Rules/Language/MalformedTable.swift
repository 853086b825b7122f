public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `i18n-malformed`: a table of translations that cannot be read.
public struct MalformedTable: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "i18n-malformed", severity: .error, summary: "A table of the document's translations has a mistake.",
    why: """
      Xcode stops the build: "Couldn't parse property list because the input data was in an invalid format", without \
      the line. What does reach the app is not read behind the mistake, and the texts are those of the document.
      """,
    example: #""aBc-dE-fGh.text" = "Anmelden" without its semicolon in de.lproj/Main.strings"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    (document.translations?.tables ?? []).flatMap { table in
      table.problems.map { problem in
        Diagnostic(
          rule: Self.documentation.id, severity: Self.documentation.severity, document: table.file,
          location: problem.location, message: problem.message, help: "Mend the line.")
      }
    }
  }
}
