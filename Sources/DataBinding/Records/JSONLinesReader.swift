/// Reads JSON Lines: one value a line; lines without anything are passed over.
enum JSONLinesReader {
  /// The values of all lines as an array.
  static func read(_ bytes: [UInt8]) throws(RecordSyntaxError) -> RecordValue {
    var values: [RecordValue] = []
    var scanner = TextScanner(bytes)
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let start = scanner.position
      var reader = JSONReader(bytes, at: start)
      values.append(try reader.readValue())
      scanner.position = reader.position
      while scanner.current == 0x20 || scanner.current == 0x09 { scanner.position += 1 }
      guard scanner.isAtEnd || scanner.current == 0x0A || scanner.current == 0x0D else {
        throw RecordSyntaxError(
          "The line goes on with \(scanner.nextInWords) after its value.", at: scanner.position,
          help: "Write one value a line.")
      }
      scanner.skipSpace()
    }
    return .array(values)
  }
}
