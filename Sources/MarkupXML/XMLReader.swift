internal import CXMLReader
public import Diagnostics

/// What reading gave: the tree as far as it goes, and what was wrong.
public struct XMLReading {
  /// Everything up to the first fatal error; nil when not even a root element was read.
  public var tree: XMLTree?
  /// Empty for a well-formed document.
  public var diagnostics: [Diagnostic]

  /// Whether the whole document was read and nothing is wrong with it.
  public var isWellFormed: Bool { tree != nil && diagnostics.isEmpty }
}

extension XMLTree {
  /// Elements inside elements beyond this are refused; Interface Builder's own stay under a hundred.
  public static let maximumDepth = 1024

  /// Reads a document. No file or connection is opened, entities that a document declares are refused.
  ///
  /// - Complexity: linear in the bytes.
  public static func read(_ bytes: [UInt8], documentName: String) -> XMLReading {
    let document = bytes.withUnsafeBytes { buffer in
      xr_read(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, UInt32(maximumDepth))
    }
    guard let document else {
      return XMLReading(diagnostics: [malformed("There is not enough memory for the document.", in: documentName)])
    }
    defer { xr_free(document) }
    let raw = document.pointee
    let source = raw.encoding != nil ? array(raw.text, raw.text_length) : bytes
    let names = (0..<Int(raw.name_count)).map { index in
      raw.names?[index].map { String(cString: $0) } ?? ""
    }
    let tree = XMLTree(
      documentName: documentName, source: source, names: names,
      nodes: Array(UnsafeBufferPointer(start: raw.nodes, count: Int(raw.node_count))),
      attributes: Array(UnsafeBufferPointer(start: raw.attributes, count: Int(raw.attribute_count))),
      arena: array(raw.arena, raw.arena_length),
      prologue: XMLPrologue(source: source, encoding: raw.encoding.map { String(cString: $0) }))
    return XMLReading(tree: tree.root == nil ? nil : tree, diagnostics: problems(of: raw, in: tree))
  }

  private static func array(_ start: UnsafePointer<CChar>?, _ count: UInt32) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  /// The errors as findings. Well-formedness errors cascade, so only the first fatal one is told.
  private static func problems(of raw: xr_document, in tree: XMLTree) -> [Diagnostic] {
    let errors = UnsafeBufferPointer(start: raw.errors, count: Int(raw.error_count))
    guard let first = errors.first(where: { $0.is_fatal != 0 }) ?? errors.first else { return [] }
    if tree.prologue.leading.count == tree.source.count {
      return [
        Diagnostic(
          rule: "doc-empty", severity: .error, document: tree.documentName,
          message: tree.source.isEmpty
            ? "The document is empty (0 bytes)." : "The document is empty (white space only).",
          help: "Restore it from version control, or make a new one.")
      ]
    }
    let message = withUnsafeBytes(of: first.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    var finding = malformed("The document is not well-formed XML: \(message).", in: tree.documentName)
    finding.location = tree.location(ofByte: Int(first.offset))
    if let enclosing = tree.innermostOpenObject {
      finding.objectID = enclosing.id
      finding.message =
        "The document is not well-formed XML: \(message), inside <\(enclosing.element) id=\"\(enclosing.id)\">."
    }
    return [finding]
  }

  private static func malformed(_ message: String, in document: String) -> Diagnostic {
    Diagnostic(
      rule: "doc-malformed-xml", severity: .error, document: document, message: message,
      help: "Mend the markup by hand or restore the document; Xcode cannot open it either.")
  }

  /// The last element with an `id` that was still open where reading stopped.
  private var innermostOpenObject: (element: String, id: String)? {
    var node = nodes.last.flatMap { _ in Optional(XMLNode(nodes.count - 1)) }
    while let current = node {
      if isElement(current), nodes[current.index].end == nodes[current.index].start,
        let id = attribute("id", of: current)
      {
        return (name(of: current), id)
      }
      node = parent(of: current)
    }
    return nil
  }
}

extension XMLPrologue {
  init(source: [UInt8], encoding: String?) {
    self.encoding = encoding
    var start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < source.count, [0x20, 0x0A, 0x0D, 0x09].contains(source[start]) { start += 1 }
    leading = 0..<start
    declaration = start..<start
    guard source[start...].starts(with: Array("<?xml".utf8)) else { return }
    var end = start
    while end + 1 < source.count, !(source[end] == UInt8(ascii: "?") && source[end + 1] == UInt8(ascii: ">")) {
      end += 1
    }
    guard end + 1 < source.count else { return }
    declaration = start..<end + 2
  }
}
