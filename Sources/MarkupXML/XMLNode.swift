internal import CXMLReader

/// A node of an ``XMLTree``: a number, valid for that tree only.
public struct XMLNode: Hashable, Sendable {
  /// From 0 in document order for the nodes that were read; nodes that were added later come behind them.
  public let index: Int

  /// The node of that number.
  public init(_ index: Int) { self.index = index }

  init?(link: UInt32) {
    guard link < UInt32.detached else { return nil }
    index = Int(link)
  }
}

/// What a node is.
public enum XMLNodeKind: Sendable, Hashable {
  case element
  case text
  case cdata
  case comment
  case instruction
  case doctype
}

/// A piece of text of an ``XMLTree``, not yet made into a string.
public struct XMLText: Sendable, Hashable {
  let offset: Int
  /// The number of UTF-8 bytes.
  public let length: Int
  let isInArena: Bool

  init(span: xr_span) {
    offset = Int(span.offset)
    length = Int(span.length & ~xr_in_arena)
    isInArena = span.length & xr_in_arena != 0
  }
}

/// The bit that says that a span lies in the arena (`XR_IN_ARENA`).
let xr_in_arena: UInt32 = 0x8000_0000

/// One attribute: the number of its name and its value.
public struct XMLAttribute: Sendable, Hashable {
  /// The number of the name in ``XMLTree/names``.
  public let nameIndex: Int
  /// The value, entities resolved.
  public let value: XMLText
}

/// The children of a node, in document order.
public struct XMLChildren: Sequence, IteratorProtocol {
  let tree: XMLTree
  var following: XMLNode?

  public mutating func next() -> XMLNode? {
    guard let current = following else { return nil }
    following = tree.nextSibling(of: current)
    return current
  }
}

/// What stands before the first node, kept to be written back.
struct XMLPrologue {
  /// A byte order mark and blank lines that came before the declaration.
  var leading: Range<Int>
  /// The XML declaration, from `<?xml` to `?>`; empty when there is none.
  var declaration: Range<Int>
  /// The encoding that the bytes came in when it was not UTF-8.
  var encoding: String?
}

/// The attributes of an element, in document order.
public struct XMLAttributes: RandomAccessCollection {
  let tree: XMLTree
  public let startIndex: Int
  public let endIndex: Int

  public subscript(position: Int) -> XMLAttribute {
    let attribute = tree.attributes[position]
    return XMLAttribute(nameIndex: Int(attribute.name), value: XMLText(span: attribute.value))
  }
}
