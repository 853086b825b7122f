public import Diagnostics

/// `doc-too-large`: more than one person can review.
public struct TooLarge: SourceRule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-too-large", severity: .warning, summary: "The document is larger than the team allows.",
    why: """
      Xcode opens large storyboards slowly, every change of one scene is a conflict with every other, and a pull \
      request over them cannot be read.
      """,
    example: "a storyboard of forty scenes", isOnByDefault: false,
    parameters: [.init("maximumBytes", default: .number(500_000), "How many bytes a document may have.")])

  public init() {}

  public func check(_ source: LintedSource) -> [Diagnostic] {
    let maximum = source.number("maximumBytes", of: Self.documentation)
    guard Double(source.bytes.count) > maximum else { return [] }
    return [
      source.finding(
        Self.documentation, line: 1,
        "The document has \(source.bytes.count) bytes; at most \(Int(exactly: maximum.rounded()) ?? 0) are allowed.",
        help: "Move scenes to a storyboard of their own, and connect them by a storyboard reference.")
    ]
  }
}
