internal import CXMLReader

/// Writes a tree that was changed with the source's own bytes for all that was not. What is new is laid out as what it
/// stands beside. It keeps its own stack, so depth costs no more than memory.
struct KeptFormWriter {
  private let tree: XMLTree
  private let isChanged: [Bool]
  private var out: XMLOutput
  private var layout: SourceLayout
  private var waiting: [Step] = []

  private enum Step {
    /// A node, with the white space before it.
    case node(XMLNode, lead: [UInt8])
    case source(Range<Int>)
    case text([UInt8])
    case endTag(XMLNode)
  }

  init(tree: XMLTree) {
    self.tree = tree
    isChanged = tree.changedBranches()
    out = XMLOutput(tree: tree)
    layout = SourceLayout(tree: tree)
  }

  mutating func write() -> [UInt8] {
    let top = tree.nodes.indices.filter { tree.nodes[$0].parent == .none }.map { XMLNode($0) }
    out.append(source: 0..<tree.prologue.declaration.upperBound)
    var end = tree.prologue.declaration.upperBound
    for node in top {
      let isKept = tree.isInSource(node)
      run(.node(node, lead: isKept ? layout.lead(of: node) : layout.lineBreak))
      if isKept { end = max(end, layout.range(of: node).upperBound) }
    }
    out.append(source: end..<tree.source.count)
    return tree.encoded(out.bytes)
  }

  /// An element that stands in a line of text.
  mutating func write(inline node: XMLNode) -> [UInt8] {
    run(.node(node, lead: []))
    return out.bytes
  }

  private mutating func run(_ step: Step) {
    waiting = [step]
    while let step = waiting.popLast() {
      switch step {
      case .node(let node, let lead):
        out.bytes += lead
        write(node, lead: lead)
      case .source(let range): out.append(source: range)
      case .text(let bytes): out.bytes += bytes
      case .endTag(let node): out.endTag(node)
      }
    }
  }

  private mutating func write(_ node: XMLNode, lead: [UInt8]) {
    let isKept = tree.isInSource(node)
    guard !isKept || isChanged[node.index] else { return out.append(source: layout.range(of: node)) }
    guard tree.isElement(node) else {
      var leaf = XMLOutput(tree: tree)
      leaf.leaf(node)
      if layout.lineBreak.count > 1 { leaf.addCarriageReturns() }
      out.bytes += leaf.bytes
      return
    }
    guard isKept, let tag = SourceTag(at: layout.range(of: node).lowerBound, in: tree.source) else {
      return relist(node, tag: nil, lead: lead)
    }
    guard !tree.change(of: node).contains(.children) else {
      return relist(node, tag: tag, lead: layout.keepsLead(node) ? layout.lead(of: node) : lead)
    }
    startTag(node, tag, isEmpty: tag.isEmpty)
    var steps: [Step] = []
    var end = tag.end
    for child in tree.children(of: node) where isChanged[child.index] {
      let range = layout.range(of: child)
      steps += [.source(end..<range.lowerBound), .node(child, lead: [])]
      end = range.upperBound
    }
    steps.append(.source(end..<layout.range(of: node).upperBound))
    waiting += steps.reversed()
  }

  /// An element whose children are others than in the source, or that is not in the source.
  private mutating func relist(_ node: XMLNode, tag: SourceTag?, lead: [UInt8]) {
    let children = Array(tree.children(of: node))
    if let tag {
      startTag(node, tag, isEmpty: children.isEmpty)
    } else {
      out.startTag(node)
      out.append(children.isEmpty ? "/>" : ">")
    }
    guard !children.isEmpty else { return }
    var steps: [Step] = []
    if tree.holdsText(node) {
      steps = children.map { .node($0, lead: []) }
    } else {
      let listed = children.filter { tree.kind(of: $0) != .text }
      let own = layout.childLead(in: node, lead: lead)
      for child in listed { steps.append(.node(child, lead: layout.keepsLead(child) ? layout.lead(of: child) : own)) }
      steps.append(.text(layout.closingLead(of: node, tag: tag, children: listed, lead: lead, childLead: own)))
    }
    steps.append(.endTag(node))
    waiting += steps.reversed()
  }

  /// The tag of the source, but for the attributes that were changed.
  private mutating func startTag(_ node: XMLNode, _ tag: SourceTag, isEmpty: Bool) {
    if tree.change(of: node).contains(.tag) {
      attributes(of: node, tag)
    } else {
      out.append(source: tag.start..<tag.tail.lowerBound)
    }
    if isEmpty == tag.isEmpty {
      out.append(source: tag.tail)
    } else {
      out.append(isEmpty ? "/>" : ">")
    }
  }

  private mutating func attributes(of node: XMLNode, _ tag: SourceTag) {
    var left = Array(tree.attributes(of: node))
    out.append(source: tag.start..<tag.nameEnd)
    for old in tag.attributes {
      let name = tree.source[old.name]
      guard let index = left.firstIndex(where: { tree.names[$0.nameIndex].utf8.elementsEqual(name) }) else { continue }
      let attribute = left.remove(at: index)
      if tree.isChanged(attribute) {
        out.append(source: old.lead)
        out.attribute(attribute)
      } else {
        out.append(source: old.lead.lowerBound..<old.end)
      }
    }
    // Attributes that stand one a line go on doing so.
    let lead = tag.attributes.last.map { Array(tree.source[$0.lead]) } ?? [0x20]
    for attribute in left {
      out.bytes += lead
      out.attribute(attribute)
    }
  }
}
