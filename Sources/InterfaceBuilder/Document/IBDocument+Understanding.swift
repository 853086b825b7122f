import Diagnostics
import HeadlessUIKit
import MarkupXML

extension IBDocument {
  /// Gives every element its meaning and every attribute its value, in one pass over the nodes.
  func understand() {
    let words = tree.names.map { KindIndex.shared.words.number(of: $0) }
    let result = tree.withContents { contents in
      var pass = Understanding(tree: tree, contents: contents, words: words)
      pass.run()
      return (meanings: pass.meanings, values: pass.values, attributeRows: pass.attributeRows, wrong: pass.wrong)
    }
    (meanings, values, attributeRows) = (result.meanings, result.values, result.attributeRows)
    for finding in result.wrong { reportWrongType(finding.attribute, of: finding.node, expected: finding.type) }
  }
}

/// The pass. Nodes come in document order, so a parent is always understood before its children.
///
/// It runs over every element and attribute of every document, so names are numbers of words that all documents share,
/// and texts stay where they are.
private struct Understanding {
  let tree: XMLTree
  let contents: XMLContents
  /// The words of the document's names, -1 for those that no vocabulary has.
  let words: [Int]
  let index = KindIndex.shared
  private let keyName: Int
  /// The tables that the document needs, by kind.
  private var tables: [KindTable?]
  /// By node: the kind, -1 for none.
  private var kinds: [Int16]

  var meanings: [Meaning]
  var values: [StoredValue]
  var attributeRows: [Int16]
  var wrong: [WrongType] = []

  struct WrongType {
    var attribute: Int
    var node: XMLNode
    var type: ValueType
  }

  init(tree: XMLTree, contents: XMLContents, words: [Int]) {
    self.tree = tree
    self.contents = contents
    self.words = words
    keyName = tree.nameIndex(named: "key") ?? -1
    tables = Array(repeating: nil, count: index.all.count)
    kinds = Array(repeating: -1, count: contents.nodeCount)
    meanings = Array(repeating: Meaning(), count: contents.nodeCount)
    values = Array(repeating: .none, count: contents.attributeCount)
    attributeRows = Array(repeating: -1, count: contents.attributeCount)
  }

  mutating func run() {
    for node in 0..<contents.nodeCount where contents.isElement(node) {
      let parent = contents.parent(of: node)
      let kind = understand(node, in: parent)
      kinds[node] = Int16(truncatingIfNeeded: kind)
      if kind >= 0 { decodeAttributes(of: node, as: table(of: kind), in: parent) }
    }
  }

  /// Sets the meaning of a node and returns its kind.
  private mutating func understand(_ node: Int, in parent: Int) -> Int {
    let word = words[contents.name(of: node)]
    var kind = index.kind(ofElement: word, in: parent < 0 ? -1 : words[contents.name(of: parent)])
    var meaning = Meaning()
    if parent >= 0, kinds[parent] >= 0 {
      let owner = table(of: Int(kinds[parent]))
      meaning.row = row(of: node, named: word, in: owner)
      if kind < 0, let row = meaning.row, owner.roles[row] == .list { meaning.role = .list }
    }
    if kind < 0, meaning.role == .none, parent >= 0, looksLikeView(XMLNode(node), in: XMLNode(parent)) {
      kind = index.kind(ofElement: index.words.number(of: Vocabulary.view.element), in: -1)
      meaning.isGeneric = true
    }
    if kind >= 0 {
      meaning.kind = kind
      meaning.role = table(of: kind).isValue ? .value : .object
    }
    meanings[node] = meaning
    return kind
  }

  private mutating func table(of kind: Int) -> KindTable {
    if let known = tables[kind] { return known }
    let table = index.table(ofKind: kind)
    tables[kind] = table
    return table
  }

  /// The row of the owner that an element belongs to: the one of its `key`, else the one of its name.
  private func row(of node: Int, named word: Int, in owner: KindTable) -> Int? {
    let named = owner.position(of: word)
    // The key of a <state> says which one it is: `selected` is no property there.
    if named >= 0, owner.roles[named] == .each { return named }
    for attribute in contents.attributes(of: node) where contents.name(ofAttribute: attribute) == keyName {
      let keyed = owner.position(of: index.words.number(of: contents.value(ofAttribute: attribute)))
      guard keyed >= 0, [.property, .object, .designTime].contains(owner.roles[keyed]) else { break }
      return keyed
    }
    return named < 0 ? nil : named
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

  private mutating func decodeAttributes(of node: Int, as kind: KindTable, in parent: Int) {
    // What a variation overrides is said in the words of the object that it is in.
    let (contents, words) = (contents, words)
    let owner = kind.isVariation && parent >= 0 && kinds[parent] >= 0 ? table(of: Int(kinds[parent])) : nil
    for attribute in contents.attributes(of: node) {
      let word = words[contents.name(ofAttribute: attribute)]
      let decoder: AttributeDecoder
      let position = kind.position(of: word)
      if position >= 0 {
        decoder = kind.decoders[position]
        attributeRows[attribute] = Int16(truncatingIfNeeded: position)
      } else if let owner, case let position = owner.position(of: word), position >= 0 {
        decoder = owner.decoders[position]
      } else {
        continue
      }
      let value = decoder.decode(contents.value(ofAttribute: attribute))
      values[attribute] = value
      if case .none = value { wrong.append(WrongType(attribute: attribute, node: XMLNode(node), type: decoder.type)) }
    }
  }
}

extension IBDocument {
  fileprivate func reportWrongType(_ position: Int, of node: XMLNode, expected type: ValueType) {
    let attribute = tree.attributes(of: node)[position]
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
