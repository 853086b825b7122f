public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `launch-illegal-object`: an object that needs a running app.
public struct LaunchIllegalObject: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "launch-illegal-object", severity: .error,
    summary: "A launch screen has an object that it may not have.",
    why: """
      The system draws a launch screen without running the app: ibtool stops for a web view, and actions have \
      nobody to be sent to.
      """,
    example: #"<webView …/> or <action …/> in a launch screen"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isLaunchScreen else { return [] }
    let nodes = ["webView", "wkWebView", "action"].flatMap { document.elements(named: $0) }
    return nodes.map { node in
      document.finding(
        Self.documentation, at: node, "A launch screen may not have <\(document.tree.name(of: node))>.",
        help: "Remove it: no code runs while the launch screen shows.")
    }
  }
}
