internal import CXMLReader

/// The pieces that markup is written from.
struct XMLOutput {
  let tree: XMLTree
  var bytes: [UInt8] = []

  mutating func append(_ text: String) { bytes += text.utf8 }

  mutating func append(source range: Range<Int>) { bytes += tree.source[range] }

  /// A start tag as Xcode writes it, without its end.
  mutating func startTag(_ node: XMLNode) {
    bytes.append(UInt8(ascii: "<"))
    bytes += tree.names[tree.nameIndex(of: node)].utf8
    for attribute in tree.attributes(of: node) {
      bytes.append(0x20)
      self.attribute(attribute)
    }
  }

  mutating func attribute(_ attribute: XMLAttribute) {
    bytes += tree.names[attribute.nameIndex].utf8
    bytes += [UInt8(ascii: "="), UInt8(ascii: "\"")]
    escape(attribute.value, inAttribute: true)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func endTag(_ node: XMLNode) {
    bytes += [UInt8(ascii: "<"), UInt8(ascii: "/")]
    bytes += tree.names[tree.nameIndex(of: node)].utf8
    bytes.append(UInt8(ascii: ">"))
  }

  /// A node that is no element.
  mutating func leaf(_ node: XMLNode) {
    let text = XMLText(span: tree.nodes[node.index].text)
    switch tree.kind(of: node) {
    case .element: return
    case .text: escape(text, inAttribute: false)
    case .cdata: wrap("<![CDATA[", text, "]]>")
    case .comment: wrap("<!--", text, "-->")
    case .doctype: wrap("<!DOCTYPE ", text, ">")
    case .instruction:
      append("<?\(tree.name(of: node))")
      if text.length > 0 { bytes.append(0x20) }
      wrap("", text, "?>")
    }
  }

  private mutating func wrap(_ before: String, _ text: XMLText, _ after: String) {
    append(before)
    tree.withBytes(of: text) { bytes += $0 }
    append(after)
  }

  private mutating func escape(_ text: XMLText, inAttribute: Bool) {
    tree.withBytes(of: text) { characters in
      for byte in characters {
        switch byte {
        case UInt8(ascii: "&"): append("&amp;")
        case UInt8(ascii: "<"): append("&lt;")
        case UInt8(ascii: ">"): append("&gt;")
        case UInt8(ascii: "\"") where inAttribute: append("&quot;")
        case 0x0A where inAttribute: append("&#10;")
        case 0x09 where inAttribute: append("&#9;")
        case 0x0D: append("&#13;")
        default: bytes.append(byte)
        }
      }
    }
  }

  /// Gives line feeds that have no carriage return one: what was copied from the source has them already, and all
  /// others are escaped.
  mutating func addCarriageReturns() {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 32)
    for byte in bytes {
      if byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
      result.append(byte)
    }
    bytes = result
  }
}
