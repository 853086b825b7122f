import Diagnostics
import MarkupXML
import Testing

/// Reads a text that is expected to be well-formed.
func tree(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> XMLTree {
  try tree(Array(text.utf8), sourceLocation: sourceLocation)
}

func tree(_ bytes: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> XMLTree {
  let reading = XMLTree.read(bytes, documentName: "a.xib")
  #expect(reading.diagnostics == [], sourceLocation: sourceLocation)
  return try #require(reading.tree, sourceLocation: sourceLocation)
}

/// What reading a text complains about.
func problems(_ text: String) -> [Diagnostic] { problems(Array(text.utf8)) }

func problems(_ bytes: [UInt8]) -> [Diagnostic] { XMLTree.read(bytes, documentName: "a.xib").diagnostics }

extension XMLTree {
  /// One line a node, for comparing trees: kind, name, attributes, text, in document order.
  var dump: String {
    (0..<nodeCount).map { number in
      let node = XMLNode(number)
      let attributes = self.attributes(of: node).map { " \(names[$0.nameIndex])=\"\(string($0.value))\"" }.joined()
      let text = isElement(node) ? "" : " " + self.text(of: node)
      return "\(parent(of: node)?.index ?? -1) \(kind(of: node)) \(name(of: node))\(attributes)\(text)"
    }.joined(separator: "\n")
  }

  func written() -> String { String(decoding: write(), as: UTF8.self) }

  /// Touches everything that can be asked of every node.
  func walkEverything() {
    for number in 0..<nodeCount {
      let node = XMLNode(number)
      _ = (text(of: node), name(of: node), location(of: node), nextSibling(of: node), parent(of: node))
      for attribute in attributes(of: node) {
        _ = (string(attribute.value), location(ofAttribute: names[attribute.nameIndex], of: node))
      }
    }
    _ = write()
  }
}

/// A text in UTF-16 without a byte order mark.
func utf16(_ text: String, isBig: Bool) -> [UInt8] {
  text.utf16.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
}
