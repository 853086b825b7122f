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
      let own = table.position(of: name, tree: tree)
      // A button's `<state key="selected">` is one of its states, not its property `selected`.
      if let own, owner.allRows[own].role == .each, let found = row,
        !owner.allRows[found].takes(element: tree.names[name])
      {
        row = nil
      }
      meaning.row = row ?? own
      if let row = meaning.row, owner.allRows[row].role == .list, meaning.vocabulary == nil { meaning.role = .list }
    }
    if let vocabulary = meaning.vocabulary { meaning.role = vocabulary.make == nil ? .value : .object }
    return meaning
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

  private mutating func decodeAttributes(of node: XMLNode, as meaning: Meaning) {
    guard let vocabulary = meaning.vocabulary else {
      document.values.append(contentsOf: repeatElement(nil, count: tree.attributeCount(of: node)))
      return
    }
    let table = rowTable(for: vocabulary)
    for attribute in tree.attributes(of: node) {
      guard let position = table.position(of: attribute.nameIndex, tree: tree) else {
        document.values.append(nil)
        continue
      }
      let type = vocabulary.allRows[position].type
      let value = tree.withBytes(of: attribute.value) { AttributeDecoder.decode($0, as: type) }
      document.values.append(value)
      if value == nil { document.reportWrongType(attribute, of: node, expected: type) }
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
private final class RowTable {
  let vocabulary: Vocabulary
  private var positions: [Int32] = []

  init(vocabulary: Vocabulary) { self.vocabulary = vocabulary }

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
