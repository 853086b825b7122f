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
private struct Understanding {
  let document: IBDocument
  let tree: XMLTree
  let index = KindIndex.shared
  /// For each kind, by name number: the position of the row, -1 when there is none, -2 when it was not asked yet.
  private var rowTables: [ObjectIdentifier: RowTable] = [:]
  /// The kinds already looked up, by the two name numbers.
  private var kinds: [UInt64: Vocabulary?] = [:]

  init(document: IBDocument) {
    self.document = document
    tree = document.tree
  }

  mutating func run() {
    let count = tree.nodeCount
    document.meanings = Array(repeating: Meaning(), count: count)
    document.firstValue = Array(repeating: 0, count: count)
    for number in 0..<count {
      let node = XMLNode(number)
      document.firstValue[number] = document.values.count
      guard tree.isElement(node) else { continue }
      let meaning = understand(node)
      document.meanings[number] = meaning
      decodeAttributes(of: node, as: meaning)
    }
  }

  private mutating func understand(_ node: XMLNode) -> Meaning {
    let name = tree.nameIndex(of: node)
    guard let parent = tree.parent(of: node) else {
      return Meaning(role: .value, vocabulary: kind(name, in: nil))
    }
    let parentMeaning = document.meanings[parent.index]
    var meaning = Meaning(vocabulary: kind(name, in: parent))
    if let owner = parentMeaning.vocabulary {
      let key = keyIndex(of: node)
      let table = rowTable(for: owner)
      var row = key.flatMap { table.position(of: $0, tree: tree) }
      if let found = row, ![.property, .object, .designTime].contains(owner.allRows[found].role) { row = nil }
      let named = table.position(of: name, tree: tree)
      // The key of a <state> says which one it is: `selected` is no property there.
      if let named, owner.allRows[named].role == .each { row = named }
      meaning.row = row ?? named
      if let row = meaning.row, owner.allRows[row].role == .list, meaning.vocabulary == nil { meaning.role = .list }
    }
    if meaning.vocabulary == nil, meaning.role == .none, looksLikeView(node, in: parent) {
      meaning.vocabulary = .view
      meaning.isGeneric = true
    }
    if let vocabulary = meaning.vocabulary { meaning.role = vocabulary.make == nil ? .value : .object }
    return meaning
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

  private mutating func kind(_ name: Int, in parent: XMLNode?) -> Vocabulary? {
    let parentName = parent.map { tree.nameIndex(of: $0) } ?? 0xFFFF_FFFF
    let key = UInt64(parentName) << 32 | UInt64(name)
    if let known = kinds[key] { return known }
    let found = index.vocabulary(of: tree.names[name], in: parent.map { tree.name(of: $0) } ?? "")
    kinds[key] = .some(found)
    return found
  }

  /// The name number of the element's `key`, as a row would be called.
  private func keyIndex(of node: XMLNode) -> Int? {
    tree.attribute("key", of: node).map { tree.intern($0) }
  }

  private mutating func rowTable(for vocabulary: Vocabulary) -> RowTable {
    let id = ObjectIdentifier(vocabulary)
    if let table = rowTables[id] { return table }
    let table = RowTable(vocabulary: vocabulary)
    rowTables[id] = table
    return table
  }

  private mutating func ownerTable(of node: XMLNode) -> RowTable? {
    guard let parent = tree.parent(of: node), let vocabulary = document.meanings[parent.index].vocabulary else {
      return nil
    }
    return rowTable(for: vocabulary)
  }

  private mutating func decodeAttributes(of node: XMLNode, as meaning: Meaning) {
    guard let vocabulary = meaning.vocabulary else {
      document.values.append(contentsOf: repeatElement(nil, count: tree.attributeCount(of: node)))
      return
    }
    let table = rowTable(for: vocabulary)
    // What a variation overrides is said in the words of the object that it is in.
    let owner = vocabulary === Vocabulary.variation ? ownerTable(of: node) : nil
    for attribute in tree.attributes(of: node) {
      guard let type = table.type(of: attribute, tree: tree) ?? owner?.type(of: attribute, tree: tree) else {
        document.values.append(nil)
        continue
      }
      let value = tree.withBytes(of: attribute.value) { AttributeDecoder.decode($0, as: type) }
      document.values.append(value)
      if value == nil { document.reportWrongType(attribute, of: node, expected: type) }
    }
  }
}

/// The rows of one kind by name number, found once each.
private final class RowTable {
  let vocabulary: Vocabulary
  private var positions: [Int32] = []

  init(vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// The type that the attribute must have, nil when the kind has no such row.
  func type(of attribute: XMLAttribute, tree: XMLTree) -> ValueType? {
    position(of: attribute.nameIndex, tree: tree).map { vocabulary.allRows[$0].type }
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
          "\"\(tree.string(attribute.value).prefix(80))\" is not \(AttributeDecoder.describe(type)), as \(name) of <\(tree.name(of: node))> must be.",
        help: "The value is kept as it is and otherwise ignored."))
  }
}
