import Diagnostics
import MarkupXML
import TestSupport
import Testing

@Suite struct PlaceTests {
  private static let text = """
    <?xml version="1.0"?>
    <!-- é -->
    <中文 a="😀" b='1'>
        <!-- before --><b k="x" kk="y"
           key="z"/>text<c/>
        <![CDATA[ <d/> ]]><d/>
        <?pi x?>
    </中文>

    """

  private func place(_ line: Int, _ column: Int) -> Diagnostics.SourceLocation { .init(line: line, column: column) }

  @Test func placesElementsByLineAndCodePoint() throws {
    let tree = try tree(Self.text)
    let nodes = (0..<tree.nodeCount).map { XMLNode($0) }
    let places = nodes.map { "\(tree.kind(of: $0)) \(tree.location(of: $0).line):\(tree.location(of: $0).column)" }
    #expect(
      places == [
        "comment 2:1", "element 3:1", "comment 4:5", "element 4:20", "text 5:17", "element 5:21", "cdata 6:5",
        "element 6:23", "instruction 7:5",
      ])
  }

  @Test func placesAttributesByTheirNames() throws {
    let tree = try tree(Self.text)
    let root = try #require(tree.root)
    #expect(tree.location(ofAttribute: "a", of: root) == place(3, 5))
    #expect(tree.location(ofAttribute: "b", of: root) == place(3, 11))
    #expect(tree.location(ofAttribute: "none", of: root) == tree.location(of: root))
    let b = try #require(tree.element(named: "b", of: root))
    #expect(tree.location(ofAttribute: "k", of: b) == place(4, 23))
    #expect(tree.location(ofAttribute: "kk", of: b) == place(4, 29))
    #expect(tree.location(ofAttribute: "key", of: b) == place(5, 8))
  }

  @Test func isNotMisledByTextInsideValues() throws {
    let tree = try tree("<a x=\" b='1' > c\" b = '2'\n c='d'/>")
    let root = try #require(tree.root)
    #expect(tree.location(ofAttribute: "b", of: root) == place(1, 19))
    #expect(tree.location(ofAttribute: "c", of: root) == place(2, 2))
  }

  @Test func countsNoByteOrderMark() throws {
    let tree = try tree([0xEF, 0xBB, 0xBF] + Array("<a b='1'/>".utf8))
    let root = try #require(tree.root)
    #expect(tree.location(of: root) == place(1, 1))
    #expect(tree.location(ofAttribute: "b", of: root) == place(1, 4))
  }

  @Test func countsLinesThatEndWithCarriageReturns() throws {
    let tree = try tree("<a>\r\n\r\n  <b/>\r\n</a>\r\n")
    #expect(tree.location(of: XMLNode(1)) == place(3, 3))
  }

  @Test func placesDocumentsInOtherEncodings() throws {
    let tree = try tree([0xFE, 0xFF] + utf16("<a>\n <b c='é' d='x'/></a>", isBig: true))
    #expect(tree.location(of: XMLNode(1)) == place(2, 2))
    #expect(tree.location(ofAttribute: "d", of: XMLNode(1)) == place(2, 11))
  }

  @Test func answersTheSameInAnyOrder() throws {
    let tree = try tree(Self.text)
    let offsets = Array(-1...tree.source.count + 1)
    let forward = offsets.map { tree.location(ofByte: $0) }
    #expect(offsets.reversed().map { tree.location(ofByte: $0) } == forward.reversed())
    #expect(forward == forward.sorted())
  }

  @Test(.timeLimit(.minutes(5))) func placesManyElementsInOnePass() throws {
    let tree = try tree("<a>" + String(repeating: "<b c='1'/>", count: 100_000) + "</a>")
    var columns = 0
    for number in 1..<tree.nodeCount { columns += tree.location(ofAttribute: "c", of: XMLNode(number)).column }
    #expect(columns == (0..<100_000).reduce(0) { $0 + 7 + $1 * 10 })
  }

  @Test func findsPlacesInAnyOrder() throws {
    let text = "\u{FEFF}<a>\n" + String(repeating: "<b c='é'/>\n<d/>", count: 2000) + "</a>"
    let tree = try #require(XMLTree.read(Array(text.utf8), documentName: "a").tree)
    var random = SeededRandom(seed: 11)
    let nodes = (0..<tree.nodeCount).map { XMLNode($0) }
    let places = tree.locations(of: nodes)
    for _ in 0..<2000 {
      let index = random.below(nodes.count)
      let place = tree.location(of: nodes[index])
      #expect(place.line == places[index].line)
      #expect(index == 0 || place.column == places[index].column)
    }
  }

  @Test(.timeLimit(.minutes(1))) func goingToAndFroCostsNoMoreThanGoingOn() throws {
    let text = "<a>" + String(repeating: "<b c='d'/>", count: 50_000) + "</a>"
    let tree = try #require(XMLTree.read(Array(text.utf8), documentName: "a").tree)
    for number in 1..<10_000 {
      #expect(tree.location(of: XMLNode(number)).column == 4 + (number - 1) * 10)
      #expect(tree.location(of: XMLNode(tree.nodeCount - 1)).line == 1)
    }
  }
}
