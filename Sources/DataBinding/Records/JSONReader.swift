/// Reads JSON in document order, with the place of what is wrong. `NaN`, `Infinity` and `-Infinity` are taken as numbers,
/// as the JSON writers of Python and JavaScript toolkits spell them.
///
/// `JSONDecoder` keeps neither the order of keys nor a place, and a value of unknown kind costs it several tries.
struct JSONReader {
  private var scanner: TextScanner
  private var builder = RecordBuilder()

  init(_ bytes: [UInt8], at position: Int = 0) {
    scanner = TextScanner(bytes, at: position)
  }

  /// The first byte behind what was read.
  var position: Int { scanner.position }

  /// Reads one value that must be all there is.
  static func read(_ bytes: [UInt8]) throws(RecordSyntaxError) -> RecordValue {
    var reader = JSONReader(bytes)
    let value = try reader.readValue()
    reader.scanner.skipSpace()
    guard reader.scanner.isAtEnd else {
      throw RecordSyntaxError(
        "The JSON goes on with \(reader.scanner.nextInWords) after its value.", at: reader.position,
        help: "For one value a line, name the file .ndjson or .jsonl.")
    }
    return value
  }

  /// Reads one value and stops behind it.
  mutating func readValue() throws(RecordSyntaxError) -> RecordValue {
    while true {
      try step()
      if let result = builder.result { return result }
    }
  }

  /// Reads a scalar or opens or closes a container, with the key before it and the comma or bracket behind it.
  private mutating func step() throws(RecordSyntaxError) {
    scanner.skipSpace()
    if builder.place == .beforeKey { try key() }
    let start = scanner.position
    switch scanner.current {
    case UInt8(ascii: "["):
      try builder.openArray(at: start)
      scanner.position += 1
      scanner.skipSpace()
      guard scanner.take(UInt8(ascii: "]")) else { return }
      builder.close()
    case UInt8(ascii: "{"):
      try builder.openDictionary(at: start)
      scanner.position += 1
      scanner.skipSpace()
      guard scanner.take(UInt8(ascii: "}")) else { return }
      builder.close()
    default: builder.add(try scalar())
    }
    try closeOrContinue()
  }

  private mutating func key() throws(RecordSyntaxError) {
    guard scanner.current == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
    builder.key(try string())
    scanner.skipSpace()
    guard scanner.take(UInt8(ascii: ":")) else { throw unexpected("a colon") }
    scanner.skipSpace()
  }

  /// After a value: closes what ends here, or steps over the comma that promises another value.
  private mutating func closeOrContinue() throws(RecordSyntaxError) {
    while builder.place != .outside {
      scanner.skipSpace()
      if scanner.take(UInt8(ascii: ",")) { return }
      let isArray = builder.place == .inArray
      guard scanner.take(isArray ? UInt8(ascii: "]") : UInt8(ascii: "}")) else {
        throw unexpected(isArray ? "a comma or \"]\"" : "a comma or \"}\"")
      }
      builder.close()
    }
  }

  private mutating func scalar() throws(RecordSyntaxError) -> RecordValue {
    switch scanner.current {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t") where scanner.take("true"): return .bool(true)
    case UInt8(ascii: "f") where scanner.take("false"): return .bool(false)
    case UInt8(ascii: "n") where scanner.take("null"): return .null
    case UInt8(ascii: "N") where scanner.take("NaN"): return .real(.nan)
    case UInt8(ascii: "I") where scanner.take("Infinity"): return .real(.infinity)
    case UInt8(ascii: "-") where scanner.take("-Infinity"): return .real(-.infinity)
    case let byte? where byte == UInt8(ascii: "-") || TextScanner.isDigit(byte): return try number()
    default: throw unexpected("a value")
    }
  }

  private mutating func number() throws(RecordSyntaxError) -> RecordValue {
    let start = scanner.position
    _ = scanner.take(UInt8(ascii: "-"))
    if scanner.take(UInt8(ascii: "0")) {
      if scanner.current.map(TextScanner.isDigit) == true {
        throw RecordSyntaxError("A number starts with a zero that does not belong there.", at: start)
      }
    } else {
      try digits()
    }
    var isWhole = true
    if scanner.take(UInt8(ascii: ".")) {
      isWhole = false
      try digits()
    }
    if scanner.take(UInt8(ascii: "e")) || scanner.take(UInt8(ascii: "E")) {
      isWhole = false
      if !scanner.take(UInt8(ascii: "+")) { _ = scanner.take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = scanner.text(from: start)
    if isWhole, let integer = Int64(text) { return .integer(integer) }
    guard let real = Double(text) else { throw RecordSyntaxError("\"\(text)\" is not a number.", at: start) }
    return .real(real)
  }

  private mutating func digits() throws(RecordSyntaxError) {
    guard scanner.current.map(TextScanner.isDigit) == true else { throw unexpected("a digit") }
    while scanner.current.map(TextScanner.isDigit) == true { scanner.position += 1 }
  }

  private mutating func string() throws(RecordSyntaxError) -> String {
    let start = scanner.position
    scanner.position += 1
    var text = ""
    var runStart = scanner.position
    while let byte = scanner.current {
      switch byte {
      case UInt8(ascii: "\""):
        let run = scanner.text(from: runStart)
        scanner.position += 1
        return text.isEmpty ? run : text + run
      case UInt8(ascii: "\\"):
        text += scanner.text(from: runStart)
        text.unicodeScalars.append(try escape())
        runStart = scanner.position
      case 0..<0x20:
        throw RecordSyntaxError(
          "A string holds \(scanner.nextInWords) as it is.", at: scanner.position,
          help: "Write it as an escape: \\n, \\t, \\u001B.")
      default: scanner.position += 1
      }
    }
    throw RecordSyntaxError("A string is not closed.", at: start, help: "Add the closing double quote.")
  }

  private mutating func escape() throws(RecordSyntaxError) -> Unicode.Scalar {
    let start = scanner.position
    scanner.position += 2
    switch scanner.peek(-1) {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default:
      throw RecordSyntaxError("A string holds an unknown escape.", at: start, help: "Write \"\\\\\" for a backslash.")
    }
  }

  /// A code unit or a pair of surrogates; a surrogate that stands alone becomes U+FFFD.
  private mutating func unicodeEscape(from start: Int) throws(RecordSyntaxError) -> Unicode.Scalar {
    let unit = try codeUnit(from: start)
    guard unit >= 0xD800, unit < 0xDC00, scanner.starts(with: "\\u") else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    let afterFirst = scanner.position
    scanner.position += 2
    let second = try codeUnit(from: afterFirst)
    guard second >= 0xDC00, second < 0xE000 else {
      scanner.position = afterFirst
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func codeUnit(from start: Int) throws(RecordSyntaxError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = scanner.current.flatMap(TextScanner.hexValue) else {
        throw RecordSyntaxError("A \\u escape needs four hexadecimal digits.", at: start)
      }
      unit = unit << 4 | digit
      scanner.position += 1
    }
    return unit
  }

  private func unexpected(_ wanted: String) -> RecordSyntaxError {
    RecordSyntaxError("The JSON has \(scanner.nextInWords) where \(wanted) should be.", at: scanner.position)
  }
}
