internal import CXMLReader

/// Writes one tree as Xcode does. It walks by links, so depth costs nothing.
struct XcodeFormWriter {
  private let tree: XMLTree
  private var out: XMLOutput
  /// What a level is indented by.
  private let indentation: [UInt8]

  init(tree: XMLTree) {
    self.tree = tree
    out = XMLOutput(tree: tree)
    indentation = tree.standardIndentation
    out.bytes.reserveCapacity(tree.source.count + tree.source.count / 8)
  }

  mutating func write() -> [UInt8] {
    out.append(source: tree.prologue.leading)
    if !tree.prologue.declaration.isEmpty {
      out.append(source: tree.prologue.declaration)
      newLine()
    }
    for index in tree.nodes.indices where tree.nodes[index].parent == .none { writeTree(XMLNode(index)) }
    if !tree.endsWithNewline { out.bytes.removeLast(out.bytes.last == 0x0A ? 1 : 0) }
    if tree.usesCarriageReturns { out.addCarriageReturns() }
    return tree.encoded(out.bytes)
  }

  private mutating func writeTree(_ root: XMLNode) {
    var depth = 0
    var node = root
    while true {
      if open(node, depth: depth), let child = tree.firstChild(of: node) {
        node = child
        depth += 1
        continue
      }
      while node != root, tree.nextSibling(of: node) == nil {
        guard let parent = tree.parent(of: node) else { return }
        node = parent
        depth -= 1
        indent(depth)
        close(node)
      }
      guard node != root, let next = tree.nextSibling(of: node) else { return }
      node = next
    }
  }

  /// Writes a leaf whole, or a start tag; true when the children are still to be written.
  private mutating func open(_ node: XMLNode, depth: Int) -> Bool {
    switch tree.kind(of: node) {
    case .element:
      indent(depth)
      out.startTag(node)
      guard tree.firstChild(of: node) != nil else {
        out.append("/>")
        newLine()
        return false
      }
      if tree.holdsText(node) {
        out.append(">")
        for child in tree.children(of: node) { inline(child) }
        close(node)
        return false
      }
      out.append(">")
      newLine()
      return true
    case .text:
      // White space between elements, which only a list that was empty when it was read can have.
      return false
    default:
      indent(depth)
      out.leaf(node)
      newLine()
      return false
    }
  }

  /// A node within a line. An element among text (which Interface Builder never writes) keeps its own bytes.
  private mutating func inline(_ node: XMLNode) {
    guard tree.isElement(node) else { return out.leaf(node) }
    var writer = KeptFormWriter(tree: tree)
    out.bytes += writer.write(inline: node)
  }

  private mutating func close(_ node: XMLNode) {
    out.endTag(node)
    newLine()
  }

  private mutating func indent(_ depth: Int) {
    for _ in 0..<depth { out.bytes += indentation }
  }

  private mutating func newLine() { out.bytes.append(0x0A) }
}

extension XMLTree {
  /// What Interface Builder indents a level by.
  var standardIndentation: [UInt8] {
    root.map { name(of: $0) == "archive" } == true ? [0x09] : [0x20, 0x20, 0x20, 0x20]
  }

  /// Whether an element's content is text, which keeps its white space. White space that elements were put beside is
  /// none.
  func holdsText(_ node: XMLNode) -> Bool {
    var isBlank = false
    var hasOthers = false
    for child in children(of: node) {
      switch kind(of: child) {
      case .text where self.isBlank(child): isBlank = true
      case .text, .cdata: return true
      default: hasOthers = true
      }
    }
    return isBlank && !hasOthers
  }

  private func isBlank(_ text: XMLNode) -> Bool {
    withBytes(of: XMLText(span: nodes[text.index].text)) { bytes in
      bytes.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }
  }

  var endsWithNewline: Bool { source.isEmpty || source.last == 0x0A }

  /// Whether the lines of the document end with a carriage return and a newline.
  var usesCarriageReturns: Bool {
    guard let newline = source.firstIndex(of: 0x0A) else { return false }
    return newline > 0 && source[newline - 1] == 0x0D
  }

  /// The bytes in the encoding that the document came in.
  func encoded(_ utf8: [UInt8]) -> [UInt8] {
    guard let encoding = prologue.encoding else { return utf8 }
    var length = 0
    let bytes = utf8.withUnsafeBytes { buffer in
      buffer.baseAddress.flatMap {
        xr_encode($0.assumingMemoryBound(to: CChar.self), buffer.count, encoding, &length)
      }
    }
    guard let bytes else { return utf8 }
    defer { xr_free_bytes(bytes) }
    return UnsafeBufferPointer(start: bytes, count: length).map { UInt8(bitPattern: $0) }
  }
}
