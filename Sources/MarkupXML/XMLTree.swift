internal import CXMLReader

/// A whole XML document, lossless: every element, attribute, text and comment in its order, each with its place.
///
/// The tree is flat: nodes are numbers into arrays, text is a span of the source. That keeps reading close to what
/// libxml2 itself needs, and nothing that walks it has to recurse.
public final class XMLTree {
  /// The document as the caller named it, for messages.
  public let documentName: String
  /// The document in UTF-8, as it was read.
  public let source: [UInt8]
  /// Every element, attribute and instruction name that occurs; names are numbers into this.
  public var names: [String] { nameList }

  // These are read all the time. Nothing outside of the module can reach them, and they are changed by being taken out
  // and put back whole: so the compiler can prove that accesses never overlap, and need not check it at each of them.
  private var nameList: [String]
  private(set) var nodes: [xr_node]
  private(set) var attributes: [xr_attribute]
  private(set) var arena: [UInt8]
  /// The bytes before the root that are no nodes: byte order mark, blank lines, declaration.
  let prologue: XMLPrologue
  private var nameTable: NameTable
  /// What was changed since it was read, by node number; nodes beyond the end were not.
  var changes: [XMLChange] = []
  /// How long the arena was when the tree was read: texts behind that are new.
  let readArenaLength: Int
  /// Whether it was made out of another document, so that nothing in it is in the source.
  let isMade: Bool
  /// The place that was asked for last: the next one is often behind it.
  var lastPlace = XMLReachedPlace()
  /// Places at regular distances, found when one is first asked for that is not near the last.
  var reachedPlaces: [XMLReachedPlace] = []

  init(
    documentName: String, source: [UInt8], names: [String], nodes: [xr_node], attributes: [xr_attribute],
    arena: [UInt8], prologue: XMLPrologue, isMade: Bool = false
  ) {
    self.documentName = documentName
    self.source = source
    nameList = names
    nameTable = NameTable(names)
    self.nodes = nodes
    self.attributes = attributes
    self.arena = arena
    self.prologue = prologue
    self.isMade = isMade
    readArenaLength = arena.count
  }

  // MARK: Walking

  /// How many nodes were ever made; numbers from 0 up to this are valid.
  public var nodeCount: Int { nodes.count }

  /// The document element, nil when there is none.
  public var root: XMLNode? {
    for index in nodes.indices where nodes[index].parent == .none && nodes[index].kind == XR_ELEMENT.rawValue {
      return XMLNode(index)
    }
    return nil
  }

  /// What the node is.
  public func kind(of node: XMLNode) -> XMLNodeKind {
    switch xr_node_kind(rawValue: nodes[node.index].kind) {
    case XR_ELEMENT: .element
    case XR_TEXT: .text
    case XR_CDATA: .cdata
    case XR_COMMENT: .comment
    case XR_DOCTYPE: .doctype
    default: .instruction
    }
  }

  /// Whether the node is an element.
  public func isElement(_ node: XMLNode) -> Bool { nodes[node.index].kind == XR_ELEMENT.rawValue }

  /// The element that the node stands in, nil for the outermost nodes.
  public func parent(of node: XMLNode) -> XMLNode? { XMLNode(link: nodes[node.index].parent) }

  /// The first node inside the element, nil when there is none.
  public func firstChild(of node: XMLNode) -> XMLNode? { XMLNode(link: nodes[node.index].first_child) }

  /// The node behind it in the same element, nil for the last one.
  public func nextSibling(of node: XMLNode) -> XMLNode? { XMLNode(link: nodes[node.index].next_sibling) }

  /// The children in document order.
  public func children(of node: XMLNode) -> XMLChildren { XMLChildren(tree: self, following: firstChild(of: node)) }

  /// The children that are elements, in document order.
  public func elements(of node: XMLNode) -> some Sequence<XMLNode> {
    children(of: node).lazy.filter { self.isElement($0) }
  }

  /// The first child element of that name.
  public func element(named name: String, of node: XMLNode) -> XMLNode? {
    guard let index = nameIndex(named: name) else { return nil }
    return children(of: node).first { isElement($0) && nameIndex(of: $0) == index }
  }

  // MARK: Names

  /// The number of the element's name in ``names``.
  public func nameIndex(of node: XMLNode) -> Int { Int(nodes[node.index].name) }

  /// The name of an element or an instruction; empty for other nodes.
  public func name(of node: XMLNode) -> String {
    let kind = nodes[node.index].kind
    guard kind == XR_ELEMENT.rawValue || kind == XR_INSTRUCTION.rawValue else { return "" }
    return nameList[Int(nodes[node.index].name)]
  }

  /// The number of a name in ``names``, nil when nothing in the document has it.
  public func nameIndex(named name: String) -> Int? {
    nameTable.number(of: name, in: nameList)
  }

  /// The number of a name, made when it is new.
  public func intern(_ name: String) -> Int {
    if let index = nameIndex(named: name) { return index }
    var taken = nameList
    nameList = []
    taken.append(name)
    nameList = taken
    if nameTable.isFull(of: taken) {
      nameTable = NameTable(taken)
    } else {
      nameTable.insert(taken.count - 1, of: taken)
    }
    return taken.count - 1
  }

  // MARK: Changing

  func changeNodes(_ body: (inout [xr_node]) -> Void) {
    var taken = nodes
    nodes = []
    body(&taken)
    nodes = taken
  }

  func change(_ node: XMLNode, _ body: (inout xr_node) -> Void) { changeNodes { body(&$0[node.index]) } }

  func changeAttributes(_ body: (inout [xr_attribute]) -> Void) {
    var taken = attributes
    attributes = []
    body(&taken)
    attributes = taken
  }

  func changeArena(_ body: (inout [UInt8]) -> Void) {
    var taken = arena
    arena = []
    body(&taken)
    arena = taken
  }

  // MARK: Attributes and text

  /// How many attributes the element has.
  public func attributeCount(of node: XMLNode) -> Int { Int(nodes[node.index].attribute_count) }

  /// The attributes in document order.
  public func attributes(of node: XMLNode) -> XMLAttributes {
    let first = Int(nodes[node.index].first_attribute)
    return XMLAttributes(tree: self, startIndex: first, endIndex: first + Int(nodes[node.index].attribute_count))
  }

  /// The value of the attribute whose name has that number, nil when the element has none.
  public func attribute(nameIndex: Int, of node: XMLNode) -> XMLText? {
    position(ofAttribute: nameIndex, of: node).map { XMLText(span: attributes[$0].value) }
  }

  /// Where in ``attributes(of:)`` the attribute stands whose name has that number, nil when the element has none.
  public func position(ofAttribute nameIndex: Int, of node: XMLNode) -> Int? {
    let first = Int(nodes[node.index].first_attribute)
    let end = first + Int(nodes[node.index].attribute_count)
    return attributes.withUnsafeBufferPointer { attributes in
      for index in first..<end where attributes[index].name == nameIndex { return index }
      return nil
    }
  }

  /// The value of the attribute, nil when the element has none of that name.
  public func attribute(_ name: String, of node: XMLNode) -> String? {
    guard nodes[node.index].attribute_count > 0, let index = nameIndex(named: name) else { return nil }
    return attribute(nameIndex: index, of: node).map { string($0) }
  }

  /// The text of a text, CDATA, comment or instruction node; for an element, its text nodes joined.
  public func text(of node: XMLNode) -> String {
    guard isElement(node) else { return string(XMLText(span: nodes[node.index].text)) }
    var joined = ""
    for child in children(of: node) where [.text, .cdata].contains(kind(of: child)) {
      joined += string(XMLText(span: nodes[child.index].text))
    }
    return joined
  }

  /// The characters that a piece of text stands for, entities resolved.
  public func string(_ text: XMLText) -> String {
    withBytes(of: text) { String(decoding: $0, as: UTF8.self) }
  }

  /// The UTF-8 bytes that a piece of text stands for.
  public func withBytes<Result>(of text: XMLText, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let range = text.offset..<text.offset + text.length
    return (text.isInArena ? arena : source).withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

extension UInt32 {
  /// The link to nothing.
  static let none = UInt32.max
}
