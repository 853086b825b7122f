import HeadlessUIKit
import MarkupXML

extension IBDocument {
  /// A value element with all that is in it. The depth is bounded by ``XMLTree/maximumDepth``.
  func valueElement(of node: XMLNode) -> ValueElement {
    var element = ValueElement(element: tree.name(of: node), node: node.index)
    let attributes = tree.attributes(of: node)
    element.attributes.reserveCapacity(attributes.count)
    for position in attributes.indices {
      guard let value = value(at: position) else { continue }
      element.attributes.append(.init(name: tree.names[attributes[position].nameIndex], value: value))
    }
    guard tree.firstChild(of: node) != nil else { return element }
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
