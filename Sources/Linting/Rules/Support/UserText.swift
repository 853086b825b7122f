import InterfaceBuilder
import MarkupXML

/// A text that people read, as an object of a document says it.
struct UserText {
  /// The element that has the text: the object's, or that of a state, a segment, an accessibility configuration.
  var node: XMLNode
  /// The attribute that has the text; nil when it is what the element holds.
  var attribute: String?
  var text: String
  /// The `id` of the object, by which tables of translations know it.
  var objectID: String
  /// How the key of the text begins behind the object's `id`; there are several where Xcode has changed its mind.
  var keys: [String]

  /// Whether it has words that could be translated, and is not what Interface Builder gives a new object.
  var isTranslatable: Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic } && !Self.defaults.contains(text)
  }

  private static let defaults: Set<String> = [
    "Label", "Button", "Title", "Text", "Item", "Detail", "Subtitle", "First", "Second", "Text Field", "View",
  ]
}

extension LintedDocument {
  /// The attributes that hold texts, by element: the attribute, and how the key in a table is called.
  private static let textAttributes: [String: [(attribute: String, key: String)]] = [
    "label": [("text", "text")], "textView": [("text", "text")],
    "textField": [("text", "text"), ("placeholder", "placeholder")],
    "searchBar": [("text", "text"), ("placeholder", "placeholder"), ("prompt", "prompt")],
    "barButtonItem": [("title", "title")], "tabBarItem": [("title", "title")],
    "navigationItem": [("title", "title"), ("prompt", "prompt"), ("backButtonTitle", "backButtonTitle")],
    "tableViewSection": [("headerTitle", "headerTitle"), ("footerTitle", "footerTitle")],
    "viewController": [("title", "title")], "tableViewController": [("title", "title")],
    "collectionViewController": [("title", "title")], "tabBarController": [("title", "title")],
    "navigationController": [("title", "title")], "command": [("title", "title")], "keyCommand": [("title", "title")],
  ]

  /// Every text that people read, in document order; none but UIKit's.
  func findUserTexts() -> [UserText] {
    guard isSupported else { return [] }
    var found: [UserText] = []
    for (id, node) in identified where !isResource(node) {
      let element = tree.name(of: node)
      for (attribute, key) in Self.textAttributes[element] ?? [] {
        if let text = text(attribute, of: node, id: id, keys: [key]) { found.append(text) }
      }
      if element == "button" { found += buttonTexts(node, id: id) }
      if element == "segmentedControl" { found += segmentTexts(node, id: id) }
      if let accessibility = child("accessibilityConfiguration", of: node) {
        for attribute in ["label", "hint"] {
          let keys = attribute == "label" ? ["accessibilityLabel", "ibExternal"] : ["accessibilityHint", "ibExternal"]
          if let text = text(attribute, of: accessibility, id: id, keys: keys) { found.append(text) }
        }
      }
    }
    return found.sorted { $0.node.index < $1.node.index }
  }

  /// The text of an attribute, or of the child that stands for it.
  private func text(_ attribute: String, of node: XMLNode, id: String, keys: [String]) -> UserText? {
    if let text = tree.attribute(attribute, of: node) {
      return text.isEmpty ? nil : UserText(node: node, attribute: attribute, text: text, objectID: id, keys: keys)
    }
    guard let child = child(attribute, of: node), ["string", "mutableString"].contains(tree.name(of: child)) else {
      return nil
    }
    let text = tree.text(of: child)
    return text.isEmpty ? nil : UserText(node: child, attribute: nil, text: text, objectID: id, keys: keys)
  }

  private func buttonTexts(_ node: XMLNode, id: String) -> [UserText] {
    tree.elements(of: node).compactMap { child in
      switch tree.name(of: child) {
      case "state":
        return text(
          "title", of: child, id: id, keys: ["\(tree.attribute("key", of: child) ?? "normal")Title", "configuration"])
      case "buttonConfiguration":
        return text("title", of: child, id: id, keys: ["configuration", "normalTitle"])
      default: return nil
      }
    }
  }

  private func segmentTexts(_ node: XMLNode, id: String) -> [UserText] {
    guard let list = tree.element(named: "segments", of: node) else { return [] }
    return tree.elements(of: list).enumerated().compactMap { index, segment in
      text("title", of: segment, id: id, keys: ["segmentTitles[\(index)]"])
    }
  }
}
