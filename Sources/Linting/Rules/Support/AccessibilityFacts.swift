import InterfaceBuilder
import MarkupXML

/// What an object says to assistive technologies, in its document.
struct AccessibilityFacts {
  /// The words that it is called by, with the element and the attribute that say them.
  var label: (text: String, node: XMLNode, attribute: String?)?
  /// Whether it is reached; nil leaves it to the class.
  var isElement: Bool?
  var identifier: String?

  /// Whether it has a name, or is out of reach by intention.
  var isTakenCareOf: Bool { label != nil || isElement == false }
}

extension LintedDocument {
  /// What the configuration and the runtime attributes of an object say.
  func accessibility(of node: XMLNode) -> AccessibilityFacts {
    var facts = AccessibilityFacts()
    guard saysAccessibility else { return facts }
    if let configuration = child("accessibilityConfiguration", of: node) {
      if let text = tree.attribute("label", of: configuration) {
        facts.label = (text, configuration, "label")
      } else if let child = child("label", of: configuration) {
        facts.label = (tree.text(of: child), child, nil)
      }
      facts.identifier = tree.attribute("identifier", of: configuration)
      facts.isElement = child("isElement", of: configuration).map { tree.attribute("value", of: $0) == "YES" }
    }
    if let attribute = runtimeAttribute("accessibilityLabel", of: node), facts.label == nil {
      let inner = child("value", of: attribute)
      let text = tree.attribute("value", of: attribute) ?? inner.map { tree.text(of: $0) } ?? ""
      facts.label = (text, attribute, tree.attribute("value", of: attribute) == nil ? nil : "value")
    }
    if let attribute = runtimeAttribute("accessibilityIdentifier", of: node), facts.identifier == nil {
      facts.identifier = tree.attribute("value", of: attribute) ?? ""
    }
    if let attribute = runtimeAttribute("isAccessibilityElement", of: node), facts.isElement == nil {
      facts.isElement = tree.attribute("value", of: attribute) == "YES"
    }
    if facts.label?.text.isEmpty == true { facts.label = nil }
    return facts
  }

  /// Whether the object or one that it is in says that nothing in it is reached, or is never seen.
  func isOutOfReach(_ node: XMLNode) -> Bool {
    neverSeen.indices.contains(node.index) && neverSeen[node.index]
  }

  /// Whether a gesture recognizer for taps hangs on the view.
  func hasTapRecognizer(_ node: XMLNode) -> Bool {
    connections(of: node, named: ["outletCollection"]).contains { connection in
      guard tree.attribute("property", of: connection) == "gestureRecognizers",
        let id = tree.attribute("destination", of: connection), let target = nodesByID[id]
      else { return false }
      return tree.name(of: target) == "tapGestureRecognizer"
    }
  }
}
