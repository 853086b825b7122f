import Diagnostics
import MarkupXML
import Testing

@Suite("Changing markup")
struct EditingTests {
  private func tree(_ text: String) throws -> XMLTree {
    try #require(XMLTree.read(Array(text.utf8), documentName: "Test").tree)
  }

  private func written(_ tree: XMLTree) -> String { String(decoding: tree.write(), as: UTF8.self) }

  @Test func addsAndReplacesAttributes() throws {
    let tree = try tree("<a x=\"1\">\n    <b y=\"2\"/>\n</a>\n")
    let root = try #require(tree.root)
    let child = try #require(tree.firstChild(of: root))
    tree.setAttribute("z", "<&\">", of: root)
    tree.setAttribute("x", "9", of: root)
    tree.setAttribute("w", "3", of: child)
    tree.setAttribute("v", "4", of: root)
    #expect(written(tree) == "<a x=\"9\" z=\"&lt;&amp;&quot;&gt;\" v=\"4\">\n    <b y=\"2\" w=\"3\"/>\n</a>\n")
  }

  @Test func removesAttributes() throws {
    let tree = try tree("<a x=\"1\" y=\"2\" z=\"3\"/>\n")
    let root = try #require(tree.root)
    tree.removeAttribute("y", of: root)
    tree.removeAttribute("none", of: root)
    #expect(written(tree) == "<a x=\"1\" z=\"3\"/>\n")
    tree.removeAttribute("z", of: root)
    tree.removeAttribute("x", of: root)
    #expect(written(tree) == "<a/>\n")
  }

  @Test func insertsAppendsAndRemovesChildren() throws {
    let tree = try tree("<a>\n    <b/>\n</a>\n")
    let root = try #require(tree.root)
    let old = try #require(tree.firstChild(of: root))
    tree.insert(tree.makeElement("first"), before: old)
    tree.append(tree.makeElement("last"), to: root)
    let text = tree.makeElement("text")
    tree.append(text, to: root)
    tree.append(tree.makeText("a < b"), to: text)
    #expect(
      written(tree)
        == "<a>\n    <first/>\n    <b/>\n    <last/>\n    <text>a &lt; b</text>\n</a>\n")
    tree.remove(old)
    tree.remove(text)
    #expect(written(tree) == "<a>\n    <first/>\n    <last/>\n</a>\n")
    tree.append(old, to: root)
    #expect(written(tree) == "<a>\n    <first/>\n    <last/>\n    <b/>\n</a>\n")
  }

  @Test func doesNotWriteOrFindWhatStandsNowhere() throws {
    let tree = try tree("<a>\n    <b/>\n</a>\n")
    let root = try #require(tree.root)
    let lone = tree.makeElement("lone")
    tree.append(tree.makeElement("inner"), to: lone)
    #expect(tree.parent(of: lone) == nil)
    #expect(tree.root == root)
    #expect(written(tree) == "<a>\n    <b/>\n</a>\n")
  }

  @Test func refusesToPutANodeIntoTwoPlaces() throws {
    let tree = try tree("<a>\n    <b/>\n    <c/>\n</a>\n")
    let root = try #require(tree.root)
    let first = try #require(tree.firstChild(of: root))
    let second = try #require(tree.nextSibling(of: first))
    tree.append(first, to: second)
    tree.append(root, to: root)
    #expect(written(tree) == "<a>\n    <b/>\n    <c/>\n</a>\n")
  }

  @Test func makesADocumentWithThePlacesOfAnother() throws {
    let origin = try tree("<old>\r\n\t<x/>\r\n</old>\r\n")
    let place = origin.place(of: try #require(origin.root.flatMap { origin.element(named: "x", of: $0) }))
    let made = XMLTree(madeFrom: origin)
    let root = made.makeElement("document")
    made.appendRoot(root)
    let child = made.makeElement("view", at: place)
    made.append(child, to: root)
    #expect(
      written(made)
        == "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\r\n<document>\r\n    <view/>\r\n</document>\r\n"
    )
    #expect(made.location(of: child).line == 2)
    #expect(made.documentName == "Test")
  }

  @Test func findsManyPlacesAtOnce() throws {
    let tree = try tree("<a>\n <b/>é<c/>\n<d/></a>")
    let nodes = (0..<tree.nodeCount).map { XMLNode($0) }.reversed()
    #expect(tree.locations(of: Array(nodes)) == nodes.map { tree.location(of: $0) })
  }

  @Test func numbersNodesInDocumentOrder() throws {
    let tree = try tree("<a>\n    <b/>\n</a>\n")
    let root = try #require(tree.root)
    let old = try #require(tree.firstChild(of: root))
    let first = tree.makeElement("first")
    tree.insert(first, before: old)
    tree.append(tree.makeElement("inner"), to: first)
    _ = tree.makeElement("lone")
    tree.renumber()
    #expect((0..<tree.nodeCount).map { tree.name(of: XMLNode($0)) } == ["a", "first", "inner", "b"])
    #expect(written(tree) == "<a>\n    <first>\n        <inner/>\n    </first>\n    <b/>\n</a>\n")
  }
}
