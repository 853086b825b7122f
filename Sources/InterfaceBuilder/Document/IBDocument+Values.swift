import HeadlessUIKit
import MarkupXML

extension IBDocument {
  /// A value element with all that is in it. The depth is bounded by ``XMLTree/maximumDepth``.
  func valueElement(of node: XMLNode) -> ValueElement {
    var element = ValueElement(element: tree.name(of: node), node: node.index)
    let first = firstValue[node.index]
    for (offset, attribute) in tree.attributes(of: node).enumerated() {
      guard let value = values[first + offset] else { continue }
      element.attributes.append(.init(name: tree.names[attribute.nameIndex], value: value))
    }
    for child in tree.elements(of: node) { element.children.append(valueElement(of: child)) }
    if element.children.isEmpty { element.text = decodedText(of: node) }
    return element
  }

  /// The characters of a text element. `base64-UTF8="YES"` holds what XML cannot, in base64 that may lack its padding.
  func decodedText(of node: XMLNode) -> String {
    let text = tree.text(of: node)
    guard tree.attribute("base64-UTF8", of: node) == "YES" else { return text }
    return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
