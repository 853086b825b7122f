public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `launch-single-size`: a launch screen that is right on one device only.
public struct LaunchSingleSize: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "launch-single-size", severity: .warning,
    summary: "A view of a launch screen is placed for the one screen that it was drawn on.",
    why: """
      A launch screen is shown at the size of every device and window. A view without constraints that is not tied to \
      the middle or the far edge stays where it was drawn: it is off the middle, or does not fill the screen.
      """,
    example: "an image view in the middle of an iPhone 8's launch screen, without constraints")

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.isLaunchScreen, document.isSupported else { return [] }
    let solved = document.solved
    return solved.roots.flatMap { root -> [Diagnostic] in
      root.subviews.compactMap { view in
        guard let placement = solved[view], isFixed(view, placement.node, in: document),
          isMeantForScreen(placement.frame, root.bounds)
        else { return nil }
        return document.finding(
          Self.documentation, at: placement.node,
          "The view stays where it was drawn on a screen of \(NumberWords.short(root.bounds.width)) × \(NumberWords.short(root.bounds.height)) points.",
          help: "Add constraints to the middle or to the edges.")
      }
    }
  }

  /// Whether nothing moves or stretches the view in a wider screen.
  private func isFixed(_ view: UIView, _ node: XMLNode, in document: LintedDocument) -> Bool {
    guard
      document.tree.attribute("translatesAutoresizingMaskIntoConstraints", of: node) != "NO"
        || document.tree.attribute("fixedFrame", of: node) == "YES"
    else { return false }
    return view.autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleLeftMargin])
  }

  /// Whether a view is in the middle of its superview or as wide: a small one in the corner may be meant so.
  private func isMeantForScreen(_ frame: CGRect, _ bounds: CGRect) -> Bool {
    guard frame.width > 0, bounds.width > 0 else { return false }
    return abs(frame.midX - bounds.midX) <= 2 || frame.width >= bounds.width * 0.75
  }
}
