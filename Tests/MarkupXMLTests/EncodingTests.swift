import Diagnostics
import MarkupXML
import Testing

@Suite struct EncodingTests {
  private static func document(_ encoding: String, _ text: String = "é") -> String {
    "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<a v=\"\(text)\"/>\n"
  }

  /// A document in UTF-16 as an editor would save it.
  private static func wide(_ text: String, isBig: Bool, hasMark: Bool) -> [UInt8] {
    (hasMark ? (isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]) : []) + utf16(text, isBig: isBig)
  }

  private static let latin1: [UInt8] = Array(document("ISO-8859-1", "?").utf8).map { $0 == 0x3F ? 0x3F : $0 }

  /// The bytes with the first `~` replaced by others.
  private static func bytes(_ text: String, _ other: [UInt8]) -> [UInt8] {
    let all = Array(text.utf8)
    guard let place = all.firstIndex(of: UInt8(ascii: "~")) else { return all }
    return Array(all[..<place]) + other + Array(all[(place + 1)...])
  }

  static let encoded: [(name: String, bytes: [UInt8], value: String)] = [
    ("UTF-16LE with a mark", wide(document("UTF-16"), isBig: false, hasMark: true), "é"),
    ("UTF-16BE with a mark", wide(document("UTF-16"), isBig: true, hasMark: true), "é"),
    ("UTF-16LE without a mark", wide(document("UTF-16LE"), isBig: false, hasMark: false), "é"),
    ("UTF-16BE without a mark", wide(document("UTF-16BE"), isBig: true, hasMark: false), "é"),
    (
      "UTF-16 that names no encoding", wide("<?xml version=\"1.0\"?>\n<a v=\"😀\"/>\n", isBig: false, hasMark: true), "😀"
    ),
    ("UTF-16 without a declaration", wide("<a v=\"é\"/>\n", isBig: true, hasMark: true), "é"),
    ("ISO-8859-1", bytes(document("ISO-8859-1", "~"), [0xE9]), "é"),
    ("ISO-8859-1 behind blank lines", [0x0A, 0x0A] + bytes(document("ISO-8859-1", "~"), [0xE9]), "é"),
    (
      "ISO-8859-1 in single quotes", bytes("<?xml version='1.0' encoding = 'iso-8859-1'?>\n<a v=\"~\"/>\n", [0xE9]), "é"
    ),
    ("windows-1252", bytes(document("windows-1252", "~"), [0x80]), "€"),
    ("GBK", bytes(document("GBK", "~"), [0xD6, 0xD0]), "中"),
    ("GB18030", bytes(document("GB18030", "~"), [0xD6, 0xD0]), "中"),
    ("Shift_JIS", bytes(document("Shift_JIS", "~"), [0x93, 0xFA]), "日"),
    ("EUC-KR", bytes(document("EUC-KR", "~"), [0xB0, 0xA1]), "가"),
    ("UTF-8", Array(document("UTF-8").utf8), "é"), ("utf8 by another name", Array(document("utf8").utf8), "é"),
    ("ASCII", Array(document("US-ASCII", "x").utf8), "x"),
    ("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + Array(document("UTF-8").utf8), "é"),
    ("UTF-8 with a mark and blank lines", [0xEF, 0xBB, 0xBF, 0x0A] + Array(document("UTF-8").utf8), "é"),
    ("UTF-8 without a declaration", Array("<a v=\"é\"/>\n".utf8), "é"),
  ]

  @Test(arguments: encoded.indices)
  func readsAndWritesEveryEncoding(_ index: Int) throws {
    let (name, bytes, value) = Self.encoded[index]
    let tree = try tree(bytes)
    #expect(tree.attribute("v", of: try #require(tree.root)) == value, "\(name)")
    #expect(tree.write() == bytes, "\(name)")
  }

  @Test(arguments: [
    bytes(document("UTF-8", "~"), [0xE9]), bytes(document("UTF-8", "~"), [0xC0, 0x80]),
    bytes(document("UTF-8", "~"), [0xED, 0xA0, 0x80]), bytes("<a><!--~--></a>", [0xFF]), bytes("<a>~</a>", [0xE9]),
    bytes(document("GBK", "~"), [0xFF]), Array(document("UTF-16").utf8), Array(document("UCS-4").utf8),
    Array(document("UTF-32").utf8), Array(document("no-such-encoding").utf8), [0xFF, 0xFE, 0x3C],
    [0xFE, 0xFF] + utf16("<a/>", isBig: false), [0xFF, 0xFE, 0, 0, 1, 2, 3],
  ])
  func locatesBytesThatAreNotInTheDeclaredEncoding(_ bytes: [UInt8]) throws {
    let found = problems(bytes)
    #expect(found.map(\.rule) == ["doc-malformed-xml"])
    #expect(found.first?.location != nil)
    XMLTree.read(bytes, documentName: "a").tree?.walkEverything()
  }

  @Test func saysWhichEncodingItIsNot() {
    #expect(
      problems(Self.document("UTF-16")).map(\.message) == [
        "The document is not well-formed XML: The document says that it is UTF-16, but it is not."
      ])
    #expect(
      problems(Self.document("no-such-encoding")).map(\.message) == [
        "The document is not well-formed XML: The document cannot be decoded as no-such-encoding."
      ])
  }

  /// Mislabelled but readable: what Latin 1 makes of UTF-8 is text, if wrong, and comes back as it was.
  @Test func writesBackMislabelledText() throws {
    let bytes = Array(Self.document("ISO-8859-1", "é").utf8)
    let tree = try tree(bytes)
    #expect(tree.attribute("v", of: try #require(tree.root)) == "Ã©")
    #expect(tree.write() == bytes)
  }
}
