import HeadlessUIKit

extension Vocabulary {
  static let popoverPassthroughViews = Vocabulary(value: "popoverPassthroughViews")

  /// Names a view that stays alive while the popover is shown; it is no view itself.
  static let popoverPassthroughView = Vocabulary(
    value: "popoverPassthroughViews/view", rows: [.attribute("reference", .reference)])
}
