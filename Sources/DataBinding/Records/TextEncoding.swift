/// Turns the bytes of a text file into UTF-8.
enum TextEncoding {
  /// The text in UTF-8 without a byte order mark. UTF-16 and UTF-32 are known by their mark or their zeros; anything else
  /// must be UTF-8, or the Latin 1 that an XML declaration names.
  static func utf8(_ bytes: [UInt8]) throws(RecordSyntaxError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try valid(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return utf32(bytes.dropFirst(4), isBigEndian: false) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return utf32(bytes.dropFirst(4), isBigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return Array(utf16(bytes.dropFirst(2), isBigEndian: false).utf8) }
    if bytes.starts(with: [0xFE, 0xFF]) { return Array(utf16(bytes.dropFirst(2), isBigEndian: true).utf8) }
    if bytes.count >= 4, bytes.count % 2 == 0 {
      if bytes[0] == 0, bytes[1] != 0 { return Array(utf16(bytes[...], isBigEndian: true).utf8) }
      if bytes[0] != 0, bytes[1] == 0 { return Array(utf16(bytes[...], isBigEndian: false).utf8) }
    }
    if declaresLatin1(bytes) { return bytes.flatMap { Array(String(Unicode.Scalar($0)).utf8) } }
    return try valid(bytes)
  }

  /// The text of UTF-16 code units; a half unit or a lone surrogate becomes U+FFFD.
  static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var place = bytes.startIndex
    while place + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      place += 2
    }
    if place < bytes.endIndex { units.append(0xFFFD) }
    return String(decoding: units, as: UTF16.self)
  }

  private static func utf32(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for place in stride(from: bytes.startIndex, to: bytes.endIndex - bytes.count % 4, by: 4) {
      let unit = bytes[place..<place + 4]
      let code =
        isBigEndian ? unit.reduce(0) { $0 << 8 | UInt32($1) } : unit.reversed().reduce(0) { $0 << 8 | UInt32($1) }
      text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
    }
    return Array(String(text).utf8)
  }

  private static func declaresLatin1(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: "<?xml".utf8) else { return false }
    let declaration = String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self).lowercased()
    return declaration.contains("iso-8859-1") || declaration.contains("us-ascii")
  }

  private static func valid(_ bytes: [UInt8]) throws(RecordSyntaxError) -> [UInt8] {
    if String(validating: bytes, as: UTF8.self) != nil { return bytes }
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &input) { offset += scalar.count }
    throw RecordSyntaxError(
      "The text is not UTF-8: byte \(offset) is 0x\(String(bytes[offset], radix: 16, uppercase: true)).",
      at: offset, help: "Save it as UTF-8 or UTF-16.")
  }
}
