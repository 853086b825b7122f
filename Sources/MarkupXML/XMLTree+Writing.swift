internal import CXMLReader

extension XMLTree {
  /// The document as Xcode writes it: four spaces a level (a tab in archives from before Xcode 5), one element a line,
  /// empty elements closed in the tag.
  ///
  /// Names, attributes, order, comments, declaration, byte order mark, kind of line ending and a missing last newline
  /// stay as they were read.
  ///
  /// - Complexity: linear in the tree.
  public func write() -> [UInt8] {
    var writer = XMLWriter(tree: self)
    return writer.write()
  }
}

/// Writes one tree. It walks by links, so depth costs nothing.
private struct XMLWriter {
  let tree: XMLTree
  var out: [UInt8] = []
  /// What a level is indented by.
  let indentation: [UInt8]

  init(tree: XMLTree) {
    self.tree = tree
    let isArchive = tree.root.map { tree.name(of: $0) == "archive" } ?? false
    indentation = isArchive ? [0x09] : [0x20, 0x20, 0x20, 0x20]
    out.reserveCapacity(tree.source.count + tree.source.count / 8)
  }

  mutating func write() -> [UInt8] {
    out += tree.source[tree.prologue.leading]
    if !tree.prologue.declaration.isEmpty {
      out += tree.source[tree.prologue.declaration]
      newLine()
    }
    for index in tree.nodes.indices where tree.nodes[index].parent == .none { writeTree(XMLNode(index)) }
    if !tree.endsWithNewline { out.removeLast(out.last == 0x0A ? 1 : 0) }
    return tree.encoded(tree.usesCarriageReturns ? withCarriageReturns(out) : out)
  }

  /// What was copied from the source has its carriage returns already; all others are escaped.
  private func withCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 32)
    for byte in bytes {
      if byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
      result.append(byte)
    }
    return result
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
      startTag(node)
      guard tree.firstChild(of: node) != nil else {
        out += [UInt8(ascii: "/"), UInt8(ascii: ">")]
        newLine()
        return false
      }
      if tree.holdsText(node) {
        out.append(UInt8(ascii: ">"))
        for child in tree.children(of: node) { inline(child) }
        close(node)
        return false
      }
      out.append(UInt8(ascii: ">"))
      newLine()
      return true
    default:
      indent(depth)
      inline(node)
      newLine()
      return false
    }
  }

  /// A node within a line. An element among text (which Interface Builder never writes) keeps its own bytes.
  private mutating func inline(_ node: XMLNode) {
    let text = XMLText(span: tree.nodes[node.index].text)
    switch tree.kind(of: node) {
    case .element: out += tree.source[Int(tree.nodes[node.index].start)..<Int(tree.nodes[node.index].end)]
    case .text: escape(text, inAttribute: false)
    case .cdata: wrap("<![CDATA[", text, "]]>")
    case .comment: wrap("<!--", text, "-->")
    case .doctype: wrap("<!DOCTYPE ", text, ">")
    case .instruction:
      out += Array("<?\(tree.name(of: node))".utf8)
      if text.length > 0 { out.append(0x20) }
      wrap("", text, "?>")
    }
  }

  private mutating func wrap(_ before: String, _ text: XMLText, _ after: String) {
    out += Array(before.utf8)
    tree.withBytes(of: text) { out += $0 }
    out += Array(after.utf8)
  }

  private mutating func startTag(_ node: XMLNode) {
    out.append(UInt8(ascii: "<"))
    out += tree.names[tree.nameIndex(of: node)].utf8
    for attribute in tree.attributes(of: node) {
      out.append(0x20)
      out += tree.names[attribute.nameIndex].utf8
      out += [UInt8(ascii: "="), UInt8(ascii: "\"")]
      escape(attribute.value, inAttribute: true)
      out.append(UInt8(ascii: "\""))
    }
  }

  private mutating func close(_ node: XMLNode) {
    out += [UInt8(ascii: "<"), UInt8(ascii: "/")]
    out += tree.names[tree.nameIndex(of: node)].utf8
    out.append(UInt8(ascii: ">"))
    newLine()
  }

  private mutating func indent(_ depth: Int) {
    for _ in 0..<depth { out += indentation }
  }

  private mutating func newLine() { out.append(0x0A) }

  private mutating func escape(_ text: XMLText, inAttribute: Bool) {
    tree.withBytes(of: text) { bytes in
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "&"): out += Array("&amp;".utf8)
        case UInt8(ascii: "<"): out += Array("&lt;".utf8)
        case UInt8(ascii: ">"): out += Array("&gt;".utf8)
        case UInt8(ascii: "\"") where inAttribute: out += Array("&quot;".utf8)
        case 0x0A where inAttribute: out += Array("&#10;".utf8)
        case 0x09 where inAttribute: out += Array("&#9;".utf8)
        case 0x0D: out += Array("&#13;".utf8)
        default: out.append(byte)
        }
      }
    }
  }
}

extension XMLTree {
  /// Whether an element's content is text, which keeps its white space.
  func holdsText(_ node: XMLNode) -> Bool {
    children(of: node).contains { [.text, .cdata].contains(kind(of: $0)) }
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
