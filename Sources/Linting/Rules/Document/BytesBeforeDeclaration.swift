public import Diagnostics

/// `doc-bytes-before-declaration`: something invisible at the beginning.
public struct BytesBeforeDeclaration: SourceRule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-bytes-before-declaration", severity: .info,
    summary: "A byte order mark or blank lines stand before the XML declaration.",
    why: """
      An XML declaration must be the very first thing. Xcode and this tool read the document all the same; other \
      programs refuse it, and Xcode drops the bytes when it saves.
      """,
    example: "an empty line, then <?xml version=\"1.0\" encoding=\"UTF-8\"?>")

  public init() {}

  public func check(_ source: LintedSource) -> [Diagnostic] {
    let hasMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let blanks = source.bytes.dropFirst(hasMark ? 3 : 0).prefix { [0x20, 0x09, 0x0D, 0x0A].contains($0) }.count
    guard hasMark || blanks > 0, source.has("<?xml", at: (hasMark ? 3 : 0) + blanks) else { return [] }
    return [
      source.finding(
        Self.documentation, line: 1,
        hasMark
          ? "A byte order mark stands before the XML declaration."
          : "Blanks or empty lines stand before the XML declaration.",
        help: "Remove what stands before \"<?xml\".")
    ]
  }
}
