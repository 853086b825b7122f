extension ImageHeader {
  /// Width and height of the root element; what is missing or a percentage comes from its `viewBox`.
  static func svg(_ bytes: [UInt8]) throws(ImageHeaderFailure) -> ImageHeader {
    var scanner = SVGScanner(ByteReader(bytes))
    guard let root = scanner.skipToRoot() else { throw .truncated(.svg) }
    guard root == "svg" || root.hasSuffix(":svg") else { throw .unknownFormat }
    guard let attributes = scanner.attributes() else { throw .truncated(.svg) }
    let width = attributes["width"].flatMap(SVGScanner.length)
    let height = attributes["height"].flatMap(SVGScanner.length)
    var box: [Double] = []
    if let text = attributes["viewBox"] {
      var numbers = NumberScanner(Array(text.utf8))
      while box.count < 4, let number = numbers.next() { box.append(number) }
    }
    if let width, let height { return try checked(.svg, width, height) }
    guard box.count == 4, box[2] > 0, box[3] > 0 else {
      throw .malformed(.svg, "it states neither width and height nor a viewBox")
    }
    if let width { return try checked(.svg, width, width * box[3] / box[2]) }
    if let height { return try checked(.svg, height * box[2] / box[3], height) }
    return try checked(.svg, box[2], box[3])
  }
}

/// Just enough of XML to reach the attributes of the first element.
struct SVGScanner {
  private let reader: ByteReader
  private var offset = 0

  init(_ reader: ByteReader) {
    self.reader = reader
    if reader.has([0xEF, 0xBB, 0xBF], at: 0) { offset = 3 }
  }

  static func looksLikeSVG(_ reader: ByteReader) -> Bool {
    var scanner = SVGScanner(reader)
    scanner.skipSpace()
    guard reader.byte(scanner.offset) == 0x3C else { return false }
    return reader.firstIndex(of: "<svg", from: 0, before: 65_536) != nil
      || reader.firstIndex(of: ":svg", from: 0, before: 65_536) != nil
  }

  /// Moves behind the name of the first element, past declarations and comments; nil when there is none.
  mutating func skipToRoot() -> String? {
    while true {
      skipSpace()
      guard reader.byte(offset) == 0x3C, let next = reader.byte(offset + 1) else { return nil }
      if reader.has("<!--", at: offset) {
        guard let end = reader.firstIndex(of: "-->", from: offset + 4) else { return nil }
        offset = end + 3
      } else if next == 0x3F {
        guard let end = reader.firstIndex(of: "?>", from: offset + 2) else { return nil }
        offset = end + 2
      } else if next == 0x21 {
        guard skipDocumentType() else { return nil }
      } else {
        let start = offset + 1
        offset = start
        while let byte = reader.byte(offset), byte > 0x20, byte != 0x3E { offset += 1 }
        return String(decoding: reader.bytes[start..<offset], as: UTF8.self)
      }
    }
  }

  /// The attributes from here to the end of the start tag, by name; nil when it does not end.
  mutating func attributes() -> [String: String]? {
    var found: [String: String] = [:]
    while true {
      skipSpace()
      guard let byte = reader.byte(offset) else { return nil }
      if byte == 0x3E { return found }
      let start = offset
      while let byte = reader.byte(offset), byte > 0x20, byte != 0x3D, byte != 0x3E { offset += 1 }
      let name = String(decoding: reader.bytes[start..<offset], as: UTF8.self)
      skipSpace()
      guard reader.byte(offset) == 0x3D else { continue }
      offset += 1
      skipSpace()
      guard let quote = reader.byte(offset), quote == 0x22 || quote == 0x27 else { continue }
      let valueStart = offset + 1
      offset = valueStart
      while let byte = reader.byte(offset), byte != quote { offset += 1 }
      guard offset < reader.count else { return nil }
      found[name] = String(decoding: reader.bytes[valueStart..<offset], as: UTF8.self)
      offset += 1
    }
  }

  /// A length in points (SVG's px), nil for percentages and what depends on a font.
  static func length(_ text: String) -> Double? {
    var scanner = NumberScanner(Array(text.utf8))
    guard let number = scanner.next() else { return nil }
    scanner.skipSpace()
    let unit = scanner.rest.prefix { $0.isLetter || $0 == "%" }
    let factors: [Substring: Double] = [
      "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54,
    ]
    return factors[unit].map { $0 * number }
  }

  private mutating func skipSpace() {
    while let byte = reader.byte(offset), byte <= 0x20 { offset += 1 }
  }

  /// `<!DOCTYPE svg … [ … ]>`: the brackets may hold declarations that end with `>` themselves.
  private mutating func skipDocumentType() -> Bool {
    var isInside = false
    while let byte = reader.byte(offset) {
      offset += 1
      if byte == 0x5B { isInside = true }
      if byte == 0x5D { isInside = false }
      if byte == 0x3E, !isInside { return true }
    }
    return false
  }
}
