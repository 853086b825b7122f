/// The tags and texts of an XML property list: as much of XML as they need.
struct XMLPlistScanner {
  /// One tag; attributes are passed over.
  struct Tag {
    enum Kind { case open, empty, close }

    let name: String
    let kind: Kind
    /// The byte of its `<`.
    let offset: Int

    /// The tag as messages show it.
    var inWords: String { kind == .close ? "</\(name)>" : "<\(name)>" }
  }

  private var scanner: TextScanner

  init(_ bytes: [UInt8]) {
    scanner = TextScanner(bytes)
  }

  /// The next tag, over space, comments, processing instructions and the document type.
  mutating func nextTag() throws(RecordSyntaxError) -> Tag {
    try skipMisc()
    let offset = scanner.position
    guard scanner.take(UInt8(ascii: "<")) else {
      throw RecordSyntaxError("The plist has \(scanner.nextInWords) where a tag should be.", at: offset)
    }
    let isClosing = scanner.take(UInt8(ascii: "/"))
    let nameStart = scanner.position
    while let byte = scanner.current, !TextScanner.isSpace(byte), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/"),
      byte != UInt8(ascii: "<")
    { scanner.position += 1 }
    let name = Self.name(scanner.bytes[nameStart..<scanner.position])
    guard !name.isEmpty else { throw RecordSyntaxError("A tag has no name.", at: offset) }
    try skipAttributes(of: name, at: offset)
    let isEmpty = scanner.take(UInt8(ascii: "/"))
    guard scanner.take(UInt8(ascii: ">")), !(isClosing && isEmpty) else {
      throw RecordSyntaxError("The tag of \"\(name)\" is not closed.", at: offset, help: "Add \">\".")
    }
    return Tag(name: name, kind: isClosing ? .close : isEmpty ? .empty : .open, offset: offset)
  }

  /// The text up to the closing tag of an element that holds no others.
  mutating func content(of tag: Tag) throws(RecordSyntaxError) -> String {
    guard tag.kind == .open else { return "" }
    var text = ""
    var runStart = scanner.position
    while let byte = scanner.current {
      switch byte {
      case UInt8(ascii: "<"):
        let run = scanner.text(from: runStart)
        if scanner.starts(with: "<![CDATA[") || scanner.starts(with: "<!--") {
          text += run
          text += try markedSection()
          runStart = scanner.position
          continue
        }
        let closing = try nextTag()
        guard closing.kind == .close, closing.name == tag.name else {
          throw RecordSyntaxError(
            "\(tag.inWords) holds \(closing.inWords); its own closing tag is missing.", at: closing.offset)
        }
        return text.isEmpty ? run : text + run
      case UInt8(ascii: "&"):
        text += scanner.text(from: runStart)
        text.unicodeScalars.append(try entity())
        runStart = scanner.position
      case 0x0D:
        // XML knows one end of line.
        text += scanner.text(from: runStart) + "\n"
        scanner.position += 1
        _ = scanner.take(0x0A)
        runStart = scanner.position
      default: scanner.position += 1
      }
    }
    throw RecordSyntaxError("\(tag.inWords) is not closed.", at: tag.offset)
  }

  /// Nothing may follow but space and comments.
  mutating func expectEnd() throws(RecordSyntaxError) {
    try skipMisc()
    guard scanner.isAtEnd else {
      throw RecordSyntaxError("The plist goes on with \(scanner.nextInWords) after its end.", at: scanner.position)
    }
  }

  /// The common names without making a new string for each.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    switch (bytes.count, bytes.first) {
    case (3, UInt8(ascii: "k")) where bytes.elementsEqual("key".utf8): "key"
    case (6, UInt8(ascii: "s")) where bytes.elementsEqual("string".utf8): "string"
    case (4, UInt8(ascii: "d")) where bytes.elementsEqual("dict".utf8): "dict"
    default: String(decoding: bytes, as: UTF8.self)
    }
  }

  private mutating func skipAttributes(of name: String, at offset: Int) throws(RecordSyntaxError) {
    var quote: UInt8?
    while let byte = scanner.current {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") || (byte == UInt8(ascii: "/") && scanner.peek(1) == UInt8(ascii: ">")) {
        return
      } else if byte == UInt8(ascii: "<") {
        break
      }
      scanner.position += 1
    }
    throw RecordSyntaxError("The tag of \"\(name)\" is not closed.", at: offset, help: "Add \">\".")
  }

  private mutating func skipMisc() throws(RecordSyntaxError) {
    while true {
      scanner.skipSpace()
      let start = scanner.position
      if scanner.take("<!--") {
        guard scanner.skip(past: "-->") else { throw RecordSyntaxError("A comment is not closed.", at: start) }
      } else if scanner.take("<?") {
        guard scanner.skip(past: "?>") else { throw RecordSyntaxError("\"<?\" is not closed.", at: start) }
      } else if scanner.take("<!DOCTYPE") {
        try skipDocumentType(from: start)
      } else {
        return
      }
    }
  }

  private mutating func skipDocumentType(from start: Int) throws(RecordSyntaxError) {
    while let byte = scanner.current, byte != UInt8(ascii: ">") {
      guard byte != UInt8(ascii: "[") else {
        throw RecordSyntaxError(
          "The document type declares something of its own, which a plist never needs.", at: scanner.position,
          help: "Remove the part in brackets and write out what its entities stand for.")
      }
      scanner.position += 1
    }
    guard scanner.take(UInt8(ascii: ">")) else {
      throw RecordSyntaxError("The document type is not closed.", at: start)
    }
  }

  /// The text of a CDATA section; nothing for a comment.
  private mutating func markedSection() throws(RecordSyntaxError) -> String {
    let start = scanner.position
    if scanner.take("<!--") {
      guard scanner.skip(past: "-->") else { throw RecordSyntaxError("A comment is not closed.", at: start) }
      return ""
    }
    scanner.position += 9
    let textStart = scanner.position
    guard scanner.skip(past: "]]>") else { throw RecordSyntaxError("A CDATA section is not closed.", at: start) }
    return String(decoding: scanner.bytes[textStart..<(scanner.position - 3)], as: UTF8.self)
      .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  private mutating func entity() throws(RecordSyntaxError) -> Unicode.Scalar {
    let start = scanner.position
    if scanner.take("&lt;") { return "<" }
    if scanner.take("&gt;") { return ">" }
    if scanner.take("&amp;") { return "&" }
    if scanner.take("&quot;") { return "\"" }
    if scanner.take("&apos;") { return "'" }
    guard scanner.take("&#") else {
      throw RecordSyntaxError(
        "There is an \"&\" that begins none of XML's own entities.", at: start,
        help: "Write \"&amp;\" for the character.")
    }
    let isHex = scanner.take("x")
    let digitsStart = scanner.position
    while let byte = scanner.current, byte != UInt8(ascii: ";"), scanner.position - digitsStart < 10 {
      scanner.position += 1
    }
    let digits = scanner.text(from: digitsStart)
    guard scanner.take(";"), let code = UInt32(digits, radix: isHex ? 16 : 10), code > 0,
      let scalar = Unicode.Scalar(code)
    else { throw RecordSyntaxError("\"&#\(isHex ? "x" : "")\(digits);\" is no character.", at: start) }
    return scalar
  }
}
