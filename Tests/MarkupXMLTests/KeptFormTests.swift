import MarkupXML
import TestSupport
import Testing

/// What was not touched comes back as it stood, however it stood.
@Suite("Keeping the form of what was not changed")
struct KeptFormTests {
  private static let text = """
    <?xml version='1.0'?>

    <!-- by hand -->
    <a  x = '1'
        y="2" >
      <b z='3'/> <!-- beside -->

    \t<c></c>
      <d>one <e f='4'/> two</d  >
      <list>
         <i n="1"/>
         <i n="2"/>
      </list>
    </a>

    <!-- end -->

    """

  private func tree(_ text: String = Self.text) throws -> XMLTree {
    let reading = XMLTree.read(Array(text.utf8), documentName: "Test")
    #expect(reading.isWellFormed)
    return try #require(reading.tree)
  }

  private func find(_ name: String, _ tree: XMLTree) throws -> XMLNode {
    let nodes = (0..<tree.nodeCount).map { XMLNode($0) }
    return try #require(
      nodes.first { node in
        tree.isElement(node) && tree.name(of: node) == name && (tree.parent(of: node) != nil || node == tree.root)
      })
  }

  private func kept(_ tree: XMLTree) -> String { String(decoding: tree.write(as: .kept), as: UTF8.self) }

  private func replacing(_ old: String, _ new: String) -> String {
    let parts = Self.text.split(separator: old, omittingEmptySubsequences: false)
    return parts.prefix(2).joined(separator: new) + parts.dropFirst(2).map { old + $0 }.joined()
  }

  @Test func givesBackWhatNobodyTouched() throws {
    let tree = try tree()
    #expect(kept(tree) == Self.text)
    #expect(String(decoding: tree.write(), as: UTF8.self) != Self.text)
  }

  @Test func keepsTheOtherAttributesOfATag() throws {
    let tree = try tree()
    tree.setAttribute("x", "9", of: try find("a", tree))
    #expect(kept(tree) == replacing("<a  x = '1'", "<a  x=\"9\""))
    tree.removeAttribute("x", of: try find("a", tree))
    #expect(kept(tree) == replacing("<a  x = '1'\n", "<a\n"))
  }

  @Test func addsAttributesAsTheOthersStand() throws {
    let tree = try tree()
    tree.setAttribute("new", "<", of: try find("a", tree))
    #expect(kept(tree) == replacing("y=\"2\" >", "y=\"2\"\n    new=\"&lt;\" >"))
    let other = try self.tree()
    other.setAttribute("new", "1", of: try find("c", other))
    #expect(kept(other) == replacing("<c>", "<c new=\"1\">"))
  }

  @Test func changesAnElementInTheMiddleOfText() throws {
    let tree = try tree()
    tree.setAttribute("f", "9", of: try find("e", tree))
    #expect(kept(tree) == replacing("<e f='4'/>", "<e f=\"9\"/>"))
    #expect(String(decoding: tree.write(), as: UTF8.self).contains("<d>one <e f=\"9\"/> two</d>"))
  }

  @Test func takesOutAnElementWithTheSpaceBeforeIt() throws {
    let tree = try tree()
    tree.remove(try find("b", tree))
    #expect(kept(tree) == replacing("\n  <b z='3'/>", ""))
  }

  @Test func closesAListThatLostItsLastElement() throws {
    let tree = try tree()
    tree.remove(try find("i", tree))
    #expect(kept(tree) == replacing("\n     <i n=\"1\"/>", ""))
    tree.remove(try find("i", tree))
    #expect(kept(tree) == replacing("<list>\n     <i n=\"1\"/>\n     <i n=\"2\"/>\n  </list>", "<list/>"))
  }

  @Test func laysOutNewElementsAsTheirNeighbours() throws {
    let tree = try tree()
    let new = tree.makeElement("new")
    tree.append(tree.makeElement("inner"), to: new)
    tree.append(new, to: try find("list", tree))
    tree.insert(tree.makeElement("first"), before: try find("i", tree))
    let list =
      "<list>\n     <first/>\n     <i n=\"1\"/>\n     <i n=\"2\"/>\n     <new>\n       <inner/>\n     </new>\n  </list>"
    #expect(kept(tree) == replacing("<list>\n     <i n=\"1\"/>\n     <i n=\"2\"/>\n  </list>", list))
  }

  @Test func opensAnElementThatWasEmpty() throws {
    let tree = try tree()
    tree.append(tree.makeElement("new"), to: try find("b", tree))
    #expect(kept(tree) == replacing("<b z='3'/>", "<b z='3'>\n    <new/>\n  </b>"))
  }

  @Test func leavesADocumentOfOneLineOnOneLine() throws {
    let tree = try tree("<a><b/><c/></a>")
    tree.append(tree.makeElement("new"), to: try find("a", tree))
    tree.append(tree.makeElement("inner"), to: try find("c", tree))
    #expect(kept(tree) == "<a><b/><c><inner/></c><new/></a>")
  }

  @Test func putsElementsIntoWhatHeldOnlyWhiteSpace() throws {
    let tree = try tree("<a>\n  <list>\n  </list>\n</a>\n")
    tree.append(tree.makeElement("new"), to: try find("list", tree))
    #expect(kept(tree) == "<a>\n  <list>\n    <new/>\n  </list>\n</a>\n")
    #expect(String(decoding: tree.write(), as: UTF8.self) == "<a>\n    <list>\n        <new/>\n    </list>\n</a>\n")
  }

  @Test func keepsByteOrderMarkAndCarriageReturns() throws {
    let tree = try tree("\u{FEFF}<a>\r\n\t<b x='1'/>\r\n</a>\r\n")
    tree.append(tree.makeElement("new"), to: try find("a", tree))
    #expect(kept(tree) == "\u{FEFF}<a>\r\n\t<b x='1'/>\r\n\t<new/>\r\n</a>\r\n")
  }

  @Test func keepsTheEncodingOfTheSource() throws {
    let start = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a b='".utf8)
    let source = start + [0xE9] + Array("'><c/></a>".utf8)
    let tree = try #require(XMLTree.read(source, documentName: "Test").tree)
    #expect(tree.write(as: .kept) == source)
    tree.remove(try find("c", tree))
    #expect(tree.write(as: .kept) == start + [0xE9] + Array("'/>".utf8))
  }

  @Test func writesWhatNumbersWereGivenAnew() throws {
    let tree = try tree()
    tree.remove(try find("b", tree))
    tree.renumber()
    tree.setAttribute("n", "9", of: try find("i", tree))
    #expect(kept(tree) == replacing("\n  <b z='3'/>", "").replacingOnce("n=\"1\"", "n=\"9\""))
  }

  /// Whatever is done, the result is a document that says the same as Xcode's form of it.
  @Test(arguments: 0..<UInt64(200)) func saysTheSameAsXcodesForm(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let tree = try tree()
    for _ in 0..<1 + random.below(6) {
      let placed = (1..<tree.nodeCount).map { XMLNode($0) }.filter { tree.isElement($0) && tree.parent(of: $0) != nil }
      guard let node = placed.randomElement(using: &random) else { break }
      switch random.below(4) {
      case 0: tree.setAttribute(["x", "n", "new"][random.below(3)], "<\(seed)\">\n", of: node)
      case 1: tree.removeAttribute(["n", "z", "f"][random.below(3)], of: node)
      case 2: tree.append(tree.makeElement("made"), to: node)
      default: tree.remove(node)
      }
      if random.below(3) == 0 { tree.renumber() }
    }
    let kept = try #require(XMLTree.read(tree.write(as: .kept), documentName: "Test").tree)
    let plain = try #require(XMLTree.read(tree.write(), documentName: "Test").tree)
    #expect(kept.write() == plain.write(), "seed \(seed): \(self.kept(tree))")
  }
}

extension String {
  fileprivate func replacingOnce(_ old: String, _ new: String) -> String {
    split(separator: old, maxSplits: 1, omittingEmptySubsequences: false).joined(separator: new)
  }
}
