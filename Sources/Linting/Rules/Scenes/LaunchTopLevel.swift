public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `launch-top-level`: a launch screen without a beginning.
public struct LaunchTopLevel: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "launch-top-level", severity: .error,
    summary: "A launch screen has not exactly one beginning.",
    why: """
      The system shows the initial view controller of a launch storyboard, or the only view of a launch xib. \
      Without one the screen stays black, and the app runs in a frame for an older device.
      """,
    example: #"<document launchScreen="YES" …> without initialViewController"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isLaunchScreen else { return [] }
    let tree = document.tree
    if document.isStoryboard {
      guard SceneEntries(of: document).initial == nil else { return [] }
      return [
        document.finding(
          Self.documentation, at: document.document.root, "The launch storyboard has no initial view controller.",
          help: "Mark its scene with \"Is Initial View Controller\".")
      ]
    }
    guard let objects = tree.element(named: "objects", of: document.document.root) else { return [] }
    let topLevel = tree.elements(of: objects).filter { tree.name(of: $0) != "placeholder" }
    guard topLevel.count != 1 else { return [] }
    return [
      document.finding(
        Self.documentation, at: topLevel.dropFirst().first ?? objects,
        "The launch screen has \(topLevel.count) top-level objects; it must have one view.",
        help: "Leave one view in it.")
    ]
  }
}
