import Diagnostics
import MarkupXML
import TestSupport
import Testing

@Suite struct BadInputTests {
  @Test func tellsEmptyDocumentsFromBrokenOnes() {
    #expect(problems("").map(\.message) == ["The document is empty (0 bytes)."])
    for blank in [" ", "\n\n", "\r\n\t ", "\u{FEFF}", "\u{FEFF}\n"] {
      #expect(problems(blank).map(\.rule) == ["doc-empty"], "\(Array(blank.utf8))")
    }
    #expect(XMLTree.read([], documentName: "a").tree == nil)
  }

  @Test(arguments: [
    "hello", "{\"a\": 1}", "bplist00", "<", "<<", "<a", "</a>", "<a></b>", "<a/><b/>", "<a/>text", "<a b/>", "<a b=c/>",
    "<a b='1' b='2'/>", "<a b='<'/>", "<a>&nosuch;</a>", "<a b='&nosuch;'/>", "<a>&</a>", "<a>&#0;</a>",
    "<a>&#xD800;</a>",
    "<a>\u{1}</a>", "<a>\0</a>", "<a><![CDATA[x</a>", "<a><!-- x</a>", "<a><!-- -- --></a>", "<?xml?><a/>",
    "<a>]]></a>",
    "<?xml version=\"1.0\"", "<!DOCTYPE", "<!DOCTYPE a [", "<!DOCTYPE a", "<1/>", "<a:b:c/>x",
    "<a><?xml version='1.0'?></a>",
    "<!-- only a comment -->", "<?only an instruction?>", "\u{7F}ELF", "PK\u{3}\u{4}",
  ])
  func locatesWhatIsNotXML(_ text: String) throws {
    let reading = XMLTree.read(Array(text.utf8), documentName: "a.xib")
    #expect(!reading.isWellFormed)
    #expect(reading.diagnostics.map(\.rule) == ["doc-malformed-xml"])
    #expect(reading.diagnostics.first?.location != nil)
    reading.tree?.walkEverything()
  }

  @Test func namesTheObjectThatWasOpen() {
    let found = problems(
      "<document>\n    <view id=\"abc\">\n        <label id=\"def\"/>\n        <rect>\n    </view>\n</document>\n")
    #expect(found.map(\.objectID) == ["abc"])
    #expect(found.first?.message.hasSuffix(", inside <view id=\"abc\">.") == true)
    #expect(found.first?.location?.line == 5)
  }

  @Test func locatesTheEndOfEveryTruncation() throws {
    let text = SampleDocument.xib("<!-- é --><view id=\"a\"><string key=\"t\"><![CDATA[x]]>&amp;</string></view>")
    let bytes = Array(text.utf8)
    let last = try #require(text.utf8.lastIndex(of: UInt8(ascii: ">"))).utf16Offset(in: text)
    #expect(last > 0)
    let whole = bytes.count - 1  // only the last newline is missing
    for length in 0..<whole {
      let reading = XMLTree.read(Array(bytes[..<length]), documentName: "a.xib")
      #expect(!reading.isWellFormed, "after \(length) bytes")
      #expect(reading.diagnostics.count == 1, "after \(length) bytes")
      #expect(reading.diagnostics.first?.location != nil || length == 0, "after \(length) bytes")
      reading.tree?.walkEverything()
    }
    #expect(XMLTree.read(Array(bytes[..<whole]), documentName: "a.xib").isWellFormed)
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'><!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;'>",
      "<!ENTITY a '&a;'>", "<!ENTITY % a 'x'>", "<!ENTITY a SYSTEM 'file:///etc/passwd'>",
      "<!ENTITY % a SYSTEM 'file:///etc/passwd'> %a;",
      "<!ENTITY a PUBLIC 'x' 'http://127.0.0.1:1/'>", "<!ENTITY lt '&#38;#60;'>",
    ])
  func refusesEntitiesThatADocumentDeclares(_ declaration: String) throws {
    let found = problems("<!DOCTYPE x [\(declaration)]>\n<x>&c;</x>\n")
    #expect(found.map(\.rule) == ["doc-malformed-xml"])
    #expect(found.first?.message.contains("declares entities") == true)
    #expect(found.first?.location?.line == 1)
  }

  @Test func refusesNestingBeyondTheBound() {
    let deep = String(repeating: "<a>", count: 100_000)
    let found = problems(deep + String(repeating: "</a>", count: 100_000))
    #expect(found.map(\.message) == ["The document is not well-formed XML: The elements are nested too deeply."])
    #expect(found.first?.location != nil)
  }

  @Test func refusesMoreAttributesThanAnybodyNeeds() throws {
    func element(_ count: Int) -> String { "<b " + (0..<count).map { "a\($0)='='" }.joined(separator: " ") + "/>" }
    #expect(problems("<x>\n<!-- ' -->" + element(10_000) + element(3) + "</x>") == [])
    let found = problems("<x>\n" + element(10_001) + "</x>")
    #expect(found.map(\.message) == ["The document is not well-formed XML: An element has more than 10000 attributes."])
    #expect(found.first?.location == Diagnostics.SourceLocation(line: 2, column: 1))
  }

  @Test(.timeLimit(.minutes(5))) func readsAnAttributeOfFiftyMegabytes() throws {
    let size = 50_000_000
    let bytes = Array("<a b=\"".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: size) + Array("\" c=\"d\"/>".utf8)
    let tree = try tree(bytes)
    let root = try #require(tree.root)
    #expect(tree.attributes(of: root).map(\.value.length) == [size, 1])
  }

  @Test(.timeLimit(.minutes(5))) func readsAMillionElements() throws {
    let count = 1_000_000
    var bytes = Array("<a>".utf8)
    for _ in 0..<count { bytes += [0x3C, 0x62, 0x2F, 0x3E] }
    bytes += Array("</a>".utf8)
    let tree = try tree(bytes)
    #expect(tree.nodeCount == count + 1)
    #expect(tree.names.count == 2)
    #expect(tree.location(of: XMLNode(count)).column == 4 * count)
  }
}
