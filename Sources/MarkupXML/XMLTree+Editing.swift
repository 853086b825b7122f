internal import CXMLReader

/// Making and changing a tree. What is made stands nowhere in the source: it has the place of the node that it was made
/// from, so that messages can point at that.
extension XMLTree {
  /// An empty tree for what is made out of another document: it has that document's name, source and line endings, so
  /// that places in it are places there. It is written with the declaration that Interface Builder writes.
  public convenience init(madeFrom origin: XMLTree) {
    let declaration = Array("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>".utf8)
    let start = origin.source.count
    self.init(
      documentName: origin.documentName, source: origin.source + declaration + [0x0A], names: [], nodes: [],
      attributes: [], arena: [],
      prologue: XMLPrologue(leading: 0..<0, declaration: start..<start + declaration.count, encoding: nil),
      isMade: true)
  }

  // MARK: Making

  /// A new element that stands nowhere yet.
  ///
  /// - Parameter place: a node of the document that the tree was made from, or of the tree itself: where messages point.
  public func makeElement(_ name: String, at place: XMLPlace = .none) -> XMLNode {
    append(kind: XR_ELEMENT, name: UInt32(truncatingIfNeeded: intern(name)), text: xr_span(offset: 0, length: 0), place)
  }

  /// A new text that stands nowhere yet.
  public func makeText(_ text: String, at place: XMLPlace = .none) -> XMLNode {
    append(kind: XR_TEXT, name: 0, text: store(text), place)
  }

  /// Where the node stands in the source, to be given to what is made from it.
  public func place(of node: XMLNode) -> XMLPlace {
    XMLPlace(start: nodes[node.index].start, end: nodes[node.index].end)
  }

  private func append(kind: xr_node_kind, name: UInt32, text: xr_span, _ place: XMLPlace) -> XMLNode {
    let made = xr_node(
      kind: kind.rawValue, name: name, parent: .detached, first_child: .none, last_child: .none,
      next_sibling: .none, first_attribute: 0, attribute_count: 0, start: place.start, end: place.end, text: text)
    changeNodes { $0.append(made) }
    note(.made, of: XMLNode(nodes.count - 1))
    return XMLNode(nodes.count - 1)
  }

  private func store(_ text: String) -> xr_span {
    let offset = arena.count
    changeArena { $0.append(contentsOf: text.utf8) }
    guard let start = UInt32(exactly: offset), let length = UInt32(exactly: arena.count - offset), length < xr_in_arena
    else {
      // Spans are of 32 bits; no document that could be read comes near that.
      changeArena { $0.removeLast($0.count - offset) }
      return xr_span(offset: 0, length: xr_in_arena)
    }
    return xr_span(offset: start, length: length | xr_in_arena)
  }

  // MARK: Attributes

  /// Gives the element an attribute, or the one that it has another value.
  public func setAttribute(_ name: String, _ value: String, of node: XMLNode) {
    note(.tag, of: node)
    let number = UInt32(truncatingIfNeeded: intern(name))
    let first = Int(nodes[node.index].first_attribute)
    let end = first + Int(nodes[node.index].attribute_count)
    let attribute = xr_attribute(name: number, value: store(value))
    if let index = (first..<end).first(where: { attributes[$0].name == number }) {
      changeAttributes { $0[index] = attribute }
      return
    }
    if end != attributes.count || first == end {
      // The element's attributes move to the end, where there is room for one more.
      let moved = UInt32(truncatingIfNeeded: attributes.count)
      change(node) { $0.first_attribute = moved }
      changeAttributes { $0.append(contentsOf: Array($0[first..<end])) }
    }
    changeAttributes { $0.append(attribute) }
    change(node) { $0.attribute_count += 1 }
  }

  /// Takes an attribute away; nothing happens when the element has none of that name.
  public func removeAttribute(_ name: String, of node: XMLNode) {
    let first = Int(nodes[node.index].first_attribute)
    let end = first + Int(nodes[node.index].attribute_count)
    guard let index = (first..<end).first(where: { names[Int(attributes[$0].name)] == name }) else { return }
    note(.tag, of: node)
    changeAttributes { attributes in
      for position in index..<end - 1 { attributes[position] = attributes[position + 1] }
    }
    change(node) { $0.attribute_count -= 1 }
  }

  // MARK: Placing

  /// Makes the node, which stands nowhere, the tree's root, behind what already stands at the top.
  public func appendRoot(_ node: XMLNode) {
    guard nodes[node.index].parent == .detached else { return }
    change(node) { $0.parent = .none }
  }

  /// Puts a node that stands nowhere behind the last child.
  public func append(_ child: XMLNode, to parent: XMLNode) {
    guard nodes[child.index].parent == .detached, child != parent else { return }
    note(.children, of: parent)
    note(.moved, of: child)
    let link = UInt32(truncatingIfNeeded: child.index)
    change(child) { $0.parent = UInt32(truncatingIfNeeded: parent.index) }
    change(child) { $0.next_sibling = .none }
    if let last = XMLNode(link: nodes[parent.index].last_child) {
      change(last) { $0.next_sibling = link }
    } else {
      change(parent) { $0.first_child = link }
    }
    change(parent) { $0.last_child = link }
  }

  /// Puts a node that stands nowhere before one that stands in an element.
  ///
  /// - Complexity: linear in the siblings before it.
  public func insert(_ child: XMLNode, before sibling: XMLNode) {
    guard nodes[child.index].parent == .detached, let parent = self.parent(of: sibling) else { return }
    note(.children, of: parent)
    note(.moved, of: child)
    let link = UInt32(truncatingIfNeeded: child.index)
    change(child) { $0.parent = UInt32(truncatingIfNeeded: parent.index) }
    change(child) { $0.next_sibling = UInt32(truncatingIfNeeded: sibling.index) }
    if let previous = previousSibling(of: sibling, in: parent) {
      change(previous) { $0.next_sibling = link }
    } else {
      change(parent) { $0.first_child = link }
    }
  }

  /// Takes a node, with all that is in it, out of its element; it stands nowhere then and is not written.
  ///
  /// - Complexity: linear in the siblings before it.
  public func remove(_ node: XMLNode) {
    guard let parent = self.parent(of: node) else { return }
    note(.children, of: parent)
    let next = nodes[node.index].next_sibling
    let previous = previousSibling(of: node, in: parent)
    if let previous {
      change(previous) { $0.next_sibling = next }
    } else {
      change(parent) { $0.first_child = next }
    }
    if next == .none {
      let last = previous.map { UInt32(truncatingIfNeeded: $0.index) } ?? .none
      change(parent) { $0.last_child = last }
    }
    change(node) { $0.parent = .detached }
    change(node) { $0.next_sibling = .none }
  }

  private func previousSibling(of node: XMLNode, in parent: XMLNode) -> XMLNode? {
    var previous: XMLNode?
    for child in children(of: parent) {
      if child == node { return previous }
      previous = child
    }
    return nil
  }

  /// Numbers the nodes anew in document order, without those that were taken out. Numbers that were kept mean other
  /// nodes then.
  ///
  /// - Complexity: linear in the tree.
  public func renumber() {
    var order: [Int] = []
    order.reserveCapacity(nodes.count)
    for index in nodes.indices where nodes[index].parent == .none { appendTree(XMLNode(index), to: &order) }
    var numbers = [UInt32](repeating: .none, count: nodes.count)
    for (new, old) in order.enumerated() { numbers[old] = UInt32(truncatingIfNeeded: new) }
    func new(_ link: UInt32) -> UInt32 { link < UInt32.detached ? numbers[Int(link)] : link }
    if !changes.isEmpty { changes = order.map { change(of: XMLNode($0)) } }
    let old = nodes
    let renumbered = order.map { number in
      var node = old[number]
      node.parent = new(node.parent)
      node.first_child = new(node.first_child)
      node.last_child = new(node.last_child)
      node.next_sibling = new(node.next_sibling)
      return node
    }
    changeNodes { $0 = renumbered }
  }

  private func appendTree(_ root: XMLNode, to order: inout [Int]) {
    var stack = [root]
    while let node = stack.popLast() {
      order.append(node.index)
      stack.append(contentsOf: Array(children(of: node)).reversed())
    }
  }
}

/// A place in the source of a document: where a node begins and ends.
public struct XMLPlace: Sendable, Hashable {
  let start: UInt32
  let end: UInt32

  /// The beginning of the document.
  public static let none = XMLPlace(start: 0, end: 0)
}

extension UInt32 {
  /// The parent of a node that stands nowhere.
  static let detached = UInt32.max - 1
}
