internal import CXMLReader

/// The white space of a source: what stands before nodes, and what would stand before new ones.
struct SourceLayout {
  private let tree: XMLTree
  /// How the source ends its lines.
  let lineBreak: [UInt8]
  /// What a level is indented by.
  private let unit: [UInt8]

  init(tree: XMLTree) {
    self.tree = tree
    lineBreak = tree.usesCarriageReturns ? [0x0D, 0x0A] : [0x0A]
    let first = tree.root.flatMap { root in
      tree.elements(of: root).first { tree.isInSource($0) && !tree.change(of: $0).contains(.moved) }
    }
    let lead = first.map { Self.line(Self.space(before: Int(tree.nodes[$0.index].start), in: tree)) } ?? []
    unit = lead.last == 0x0A || lead.isEmpty ? tree.standardIndentation : lead.filter { $0 != 0x0A && $0 != 0x0D }
  }

  func range(of node: XMLNode) -> Range<Int> {
    Int(tree.nodes[node.index].start)..<Int(tree.nodes[node.index].end)
  }

  /// The white space before a node of the source.
  func lead(of node: XMLNode) -> [UInt8] { Self.space(before: range(of: node).lowerBound, in: tree) }

  /// Whether the node stands where it stood in the source.
  func keepsLead(_ node: XMLNode) -> Bool {
    tree.isInSource(node) && !tree.change(of: node).contains(.moved)
  }

  /// What stands before a new child of an element that itself has `lead` before it.
  func childLead(in parent: XMLNode, lead: [UInt8]) -> [UInt8] {
    if let sibling = tree.elements(of: parent).first(where: keepsLead) { return Self.line(self.lead(of: sibling)) }
    let line = Self.line(lead)
    if line.contains(0x0A) { return line + unit }
    return tree.parent(of: parent) == nil ? lineBreak + unit : []
  }

  /// What stands before the end tag of an element whose children are others than in the source.
  func closingLead(
    of node: XMLNode, tag: SourceTag?, children: [XMLNode], lead: [UInt8], childLead: [UInt8]
  ) -> [UInt8] {
    if let tag, !tag.isEmpty, let end = endTag(of: node) {
      let space = Self.space(before: end, in: tree)
      if space.contains(0x0A) || children.contains(where: keepsLead) { return space }
    }
    let line = Self.line(lead)
    return childLead.contains(0x0A) ? (line.contains(0x0A) ? line : lineBreak) : []
  }

  private func endTag(of node: XMLNode) -> Int? {
    tree.source[range(of: node)].lastIndex(of: UInt8(ascii: "<"))
  }

  private static func space(before end: Int, in tree: XMLTree) -> [UInt8] {
    var start = end
    let first = tree.prologue.declaration.upperBound
    while start > first, [0x20, 0x0A, 0x0D, 0x09].contains(tree.source[start - 1]) { start -= 1 }
    return Array(tree.source[start..<end])
  }

  /// White space without the lines that it leaves empty.
  private static func line(_ space: [UInt8]) -> [UInt8] {
    guard let newline = space.lastIndex(of: 0x0A) else { return space }
    let start = newline > 0 && space[newline - 1] == 0x0D ? newline - 1 : newline
    return Array(space[start...])
  }
}
