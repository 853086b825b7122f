public import Diagnostics
import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// `a11y-touch-target`: something to tap that fingers miss.
public struct TouchTarget: Rule {
  /// What people read about the rule.
  public static let documentation = RuleDocumentation(
    id: "a11y-touch-target", severity: .warning, summary: "Something to tap is smaller than a fingertip.",
    why: """
      Apple's guidelines ask for 44 × 44 points: below that people miss, most of all those with a tremor and those who \
      walk. Sizes are those of the solved layout. A button that is as high as UIKit makes it is told as information; \
      switches, sliders and segments have the sizes of the system.
      """,
    example: #"<button …> with a width and a height constraint of 24"#,
    parameters: [.init("minimumLength", default: .number(44), "The least width and height, in points.")])

  public init() {}

  public func check(_ document: LintedDocument) -> [Diagnostic] {
    guard document.platform == .iOS, !document.isLaunchScreen else { return [] }
    let tree = document.tree
    let minimum = CGFloat(document.settings.number("minimumLength", of: Self.documentation))
    return targets(in: document).compactMap { node in
      guard let placement = document.tree.attribute("id", of: node).flatMap({ document.solved[$0] }),
        !isInBar(placement.view)
      else { return nil }
      let size = placement.view.bounds.size
      // What has no size is another rule's.
      guard size.width > 0, size.height > 0, size.width < minimum - 0.5 || size.height < minimum - 0.5 else {
        return nil
      }
      // Where the frame that Xcode saved is large enough, the two must not be at odds.
      guard tree.attribute("misplaced", of: node) == "YES" || !isStoredLarge(node, minimum, in: document) else {
        return nil
      }
      var finding = document.finding(
        Self.documentation, at: node,
        "The \(noun(node, in: document)) is \(NumberWords.short(size.width)) × \(NumberWords.short(size.height)) points; fingers need \(NumberWords.short(minimum)) × \(NumberWords.short(minimum)).",
        help: "Make it larger; the picture in it may stay small.")
      if isUIKitsOwn(size, placement.view, minimum) { finding.severity = .info }
      return finding
    }
  }

  private func targets(in document: LintedDocument) -> [XMLNode] {
    let tree = document.tree
    return document.identified.map(\.node).filter { node in
      switch tree.name(of: node) {
      case "button": tree.attribute("userInteractionEnabled", of: node) != "NO"
      case "imageView", "label":
        tree.attribute("userInteractionEnabled", of: node) == "YES" && document.hasTapRecognizer(node)
      case "view": document.hasTapRecognizer(node)
      default: false
      }
    }.filter { node in
      !document.isOutOfReach(node) && tree.attribute("enabled", of: node) != "NO"
        && document.accessibility(of: node).isElement != false
    }
  }

  /// Bars take touches in their whole height.
  private func isInBar(_ view: UIView) -> Bool {
    var current = view.superview
    while let ancestor = current {
      if ancestor is UIBar { return true }
      current = ancestor.superview
    }
    return view.superview == nil
  }

  private func isStoredLarge(_ node: XMLNode, _ minimum: CGFloat, in document: LintedDocument) -> Bool {
    guard let frame = document.child("frame", of: node) else { return false }
    return ["width", "height"].allSatisfy { side in
      document.tree.attribute(side, of: frame).flatMap(Double.init).map { CGFloat($0) >= minimum } ?? false
    }
  }

  /// Whether only the height is short, and is what the title gives a button of the system.
  private func isUIKitsOwn(_ size: CGSize, _ view: UIView, _ minimum: CGFloat) -> Bool {
    guard let button = view as? UIButton, size.width >= minimum - 0.5 else { return false }
    return size.height >= min(28, button.intrinsicContentSize.height - 0.5) && size.height >= 24
  }

  private func noun(_ node: XMLNode, in document: LintedDocument) -> String {
    switch document.tree.name(of: node) {
    case "button": "button"
    case "imageView": "image view that can be tapped"
    case "label": "label that can be tapped"
    default: "view that can be tapped"
    }
  }
}
