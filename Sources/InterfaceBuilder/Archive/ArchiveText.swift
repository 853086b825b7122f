/// Which characters XML can have.
enum ArchiveText {
  static func isValid(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isValid) }

  /// The text without the characters that XML cannot have.
  static func cleaned(_ text: String) -> String {
    var cleaned = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where isValid(scalar) { cleaned.append(scalar) }
    return String(cleaned)
  }

  private static func isValid(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes in base64, without padding, as Interface Builder writes it.
  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 3 * 4 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for offset in 0..<3 { bits = bits << 8 | (offset < group.count ? UInt32(group[start + offset]) : 0) }
      for offset in 0...group.count { text.append(alphabet[Int(bits >> UInt32(18 - 6 * offset)) & 63]) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
