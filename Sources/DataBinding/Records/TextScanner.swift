/// A place in the UTF-8 bytes of a text, with the small steps that all readers take.
struct TextScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the place, nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  func starts(with word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard bytes.count - position >= length else { return false }
    return word.withUTF8Buffer { buffer in buffer.indices.allSatisfy { bytes[position + $0] == buffer[$0] } }
  }

  /// Steps over the word if it is next.
  mutating func take(_ word: StaticString) -> Bool {
    guard starts(with: word) else { return false }
    position += word.utf8CodeUnitCount
    return true
  }

  /// Steps over the byte if it is next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  /// Goes behind the next occurrence of the word; false, at the end, when there is none.
  mutating func skip(past word: StaticString) -> Bool {
    while position < bytes.count {
      if take(word) { return true }
      position += 1
    }
    return false
  }

  /// The text from a place up to the current one.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The character at the place in quotes, or the words `the end of the text`.
  var nextInWords: String {
    guard position < bytes.count else { return "the end of the text" }
    let end = min(bytes.count, position + 4)
    guard let scalar = String(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars.first else { return "" }
    if scalar.value < 0x20 || scalar.value == 0x7F {
      return "the control character U+" + String(scalar.value + 0x10000, radix: 16, uppercase: true).dropFirst()
    }
    return "\"\(scalar)\""
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}
