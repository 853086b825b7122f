import HeadlessUIKit

extension Vocabulary {
  /// Leads from one scene to another. Inside a segue: what a peek previews and commits to.
  static let segue = Vocabulary(
    value: "segue",
    rows: [
      .attribute("id"), .attribute("destination", .reference), .attribute("kind", SegueKind.self),
      .attribute("identifier"), .attribute("relationship"), .attribute("reference", .reference),
      .attribute("unwindAction"), .attribute("customClass"), .attribute("customModule"),
      .attribute("customModuleProvider"), .attribute("popoverAnchorBarButtonItem", .reference),
      .attribute("popoverAnchorView", .reference),
      .attribute("modalPresentationStyle", UIViewController.ModalPresentationStyle.self),
      .attribute("modalTransitionStyle", UIViewController.ModalTransitionStyle.self),
      .attribute("destinationCreationSelector"), .attribute("inheritsFrom"), .attribute("animates", .bool),
      .attribute("trigger"), .attribute("action"), .attribute("splitViewControllerTargetIndex", .integer),
    ])

  static let popoverPassthroughViews = Vocabulary(value: "popoverPassthroughViews")

  /// Whatever else is named among the views that stay alive.
  static let popoverPassthroughObject = Vocabulary(
    value: "popoverPassthroughViews/*", rows: [.attribute("reference", .reference)])
}
