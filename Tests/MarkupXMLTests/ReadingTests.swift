import MarkupXML
import Testing

@Suite struct ReadingTests {
  @Test func keepsAttributesInTheirOrder() throws {
    let tree = try tree("<a z='1' b=\"2\" y:q='3' xmlns:y='u' c='4'/>")
    let root = try #require(tree.root)
    #expect(Set(tree.attributes(of: root).map { tree.names[$0.nameIndex] }) == ["z", "b", "y:q", "xmlns:y", "c"])
    #expect(tree.attribute("y:q", of: root) == "3")
    #expect(tree.attribute("missing", of: root) == nil)
    let plain = try self.plainOrder("<a z='1' b='2' y='3' c='4'/>")
    #expect(plain == ["z", "b", "y", "c"])
  }

  private func plainOrder(_ text: String) throws -> [String] {
    let tree = try tree(text)
    let root = try #require(tree.root)
    return tree.attributes(of: root).map { tree.names[$0.nameIndex] }
  }

  @Test(arguments: [
    ("a &amp; b", "a & b"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("x&#10;y", "x\ny"), ("&#x1F600;", "😀"), ("a\nb", "a b"),
    ("a\tb", "a b"), ("&#9;&#13;", "\t\r"), ("", ""), ("  two  ", "  two  "), ("é中😀", "é中😀"), ("&amp;amp;", "&amp;"),
  ])
  func resolvesEntitiesInAttributes(_ markup: String, _ value: String) throws {
    let tree = try tree("<a v=\"\(markup)\" w=\"x\"/>")
    #expect(tree.attribute("v", of: try #require(tree.root)) == value)
    #expect(tree.attribute("w", of: try #require(tree.root)) == "x")
  }

  @Test(arguments: [
    ("a &amp; b", "a & b"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("x&#10;y", "x\ny"), ("a\nb", "a\nb"),
    ("a\r\nb", "a\nb"),
    ("  two  ", "  two  "), ("   ", "   "), ("é中😀", "é中😀"), ("a<![CDATA[<&>]]>b", "a<&>b"), ("a<!-- no -->b", "ab"),
    ("&#xFFFD;", "\u{FFFD}"),
  ])
  func resolvesEntitiesInText(_ markup: String, _ text: String) throws {
    let tree = try tree("<a>\(markup)</a>")
    #expect(tree.text(of: try #require(tree.root)) == text)
  }

  @Test func keepsEveryKindOfNodeInOrder() throws {
    let tree = try tree(
      """
      <?xml version="1.0"?><!-- first --><?target some data?><!DOCTYPE a>
      <a><b/><!--c--><![CDATA[d]]><?e?>f<g h="i">j</g></a><!-- last -->
      """)
    #expect(
      tree.dump == """
        -1 comment   first 
        -1 instruction target some data
        -1 doctype  a
        -1 element a
        3 element b
        3 comment  c
        3 cdata  d
        3 instruction e 
        3 text  f
        3 element g h="i"
        9 text  j
        -1 comment   last 
        """)
  }

  @Test func dropsTheWhiteSpaceOfTheLayoutOnly() throws {
    let tree = try tree("<a>\n  <b>  </b>\n  <c>\n</c>\n</a>")
    #expect(tree.nodeCount == 5)
    let root = try #require(tree.root)
    #expect(tree.children(of: root).map { tree.name(of: $0) } == ["b", "c"])
    #expect(tree.children(of: root).map { tree.text(of: $0) } == ["  ", "\n"])
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ELEMENT a ANY><!-- > ] ' --><!ATTLIST a v CDATA 'd'>]>", "<!DOCTYPE a SYSTEM \"a>.dtd\">",
  ])
  func keepsADocumentTypeAndTakesNothingFromIt(_ doctype: String) throws {
    let tree = try tree("\(doctype)\n<a/>\n")
    #expect(tree.nodeCount == 2)
    #expect(tree.attributeCount(of: try #require(tree.root)) == 0)
    #expect(tree.written() == "\(doctype)\n<a/>\n")
  }

  @Test func walksByLinks() throws {
    let tree = try tree("<a><b k='1'/>x<b k='2'><c/></b></a>")
    let root = try #require(tree.root)
    #expect(tree.parent(of: root) == nil)
    #expect(tree.elements(of: root).map { tree.attribute("k", of: $0) } == ["1", "2"])
    #expect(tree.element(named: "b", of: root).flatMap { tree.attribute("k", of: $0) } == "1")
    #expect(tree.element(named: "c", of: root) == nil)
    let last = try #require(Array(tree.children(of: root)).last)
    #expect(tree.firstChild(of: last).flatMap { tree.parent(of: $0) } == last)
  }

  @Test func givesEveryNameOneNumber() throws {
    let tree = try tree("<a><b b='1'/><b/></a>")
    let root = try #require(tree.root)
    let numbers = Set(tree.elements(of: root).map { tree.nameIndex(of: $0) })
    #expect(numbers == [tree.intern("b")])
    #expect(tree.intern("new") == tree.names.count - 1)
    #expect(tree.intern("new") == tree.names.count - 1)
  }
}
