import HeadlessUIKit
public import MarkupXML

extension IBDocument {
  /// The `id` of the object that the element is or belongs to.
  public func objectID(of node: XMLNode) -> String? {
    var current: XMLNode? = node
    while let candidate = current {
      if meanings.indices.contains(candidate.index), meanings[candidate.index].role == .object,
        let id = tree.attribute("id", of: candidate)
      {
        return id
      }
      current = tree.parent(of: candidate)
    }
    return tree.attribute("id", of: node)
  }

  /// The labels from the outermost object to the one that the element is or belongs to:
  /// `Login ▸ View ▸ Button "Sign in"`.
  public func labelPath(of node: XMLNode) -> String {
    var labels: [String] = []
    var current: XMLNode? = node
    while let candidate = current {
      if meanings.indices.contains(candidate.index), meanings[candidate.index].role == .object {
        labels.append(label(of: candidate))
      }
      current = tree.parent(of: candidate)
    }
    return labels.reversed().joined(separator: " ▸ ")
  }

  /// What Interface Builder's outline calls the object: its label, else its title or text, else its class.
  public func label(of node: XMLNode) -> String {
    if let label = tree.attribute("userLabel", of: node), !label.isEmpty { return label }
    let type = tree.attribute("customClass", of: node) ?? Self.readable(tree.name(of: node))
    for key in ["title", "text", "placeholder", "headerTitle"] {
      if let text = tree.attribute(key, of: node), !text.isEmpty { return "\(type) \"\(text.prefix(40))\"" }
    }
    let state = tree.elements(of: node).first { tree.name(of: $0) == "state" && tree.attribute("title", of: $0) != nil }
    if let state, let title = tree.attribute("title", of: state) { return "\(type) \"\(title.prefix(40))\"" }
    return type
  }

  /// `tableViewCell` → `Table View Cell`.
  static func readable(_ element: String) -> String {
    let (capitals, letters) = (UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"))
    var words: [UInt8] = []
    words.reserveCapacity(element.utf8.count + 4)
    for byte in element.utf8 {
      if capitals.contains(byte), let last = words.last, !capitals.contains(last) { words.append(UInt8(ascii: " ")) }
      words.append(words.isEmpty && letters.contains(byte) ? byte - 0x20 : byte)
    }
    return String(decoding: words, as: UTF8.self)
  }
}

extension IBDocument {
  /// A place that names another object by its `id`.
  public struct Reference: Sendable, Hashable {
    /// The element that has the attribute.
    public var node: XMLNode
    /// The attribute that names the object.
    public var attribute: String
    /// The `id` that it says, of an object that need not exist.
    public var id: String
  }

  /// Every attribute that names another object, in document order.
  public var references: [Reference] {
    var found: [Reference] = []
    let (names, values) = (tree.names, values)
    for number in 0..<tree.nodeCount where tree.isElement(XMLNode(number)) {
      let attributes = tree.attributes(of: XMLNode(number))
      for position in attributes.indices where position < values.count {
        guard case .reference = values[position] else { continue }
        let attribute = attributes[position]
        found.append(
          Reference(node: XMLNode(number), attribute: names[attribute.nameIndex], id: tree.string(attribute.value)))
      }
    }
    return found
  }
}
