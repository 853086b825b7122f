/// Reads old-style (OpenStep) property lists: `{ name = "Flappy Bird"; sizes = (1, 2); icon = <0a0b>; }`.
///
/// They know strings, data, arrays and dictionaries; a number is a string of digits. `PropertyListDecoder` reads them
/// too, by recursion without a bound and without a place for what is wrong.
struct OldStylePlistReader {
  private var scanner: TextScanner
  private var builder = RecordBuilder()

  static func read(_ bytes: [UInt8]) throws(RecordSyntaxError) -> RecordValue {
    var reader = OldStylePlistReader(scanner: TextScanner(bytes))
    while true {
      try reader.step()
      if let result = reader.builder.result {
        try reader.skipSpaceAndComments()
        guard reader.scanner.isAtEnd else {
          throw RecordSyntaxError(
            "The plist goes on with \(reader.scanner.nextInWords) after its value.", at: reader.scanner.position)
        }
        return result
      }
    }
  }

  private mutating func step() throws(RecordSyntaxError) {
    try skipSpaceAndComments()
    switch builder.place {
    case .beforeKey:
      if scanner.take(UInt8(ascii: "}")) {
        builder.close()
        return try separator()
      }
      builder.key(try string(or: "a key or \"}\""))
      try skipSpaceAndComments()
      // "key;" is short for "key = key;", which strings files use; it is rare, and refused rather than guessed.
      guard scanner.take(UInt8(ascii: "=")) else { throw unexpected("an equals sign") }
      try skipSpaceAndComments()
    case .inArray:
      if scanner.take(UInt8(ascii: ")")) {
        builder.close()
        return try separator()
      }
    case .outside, .beforeValue: break
    }
    try value()
  }

  private mutating func value() throws(RecordSyntaxError) {
    let start = scanner.position
    switch scanner.current {
    case UInt8(ascii: "{"):
      try builder.openDictionary(at: start)
      scanner.position += 1
    case UInt8(ascii: "("):
      try builder.openArray(at: start)
      scanner.position += 1
    case UInt8(ascii: "<"):
      builder.add(.data(try data()))
      try separator()
    default:
      builder.add(.string(try string(or: "a value")))
      try separator()
    }
  }

  /// After a value: the semicolon of an entry, or the comma of an element (which the last may have too).
  private mutating func separator() throws(RecordSyntaxError) {
    try skipSpaceAndComments()
    switch builder.place {
    case .beforeKey:
      guard scanner.take(UInt8(ascii: ";")) || scanner.current == UInt8(ascii: "}") else {
        throw unexpected("a semicolon")
      }
    case .inArray:
      guard scanner.take(UInt8(ascii: ",")) || scanner.current == UInt8(ascii: ")") else {
        throw unexpected("a comma or \")\"")
      }
    case .outside, .beforeValue: break
    }
  }

  private mutating func string(or wanted: String) throws(RecordSyntaxError) -> String {
    guard let first = scanner.current else { throw unexpected(wanted) }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = scanner.position
    while let byte = scanner.current, Self.isBare(byte) { scanner.position += 1 }
    guard scanner.position > start else { throw unexpected(wanted) }
    return scanner.text(from: start)
  }

  private mutating func quoted(by quote: UInt8) throws(RecordSyntaxError) -> String {
    let start = scanner.position
    scanner.position += 1
    var units: [UInt16] = []
    while let byte = scanner.current, byte != quote {
      if byte == UInt8(ascii: "\\") {
        units.append(contentsOf: escape())
      } else {
        let runStart = scanner.position
        while let byte = scanner.current, byte != quote, byte != UInt8(ascii: "\\") { scanner.position += 1 }
        units.append(contentsOf: scanner.text(from: runStart).utf16)
      }
    }
    guard scanner.take(quote) else {
      throw RecordSyntaxError("A string is not closed.", at: start, help: "Add the closing quote.")
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// One escape as UTF-16: `\n` and its like, `\U` with up to four hexadecimal digits, up to three octal digits (in the
  /// NeXTSTEP encoding, of which only ASCII is taken); any other character stands for itself.
  private mutating func escape() -> [UInt16] {
    scanner.position += 1
    guard let byte = scanner.current else { return [] }
    scanner.position += 1
    switch byte {
    case UInt8(ascii: "a"): return [7]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "v"): return [11]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      var unit: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = scanner.current.flatMap(TextScanner.hexValue) else { break }
        unit = unit << 4 | digit
        scanner.position += 1
      }
      return [UInt16(truncatingIfNeeded: unit)]
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var unit = UInt32(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let digit = scanner.current, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "7") else { break }
        unit = unit << 3 | UInt32(digit - UInt8(ascii: "0"))
        scanner.position += 1
      }
      return [unit < 0x80 ? UInt16(unit) : 0xFFFD]
    default:
      // The rest of a character of several bytes follows as ordinary text, so the whole character is taken here.
      let start = scanner.position - 1
      while let next = scanner.current, next & 0xC0 == 0x80 { scanner.position += 1 }
      return Array(scanner.text(from: start).utf16)
    }
  }

  private mutating func data() throws(RecordSyntaxError) -> [UInt8] {
    let start = scanner.position
    scanner.position += 1
    var digits: [UInt8] = []
    while let byte = scanner.current, byte != UInt8(ascii: ">") {
      if let digit = TextScanner.hexValue(byte) {
        digits.append(UInt8(truncatingIfNeeded: digit))
      } else if !TextScanner.isSpace(byte) {
        throw unexpected("a hexadecimal digit or \">\"")
      }
      scanner.position += 1
    }
    guard scanner.take(UInt8(ascii: ">")) else { throw RecordSyntaxError("Binary data is not closed.", at: start) }
    guard digits.count % 2 == 0 else {
      throw RecordSyntaxError("Binary data has an odd number of hexadecimal digits.", at: start)
    }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func skipSpaceAndComments() throws(RecordSyntaxError) {
    while true {
      scanner.skipSpace()
      let start = scanner.position
      if scanner.take("//") {
        while let byte = scanner.current, byte != 0x0A, byte != 0x0D { scanner.position += 1 }
      } else if scanner.take("/*") {
        guard scanner.skip(past: "*/") else { throw RecordSyntaxError("A comment is not closed.", at: start) }
      } else {
        return
      }
    }
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x30...0x39: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func unexpected(_ wanted: String) -> RecordSyntaxError {
    RecordSyntaxError("The plist has \(scanner.nextInWords) where \(wanted) should be.", at: scanner.position)
  }
}
