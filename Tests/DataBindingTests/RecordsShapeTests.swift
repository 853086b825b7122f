import DataBinding
import Diagnostics
import Testing

func read(_ text: String, _ name: String = "data") -> Records.Reading {
  Records.read(bytes: Array(text.utf8), name: name)
}

@Suite struct RecordsShapeTests {
  @Test func takesAnArrayForManyAndADictionaryForOne() {
    #expect(read(#"[{"a": 1}, {}]"#).records == .many([["a": .integer(1)], [:]]))
    #expect(read(#"{"a": 1}"#).records == .one(["a": .integer(1)]))
    #expect(read("{}").records == .one([:]))
  }

  @Test func warnsOfAnEmptyArrayAndTakesItForNoRecords() {
    let reading = read("[]")
    #expect(reading.records == .many([]))
    #expect(reading.diagnostics.map(\.rule) == ["data-empty"])
    #expect(reading.diagnostics.map(\.severity) == [.warning])
    #expect(
      reading.diagnostics.map(\.message) == ["The JSON holds an empty array: no instance of the template is made."])
  }

  @Test func listsKeysInTheOrderOfFirstUse() {
    #expect(read(#"[{"b": 1, "a": 2}, {"c": 1, "a": 1}]"#).records?.keys == ["b", "a", "c"])
  }

  @Test(arguments: [
    (
      "<plist><string>x</string></plist>",
      "The plist holds a string; xibc compile needs an array of dictionaries or one dictionary."
    ),
    ("5", "The JSON holds a number; xibc compile needs an array of dictionaries or one dictionary."),
    (
      "[[{}]]",
      "The JSON holds an array whose element 0 (counting from 0) is an array; xibc compile needs an array of dictionaries."
    ),
    (
      "[{}, {}, null]",
      "The JSON holds an array whose element 2 (counting from 0) is null; xibc compile needs an array of dictionaries."
    ),
    (
      "( a, b )",
      "The plist holds an array whose element 0 (counting from 0) is a string; xibc compile needs an array of dictionaries."
    ),
  ])
  func saysWhatShapeIsWrong(_ text: String, _ message: String) {
    let reading = read(text)
    #expect(reading.records == nil)
    #expect(reading.diagnostics.map(\.message) == [message])
    #expect(reading.diagnostics.map(\.rule) == ["data-shape"])
    #expect(reading.diagnostics.map(\.severity) == [.error])
  }

  @Test(arguments: ["", " \r\n\t", "\u{FEFF}"])
  func saysThatDataIsEmpty(_ text: String) {
    for name in ["a.plist", "a.json", "a.ndjson", "-"] {
      #expect(read(text, name).diagnostics.map(\.message) == ["The data is empty."])
    }
  }

  @Test(arguments: [
    ("{ a = 1; }", "x.plist", RecordFormat.oldStylePlist), ("{ \"a\\\"\" = 1; }", "-", .oldStylePlist),
    ("{ \"a\": 1 }", "x.plist", .json), ("  <?xml version='1.0'?><plist><dict/></plist>", "-", .xmlPlist),
    ("( { a = 1; } )", "-", .oldStylePlist), ("// c\n{}", "-", .oldStylePlist), ("{}\n{}", "-", .jsonLines),
    ("{}", "a.NDJSON", .jsonLines), ("{\"a\":1}\n{\"a\":2}\n", "a.jsonl", .jsonLines), ("[{}]", "-", .json),
    ("<plist><dict/></plist>", "a.json", .xmlPlist), ("( )", "a.ndjson", .oldStylePlist),
  ])
  func tellsTheFormatFromTheContent(_ text: String, _ name: String, _ format: RecordFormat) {
    let document = RecordDocument.read(bytes: Array(text.utf8), name: name)
    #expect(document.format == format)
    #expect(document.value != nil, "\(document.diagnostics)")
  }

  @Test func readsEveryUnicodeEncoding() {
    let text = "[{\"name\": \"天天酷跑 😀\"}]"
    let expected = Records.many([["name": .string("天天酷跑 😀")]])
    let little = Array(text.utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big = Array(text.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let wide = text.unicodeScalars.flatMap { scalar in [0, 8, 16, 24].map { UInt8(scalar.value >> $0 & 255) } }
    for bytes in [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big,
      [0xFF, 0xFE, 0, 0] + wide,
    ] {
      #expect(Records.read(bytes: bytes, name: "-").records == expected)
    }
  }

  @Test func placesBytesThatAreNotUTF8() {
    let bytes = Array("[\r\n\"é".utf8) + [0xE9] + Array("\"]".utf8)
    let finding = Records.read(bytes: bytes, name: "-").diagnostics.first
    #expect(finding?.location == SourceLocation(line: 2, column: 3))
    #expect(finding?.message == "The text is not UTF-8: byte 6 is 0xE9.")
  }

  @Test func readsTheLatin1ThatXMLDeclares() {
    let bytes =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><plist><dict><key>a</key><string>".utf8) + [0xE9]
      + Array("</string></dict></plist>".utf8)
    #expect(Records.read(bytes: bytes, name: "-").records == .one(["a": .string("é")]))
  }
}
