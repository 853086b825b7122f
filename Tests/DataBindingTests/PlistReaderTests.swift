import DataBinding
import Diagnostics
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct PlistReaderTests {
  private func xml(_ content: String) -> RecordValue? {
    RecordDocument.read(bytes: Array("<plist version=\"1.0\">\(content)</plist>".utf8), name: "a.plist").value
  }

  @Test func readsAWholeDocumentInOrder() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <!-- records -->
      <array>
      \t<dict>
      \t\t<key>name</key>
      \t\t<string>天天酷跑</string>
      \t\t<key>icon</key><string>icon_00</string>
      \t</dict>
      </array>
      </plist>

      """
    let expected = Records.many([["name": .string("天天酷跑"), "icon": .string("icon_00")]])
    #expect(read(text).records == expected)
    #expect(read(text.replacing("\n", with: "\r\n")).records == expected)
  }

  @Test(arguments: [
    ("<string/>", RecordValue.string("")), ("<string> a\r\nb </string>", .string(" a\nb ")),
    ("<string>x&lt;&#65;&#x42;&amp;<!-- no --><![CDATA[<y>&]]></string>", .string("x<AB&<y>&")),
    ("<integer>0x1F</integer>", .integer(31)), ("<integer> -7\n</integer>", .integer(-7)),
    ("<integer>+7</integer>", .integer(7)),
    ("<integer>18446744073709551615</integer>", .real(18_446_744_073_709_551_616)),
    ("<integer>99999999999999999999</integer>", .real(1e20)), ("<real>1</real>", .real(1)),
    ("<real>-inf</real>", .real(-.infinity)),
    ("<true/>", .bool(true)), ("<false></false>", .bool(false)),
    ("<data>\n\tAAEC\n\tAw==\n</data>", .data([0, 1, 2, 3])),
    ("<data/>", .data([])), ("<array/>", .array([])), ("<dict/>", .dictionary([:])), ("<array></array>", .array([])),
    ("<date>2001-01-02T00:00:00Z</date>", .date(Date(timeIntervalSinceReferenceDate: 86_400))),
    ("<dict><key>CF$UID</key><integer>5</integer></dict>", .dictionary(["CF$UID": .integer(5)])),
    (
      "<dict><key>a</key><true/><key>b</key><true/><key>a</key><false/></dict>",
      .dictionary(["a": .bool(false), "b": .bool(true)])
    ),
  ])
  func readsEachKindFromXML(_ content: String, _ expected: RecordValue) {
    #expect(xml(content) == expected)
  }

  @Test(arguments: [
    ("<plist>\n<array>\n<foo/></array></plist>", 3, 1, "<foo> is no element of a plist."),
    ("<plist>\n<string>a</strin></plist>", 2, 10, "<string> holds </strin>; its own closing tag is missing."),
    ("<plist><dict>\n<string>a</string></dict></plist>", 2, 1, "A dictionary has <string> where <key> should be."),
    ("<plist><dict><key>a</key>\n</dict></plist>", 2, 1, "The last key of a dictionary has no value."),
    ("<plist><array>\n", 2, 1, "The plist has the end of the text where a tag should be."),
    ("<plist><array></dict></plist>", 1, 15, "There is </dict> without anything to close."),
    ("<plist><integer>1.5</integer></plist>", 1, 8, "<integer> holds \"1.5\"."),
    ("<plist><date>now</date></plist>", 1, 8, "<date> holds \"now\"."),
    ("<plist><data>A</data></plist>", 1, 8, "<data> holds \"A\"."),
    ("<plist><string>a & b</string></plist>", 1, 18, "There is an \"&\" that begins none of XML's own entities."),
    ("<plist><string>&#xD800;</string></plist>", 1, 16, "\"&#xD800;\" is no character."),
    ("<plist><dict/><dict/></plist>", 1, 15, "The plist has <dict> after its value."),
    ("<plist><dict/></plist>x", 1, 23, "The plist goes on with \"x\" after its end."),
    ("<plist", 1, 1, "The tag of \"plist\" is not closed."), ("<plist><string>a", 1, 8, "<string> is not closed."),
    ("<!-- ", 1, 1, "A comment is not closed."), ("<plist/>", 1, 1, "The plist is empty."),
    ("<plist></plist>", 1, 8, "The plist is empty."),
  ])
  func placesWhatIsWrongInXML(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    let finding = read(text, "a.plist").diagnostics.first
    #expect(finding?.message == message)
    #expect(finding?.location == SourceLocation(line: line, column: column))
  }

  @Test func refusesDeclaredEntities() {
    let bomb =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///etc/passwd\"><!ENTITY b \"&a;&a;\">]>"
      + "<plist><string>&b;</string></plist>"
    let finding = read(bomb).diagnostics.first
    #expect(finding?.location == SourceLocation(line: 2, column: 17))
    #expect(read("<plist><string>&b;</string></plist>").records == nil)
  }

  @Test(arguments: [("<array>", "a.plist"), ("<dict><key>a</key>", "-"), ("(", "-"), ("{a=", "a.plist")])
  func boundsNesting(_ opening: String, _ name: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(read(text, name).diagnostics.first?.message == "The data is nested more than 512 levels deep.")
  }

  @Test func readsOldStylePlists() {
    let text = """
      // records
      (
        { name = "Flappy \\"Bird\\"\\n\\U5929\\101"; icon = icon_02; size = 12; /* none */ raw = <0a 0B>; },
        { 'a b' = ("x", y,); empty = {}; path = /usr/a.b-c:d$; last = 1 },
      )
      """
    #expect(
      read(text, "a.plist").records
        == .many([
          [
            "name": .string("Flappy \"Bird\"\n天A"), "icon": .string("icon_02"), "size": .string("12"),
            "raw": .data([10, 11]),
          ],
          [
            "a b": .array([.string("x"), .string("y")]), "empty": .dictionary([:]), "path": .string("/usr/a.b-c:d$"),
            "last": .string("1"),
          ],
        ]))
  }

  @Test(arguments: [
    ("{ a = 1;\n b 2; }", 2, 4, "The plist has \"2\" where an equals sign should be."),
    ("( a b )", 1, 5, "The plist has \"b\" where a comma or \")\" should be."),
    ("{ a = \"x; }", 1, 7, "A string is not closed."),
    ("{ a = <0>; }", 1, 7, "Binary data has an odd number of hexadecimal digits."),
    ("( /* ", 1, 3, "A comment is not closed."),
    ("{ a = 1; } x", 1, 12, "The plist goes on with \"x\" after its value."),
    ("{ a = ; }", 1, 7, "The plist has \";\" where a value should be."),
  ])
  func placesWhatIsWrongInOldStyle(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    let finding = read(text, "a.plist").diagnostics.first
    #expect(finding?.message == message)
    #expect(finding?.location == SourceLocation(line: line, column: column))
  }

  @Test func survivesEveryTruncationAndFlip() {
    let texts = [
      "<?xml version='1.0'?><!DOCTYPE plist><plist><array><dict><key>a</key><string>&#65;<![CDATA[x]]></string></dict></array></plist>",
      "( { a = \"x\\U00e9\\101\"; b = <0a>; /* c */ }, (1, 2,), )",
    ]
    for bytes in texts.map({ Array($0.utf8) }) {
      for end in bytes.indices.dropFirst() {
        #expect(Records.read(bytes: Array(bytes[..<end]), name: "a.plist").records == nil)
      }
      for place in bytes.indices {
        for byte in [UInt8(0), 0x22, 0x26, 0x3C, 0x3E, 0x5C, 0x29, 0xFF] {
          var changed = bytes
          changed[place] = byte
          let reading = Records.read(bytes: changed, name: "a.plist")
          #expect((reading.records == nil) == !reading.diagnostics.isEmpty)
        }
      }
    }
  }
}
