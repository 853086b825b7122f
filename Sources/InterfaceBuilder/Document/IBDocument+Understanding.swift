import Diagnostics
import HeadlessUIKit
import MarkupXML

extension IBDocument {
  /// Gives every element its meaning and every attribute its value, in one pass over the nodes.
  func understand() {
    var pass = Understanding(document: self)
    pass.run()
  }
}

/// The pass. Nodes come in document order, so a parent is always understood before its children.
///
/// It runs over every element and attribute of every document: names are compared by number, and what a name means in
/// a kind is looked up once.
private struct Understanding {
  let document: IBDocument
  let tree: XMLTree
  let index = KindIndex.shared
  private let keyName: Int
  private var tables: [ObjectIdentifier: KindTable] = [:]
  /// The kinds already looked up, by the two name numbers.
  private var kinds: [UInt64: KindTable?] = [:]
  /// By node number.
  private var kindOfNode: [KindTable?]
  /// The name numbers of keys, by their text.
  private var keys: [String: Int] = [:]

  init(document: IBDocument) {
    self.document = document
    tree = document.tree
    keyName = tree.intern("key")
    kindOfNode = Array(repeating: nil, count: tree.nodeCount)
  }

  mutating func run() {
    let count = tree.nodeCount
    document.meanings = Array(repeating: Meaning(), count: count)
    document.firstValue = Array(repeating: 0, count: count)
    for number in 0..<count {
      let node = XMLNode(number)
      document.firstValue[number] = document.values.count
      guard tree.isElement(node) else { continue }
      let parent = tree.parent(of: node)
      let table = understand(node, in: parent)
      kindOfNode[number] = table
      decodeAttributes(of: node, as: table, in: parent)
    }
  }

  /// Sets the meaning of a node and returns its kind.
  private mutating func understand(_ node: XMLNode, in parent: XMLNode?) -> KindTable? {
    let name = tree.nameIndex(of: node)
    var kind = self.kind(name, in: parent)
    var meaning = Meaning()
    if let parent, let owner = kindOfNode[parent.index] {
      meaning.row = row(of: node, named: name, in: owner)
      if kind == nil, let row = meaning.row, owner.roles[row] == .list { meaning.role = .list }
    }
    if kind == nil, meaning.role == .none, let parent, looksLikeView(node, in: parent) {
      kind = table(for: .view)
      meaning.isGeneric = true
    }
    if let kind {
      meaning.vocabulary = kind.vocabulary
      meaning.role = kind.isValue ? .value : .object
    }
    document.meanings[node.index] = meaning
    return kind
  }

  /// The row of the owner that an element belongs to: the one of its `key`, else the one of its name.
  private mutating func row(of node: XMLNode, named name: Int, in owner: KindTable) -> Int? {
    let named = owner.position(of: name, tree: tree)
    // The key of a <state> says which one it is: `selected` is no property there.
    if let named, owner.roles[named] == .each { return named }
    guard let text = tree.attribute(nameIndex: keyName, of: node),
      let keyed = owner.position(of: keyIndex(text), tree: tree),
      [.property, .object, .designTime].contains(owner.roles[keyed])
    else { return named }
    return keyed
  }

  /// Whether an element of an unknown name is a view all the same: it stands among views, or has a frame or subviews.
  private func looksLikeView(_ node: XMLNode, in parent: XMLNode) -> Bool {
    if tree.name(of: parent) == "subviews" { return true }
    return tree.elements(of: node).contains { child in
      switch tree.name(of: child) {
      case "subviews": true
      case "rect": tree.attribute("key", of: child) == "frame"
      default: false
      }
    }
  }

  private mutating func kind(_ name: Int, in parent: XMLNode?) -> KindTable? {
    let parentName = parent.map { tree.nameIndex(of: $0) } ?? 0xFFFF_FFFF
    let key = UInt64(parentName) << 32 | UInt64(name)
    if let known = kinds[key] { return known }
    let found = index.vocabulary(of: tree.names[name], in: parent.map { tree.name(of: $0) } ?? "").map {
      table(for: $0)
    }
    kinds[key] = .some(found)
    return found
  }

  private mutating func table(for vocabulary: Vocabulary) -> KindTable {
    let id = ObjectIdentifier(vocabulary)
    if let table = tables[id] { return table }
    let table = KindTable(vocabulary: vocabulary)
    tables[id] = table
    return table
  }

  /// The name number of a `key`, as a row would be called.
  private mutating func keyIndex(_ text: XMLText) -> Int {
    let key = tree.string(text)
    if let known = keys[key] { return known }
    let number = tree.intern(key)
    keys[key] = number
    return number
  }

  private mutating func decodeAttributes(of node: XMLNode, as kind: KindTable?, in parent: XMLNode?) {
    guard let kind else {
      document.values.append(contentsOf: repeatElement(nil, count: tree.attributeCount(of: node)))
      return
    }
    // What a variation overrides is said in the words of the object that it is in.
    let owner = kind.vocabulary === Vocabulary.variation ? parent.flatMap { kindOfNode[$0.index] } : nil
    for attribute in tree.attributes(of: node) {
      guard
        let decoder = kind.decoder(of: attribute.nameIndex, tree: tree)
          ?? owner?.decoder(of: attribute.nameIndex, tree: tree)
      else {
        document.values.append(nil)
        continue
      }
      let value = tree.withBytes(of: attribute.value) { decoder.decode($0) }
      document.values.append(value)
      if value == nil { document.reportWrongType(attribute, of: node, expected: decoder.type) }
    }
  }
}

extension Row {
  /// Whether the row's values are elements of that name.
  fileprivate func takes(element: String) -> Bool {
    guard case .element(let names) = type else { return false }
    return names.split(separator: "|").contains { $0 == element }
  }
}

/// The rows of one kind by name number, found once each.
private final class KindTable {
  let vocabulary: Vocabulary
  let isValue: Bool
  let roles: [Row.Role]
  private let decoders: [AttributeDecoder]
  private var positions: [Int32] = []

  init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    isValue = vocabulary.make == nil
    roles = vocabulary.allRows.map(\.role)
    decoders = vocabulary.allRows.map { AttributeDecoder($0.type) }
  }

  /// What decodes the attribute of that name, nil when the kind has no such row.
  func decoder(of name: Int, tree: XMLTree) -> AttributeDecoder? {
    position(of: name, tree: tree).map { decoders[$0] }
  }

  func position(of name: Int, tree: XMLTree) -> Int? {
    if name >= positions.count {
      positions.append(contentsOf: repeatElement(-2, count: max(tree.names.count, name + 1) - positions.count))
    }
    if positions[name] == -2 { positions[name] = Int32(vocabulary.position(of: tree.names[name]) ?? -1) }
    return positions[name] < 0 ? nil : Int(positions[name])
  }
}

extension IBDocument {
  func reportWrongType(_ attribute: XMLAttribute, of node: XMLNode, expected type: ValueType) {
    let name = tree.names[attribute.nameIndex]
    diagnostics.append(
      Diagnostic(
        rule: "attribute-type", severity: .warning, document: self.name,
        location: tree.location(ofAttribute: name, of: node), objectID: objectID(of: node), path: labelPath(of: node),
        message:
          "\"\(tree.string(attribute.value).prefix(80))\" is not \(type.expectation), as \(name) of <\(tree.name(of: node))> must be.",
        help: "The value is kept as it is and otherwise ignored."))
  }
}
