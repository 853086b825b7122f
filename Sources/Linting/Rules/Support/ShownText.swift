import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// A text on the screen whose colour the document states.
struct ShownText {
  var view: UIView
  var node: XMLNode
  var color: UIColor
  /// From 0 to 1, with that of the views around it.
  var alpha: Double
  var isLarge: Bool
  /// In the coordinates of the root, in points.
  var area: CGRect

  /// Nil for what shows no text, or one whose colour comes from elsewhere.
  init?(_ placement: SolvedScenes.Placement, in document: LintedDocument) {
    let tree = document.tree
    let node = placement.node
    let font: UIFont
    switch placement.view {
    case let label as UILabel:
      guard let text = label.text, text.contains(where: { !$0.isWhitespace }), label.attributedText == nil,
        document.child("textColor", of: node).map({ tree.name(of: $0) == "color" }) == true, label.isEnabled,
        let color = label.textColor
      else { return nil }
      (self.color, font) = (color, label.font)
    case let button as UIButton:
      // A button of the app's own class draws itself.
      guard tree.attribute("customClass", of: node) == nil, button.configuration == nil, button.isEnabled,
        let title = button.title(for: .normal), !title.isEmpty,
        let state = document.child("normal", of: node), document.child("titleColor", of: state) != nil,
        document.child("attributedTitle", of: state) == nil,
        tree.attribute("backgroundImage", of: state) == nil, let color = button.titleColor(for: .normal)
      else { return nil }
      (self.color, font) = (color, button.effectiveFont)
    default: return nil
    }
    guard color.name != "pattern", placement.absoluteFrame.width > 0, placement.absoluteFrame.height > 0 else {
      return nil
    }
    view = placement.view
    self.node = node
    area = placement.absoluteFrame
    isLarge = font.pointSize >= 18 || (font.pointSize >= 14 && font.weight.rawValue >= UIFont.Weight.bold.rawValue)
    var alpha = 1.0
    var current: UIView? = view
    while let ancestor = current {
      alpha *= Double(min(max(ancestor.alpha, 0), 1))
      current = ancestor.superview
    }
    self.alpha = alpha
  }
}
