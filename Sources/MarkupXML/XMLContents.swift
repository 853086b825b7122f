internal import CXMLReader

/// The arrays of a tree, for one pass over all of it: an answer costs no more than reading it from memory.
///
/// Nodes, names and attributes are numbers; a number that there is none of must not be asked for.
public struct XMLContents {
  private let nodes: UnsafeBufferPointer<xr_node>
  private let attributes: UnsafeBufferPointer<xr_attribute>
  private let source: UnsafeBufferPointer<UInt8>
  private let arena: UnsafeBufferPointer<UInt8>

  fileprivate init(
    nodes: UnsafeBufferPointer<xr_node>, attributes: UnsafeBufferPointer<xr_attribute>,
    source: UnsafeBufferPointer<UInt8>, arena: UnsafeBufferPointer<UInt8>
  ) {
    (self.nodes, self.attributes, self.source, self.arena) = (nodes, attributes, source, arena)
  }

  /// How many nodes there are.
  public var nodeCount: Int { nodes.count }

  /// How many attributes all nodes have together.
  public var attributeCount: Int { attributes.count }

  /// Whether the node is an element.
  public func isElement(_ node: Int) -> Bool { nodes[node].kind == XR_ELEMENT.rawValue }

  /// The element that the node stands in, -1 for none.
  public func parent(of node: Int) -> Int {
    let link = nodes[node].parent
    return link < UInt32.detached ? Int(link) : -1
  }

  /// The number of the element's name in ``XMLTree/names``.
  public func name(of node: Int) -> Int { Int(nodes[node].name) }

  /// The attributes of the element.
  public func attributes(of node: Int) -> Range<Int> {
    let first = Int(nodes[node].first_attribute)
    return first..<first + Int(nodes[node].attribute_count)
  }

  /// The number of the attribute's name in ``XMLTree/names``.
  public func name(ofAttribute attribute: Int) -> Int { Int(attributes[attribute].name) }

  /// The UTF-8 bytes of the attribute's value, entities resolved.
  public func value(ofAttribute attribute: Int) -> UnsafeBufferPointer<UInt8> {
    let text = XMLText(span: attributes[attribute].value)
    return UnsafeBufferPointer(rebasing: (text.isInArena ? arena : source)[text.offset..<text.offset + text.length])
  }
}

extension XMLTree {
  /// Gives the tree's arrays to a closure; they are valid until it returns.
  public func withContents<Result>(_ body: (XMLContents) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      attributes.withUnsafeBufferPointer { attributes in
        source.withUnsafeBufferPointer { source in
          arena.withUnsafeBufferPointer { arena in
            body(XMLContents(nodes: nodes, attributes: attributes, source: source, arena: arena))
          }
        }
      }
    }
  }

  /// The value of the attribute at a position of ``attributes(of:)``.
  public func value(ofAttributeAt position: Int) -> String { string(XMLText(span: attributes[position].value)) }
}
