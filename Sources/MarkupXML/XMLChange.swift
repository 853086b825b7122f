internal import CXMLReader

/// What was changed at a node since its tree was read.
struct XMLChange: OptionSet {
  let rawValue: UInt8

  /// It was made, and stands nowhere in the source.
  static let made = XMLChange(rawValue: 1)
  /// Attributes were set or taken away.
  static let tag = XMLChange(rawValue: 2)
  /// Children were put in or taken out.
  static let children = XMLChange(rawValue: 4)
  /// It was put somewhere else than it stood.
  static let moved = XMLChange(rawValue: 8)
}

extension XMLTree {
  /// Whether anything was changed since the tree was read.
  public var isChanged: Bool { isMade || !changes.isEmpty }

  func note(_ change: XMLChange, of node: XMLNode) {
    guard !isMade else { return }
    if changes.count <= node.index {
      changes.append(contentsOf: repeatElement([], count: node.index + 1 - changes.count))
    }
    changes[node.index].formUnion(change)
  }

  func change(of node: XMLNode) -> XMLChange { changes.indices.contains(node.index) ? changes[node.index] : [] }

  /// Whether the node has bytes of its own in the source, from its beginning to its end.
  func isInSource(_ node: XMLNode) -> Bool {
    !isMade && !change(of: node).contains(.made) && nodes[node.index].end > nodes[node.index].start
  }

  /// Whether an attribute has another value than the source says, or is not in the source.
  func isChanged(_ attribute: XMLAttribute) -> Bool {
    attribute.value.isInArena && attribute.value.offset >= readArenaLength
  }

  /// By node number: whether something was changed at the node or in it.
  func changedBranches() -> [Bool] {
    var isChanged = [Bool](repeating: false, count: nodes.count)
    for index in changes.indices where !changes[index].isEmpty {
      var current: XMLNode? = XMLNode(index)
      while let node = current, !isChanged[node.index] {
        isChanged[node.index] = true
        current = parent(of: node)
      }
    }
    return isChanged
  }
}
