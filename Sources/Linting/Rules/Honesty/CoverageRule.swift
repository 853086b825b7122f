public import Diagnostics
import InterfaceBuilder

/// `coverage`: how much of a document this tool did not understand.
public struct CoverageRule: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "coverage", severity: .info, summary: "Some of the document is not understood by this tool.",
    why: """
      What is not understood is not checked, laid out or drawn. This finding says so, so that silence about a document \
      means something.
      """,
    example: "an element of a kind that came with a newer Xcode", isErrorWhenStrict: true)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let unknown = document.unknown
    guard !unknown.isEmpty else { return [] }
    let elements = unknown.filter { $0.rule == UnknownElement.documentation.id }.count
    let attributes = unknown.count - elements
    let parts = [count(elements, "element"), count(attributes, "attribute")].compactMap { $0 }.joined(
      separator: " and ")
    return [
      document.finding(
        Self.documentation, at: document.document.root,
        "\(parts) of the document \(unknown.count == 1 ? "is" : "are") not understood.",
        help: "List them with \"xibc coverage\".")
    ]
  }

  private func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
