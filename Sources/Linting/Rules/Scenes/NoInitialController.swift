public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `storyboard-no-initial`: a storyboard without a beginning.
public struct NoInitialController: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "storyboard-no-initial", severity: .warning,
    summary: "A storyboard has no initial view controller, and no scene that code could name.",
    why: """
      instantiateInitialViewController() gives nil: an app whose main storyboard it is starts with a black screen \
      and logs \"Failed to instantiate the default view controller\".
      """,
    example: #"<document type="…Storyboard.XIB"> without initialViewController"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard !document.controllers.isEmpty, SceneEntries(of: document).isEmpty else { return [] }
    return [
      document.finding(
        Self.documentation, at: document.document.root,
        "The storyboard has no initial view controller, and no scene has a storyboard identifier.",
        help: "Mark a scene with \"Is Initial View Controller\", or give the scenes identifiers.")
    ]
  }
}
