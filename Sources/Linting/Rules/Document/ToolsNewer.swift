public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `doc-tools-newer`: saved by a newer Xcode than the team has agreed on.
public struct ToolsNewer: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "doc-tools-newer", severity: .warning,
    summary: "The document was saved by a newer version of Interface Builder than the team allows.",
    why: """
      An older Xcode may refuse to open what a newer one wrote, and rewrites it when it does, so that the document goes \
      back and forth between the members of a team.
      """,
    example: #"<document … toolsVersion="23504">"#, isOnByDefault: false,
    parameters: [.init("maximum", default: .number(23_504), "The newest toolsVersion that is allowed.")])

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let maximum = document.settings.number("maximum", of: Self.documentation)
    guard document.document.toolsVersion > maximum,
      let text = document.tree.attribute("toolsVersion", of: document.document.root)
    else { return [] }
    return [
      document.finding(
        Self.documentation, at: document.document.root, attribute: "toolsVersion",
        "The document was saved by version \(text) of Interface Builder; the newest that is allowed is \(Int(exactly: maximum.rounded()) ?? 0).",
        help: "Save it with the Xcode that the team has agreed on.")
    ]
  }
}
