import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

extension LintedDocument {
  /// The views that stand in another view's `<subviews>`, in document order.
  var subviews: [XMLNode] { elements(named: "subviews").flatMap { tree.elements(of: $0) } }

  /// The view that the view stands in, nil for one that stands in no `<subviews>`.
  func superview(of view: XMLNode) -> XMLNode? {
    guard let list = tree.parent(of: view), tree.name(of: list) == "subviews" else { return nil }
    return tree.parent(of: list)
  }

  /// Whether a stack view arranges the view.
  func isArranged(_ view: XMLNode) -> Bool {
    superview(of: view).map { tree.name(of: $0) == "stackView" } ?? false
  }

  /// Whether the element is in the other, or is it.
  func isElement(_ node: XMLNode, in other: XMLNode) -> Bool {
    var current: XMLNode? = node
    while let candidate = current {
      if candidate == other { return true }
      // An element stands after those that it is in.
      if candidate.index < other.index { return false }
      current = tree.parent(of: candidate)
    }
    return false
  }

  /// The text that a label or button shows in the document; nil for other views and for none.
  func shownText(of view: XMLNode) -> String? {
    switch tree.name(of: view) {
    case "label": return tree.attribute("text", of: view)
    case "button":
      for child in tree.elements(of: view) where tree.attribute("key", of: child) == "normal" {
        if let title = tree.attribute("title", of: child) { return title }
      }
      return nil
    default: return nil
    }
  }
}

extension String {
  /// Whether there is something in it that other languages say otherwise: two letters that follow each other.
  var hasWords: Bool {
    var wasLetter = false
    for scalar in unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      if isLetter, wasLetter { return true }
      wasLetter = isLetter
    }
    return false
  }
}

extension LintedDocument {
  /// What is to be said of the solved layout.
  var layout: LayoutAnalysis { solved.analysis }

  /// The element of a live object.
  func node(of object: NSObject) -> XMLNode? { object.documentIdentity.map { XMLNode($0.node) } }
}
