import DataBinding
import Diagnostics
import Testing

@Suite struct JSONReaderTests {
  private func value(_ text: String) -> RecordValue? {
    RecordDocument.read(bytes: Array(text.utf8), name: "-", format: .json).value
  }

  @Test func readsEveryKindInOrder() {
    let text =
      #"{"z": null, "b": [true, false], "i": -12, "r": 1.5e2, "s": "a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00", "z2": {}}"#
    let expected: Record = [
      "z": .null, "b": .array([.bool(true), .bool(false)]), "i": .integer(-12), "r": .real(150),
      "s": .string("a\"\\/\u{8}\u{C}\n\r\té😀"), "z2": .dictionary([:]),
    ]
    #expect(value(text) == .dictionary(expected))
  }

  @Test(arguments: [
    ("9223372036854775807", RecordValue.integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("9223372036854775808", .real(9_223_372_036_854_775_808)), ("1e999", .real(.infinity)), ("-0", .integer(0)),
    ("Infinity", .real(.infinity)), ("-Infinity", .real(-.infinity)), ("0.1", .real(0.1)), ("1E+2", .real(100)),
    (#""\ud800x""#, .string("\u{FFFD}x")), (#""\udc00""#, .string("\u{FFFD}")),
    (#""\ud800\u0041""#, .string("\u{FFFD}A")),
  ])
  func readsEdgesOfNumbersAndStrings(_ text: String, _ expected: RecordValue) {
    #expect(value(text) == expected)
  }

  @Test func takesNotANumber() {
    #expect(value("[NaN]")?.arrayValue?.first?.realValue?.isNaN == true)
  }

  @Test(arguments: [
    ("[1,\n 2,,\n]", 2, 4, "The JSON has \",\" where a value should be."),
    ("{\r\n\"天\" 1}", 2, 5, "The JSON has \"1\" where a colon should be."),
    ("[1", 1, 3, "The JSON has the end of the text where a comma or \"]\" should be."),
    ("{\"a\": 1,}", 1, 9, "The JSON has \"}\" where a key in double quotes should be."),
    ("[1,]", 1, 4, "The JSON has \"]\" where a value should be."),
    ("\"a\nb\"", 1, 3, "A string holds the control character U+000A as it is."),
    ("[\"abc]", 1, 2, "A string is not closed."), ("[\"\\x\"]", 1, 3, "A string holds an unknown escape."),
    ("[\"\\u12\"]", 1, 3, "A \\u escape needs four hexadecimal digits."),
    ("[\"\\", 1, 3, "A string holds an unknown escape."),
    ("01", 1, 1, "A number starts with a zero that does not belong there."),
    ("-", 1, 2, "The JSON has the end of the text where a digit should be."),
    ("1.", 1, 3, "The JSON has the end of the text where a digit should be."),
    ("{} x", 1, 4, "The JSON goes on with \"x\" after its value."),
    ("tru", 1, 1, "The JSON has \"t\" where a value should be."),
    ("[1}", 1, 3, "The JSON has \"}\" where a comma or \"]\" should be."),
  ])
  func placesWhatIsWrong(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    let finding = read(text, "a.json").diagnostics.first
    #expect(finding?.rule == "data-syntax")
    #expect(finding?.message == message)
    #expect(finding?.location == SourceLocation(line: line, column: column))
  }

  @Test func readsOneValueALine() {
    let reading = read("{\"a\":1}\r\n\n  {\"a\":2}\n", "a.ndjson")
    #expect(reading.records == .many([["a": .integer(1)], ["a": .integer(2)]]))
    #expect(read("{\"a\":1}\n{\"a\":}", "a.jsonl").diagnostics.first?.location == SourceLocation(line: 2, column: 6))
    #expect(read("{} {}", "a.jsonl").diagnostics.first?.location == SourceLocation(line: 1, column: 4))
    #expect(read("{}\n5", "a.jsonl").diagnostics.first?.rule == "data-shape")
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func boundsNesting(_ opening: String) {
    let finding = read(String(repeating: opening, count: 100_000), "a.json").diagnostics.first
    #expect(finding?.message == "The data is nested more than 512 levels deep.")
    #expect(finding?.location?.line == 1)
  }

  @Test func takesNestingUpToTheBound() {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(value(text) != nil)
    #expect(value("[" + text + "]") == nil)
  }

  @Test func survivesEveryTruncationAndFlip() {
    let bytes = Array(#"[{"a":"é\u0041\n","b":[1,-2.5e3,true,null],"c":{}},{"d":"😀"}]"#.utf8)
    for end in bytes.indices { #expect(Records.read(bytes: Array(bytes[..<end]), name: "a.json").records == nil) }
    for place in bytes.indices {
      for byte in [UInt8(0), 0x22, 0x5B, 0x5C, 0x7D, 0x80, 0xFF] {
        var changed = bytes
        changed[place] = byte
        let reading = Records.read(bytes: changed, name: "-")
        #expect((reading.records == nil) == !reading.diagnostics.isEmpty)
      }
    }
  }
}
