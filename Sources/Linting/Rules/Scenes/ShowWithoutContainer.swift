public import Diagnostics
import InterfaceBuilder
import MarkupXML

/// `segue-show-no-container`: a push without navigation.
public struct ShowWithoutContainer: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "segue-show-no-container", severity: .info,
    summary: "A push begins at the initial controller of a main storyboard, and no navigation controller holds that.",
    why: """
      A show segue presents the scene modally then, without a way back; the older push segue aborts: \"Push \
      segues can only be used when the source controller is managed by an instance of UINavigationController\".
      """,
    example: #"<segue kind="show" …/> of an initial view controller without navigation controller"#)

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    let tree = document.tree
    // Other storyboards are opened by code, which may well push their initial controller.
    let file = document.fileName
    guard file.hasPrefix("Main"), let initial = SceneEntries(of: document).initial else { return [] }
    let segues = document.elements(named: "segue")
    let isHeld = segues.contains { tree.attribute("destination", of: $0) == initial }
    guard !isHeld, let controller = document.nodesByID[initial],
      document.controllers.contains(controller),
      ["viewController", "tableViewController", "collectionViewController", "pageViewController"]
        .contains(tree.name(of: controller)), let scene = document.scene(of: controller)
    else { return [] }
    return segues.filter { node in
      ["show", "push"].contains(tree.attribute("kind", of: node) ?? "") && document.scene(of: node) == scene
    }.map { node in
      document.finding(
        Self.documentation, at: node, attribute: "kind",
        "The segue pushes a scene, but the initial view controller, where it begins, is in no navigation controller.",
        help: "Embed the controller in a navigation controller, or present the scene modally.")
    }
  }
}
