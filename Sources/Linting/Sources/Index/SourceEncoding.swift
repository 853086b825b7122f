/// Brings source files to UTF-8.
enum SourceEncoding {
  /// The bytes in UTF-8, and the name of the encoding when it was another.
  static func utf8(_ bytes: [UInt8]) -> (bytes: [UInt8], encoding: String?) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (Array(bytes.dropFirst(3)), nil) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (fromUTF16(bytes.dropFirst(2), isBigEndian: true), "UTF-16") }
    if bytes.starts(with: [0xFF, 0xFE]) { return (fromUTF16(bytes.dropFirst(2), isBigEndian: false), "UTF-16") }
    // Source text begins with ASCII, so that UTF-16 without a mark has zeroes at every other place.
    if bytes.count >= 4, bytes[0] == 0, bytes[1] != 0, bytes[2] == 0, bytes[3] != 0 {
      return (fromUTF16(bytes[...], isBigEndian: true), "UTF-16")
    }
    if bytes.count >= 4, bytes[0] != 0, bytes[1] == 0, bytes[2] != 0, bytes[3] == 0 {
      return (fromUTF16(bytes[...], isBigEndian: false), "UTF-16")
    }
    if isUTF8(bytes) { return (bytes, nil) }
    return (fromLatin1(bytes), "Latin-1")
  }

  private static func fromUTF16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let high = UInt16(bytes[isBigEndian ? index : index + 1])
      units.append(high << 8 | UInt16(bytes[isBigEndian ? index + 1 : index]))
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func fromLatin1(_ bytes: [UInt8]) -> [UInt8] {
    var converted: [UInt8] = []
    converted.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        converted.append(byte)
      } else {
        converted.append(0xC0 | byte >> 6)
        converted.append(0x80 | byte & 0x3F)
      }
    }
    return converted
  }

  /// Whether every byte beyond ASCII belongs to a character.
  static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        guard byte >= 0x80 else { continue }
        let following: Int
        switch byte {
        case 0xC2...0xDF: following = 1
        case 0xE0...0xEF: following = 2
        case 0xF0...0xF4: following = 3
        default: return false
        }
        guard index + following <= bytes.count else { return false }
        for offset in 0..<following where bytes[index + offset] & 0xC0 != 0x80 { return false }
        index += following
      }
      return true
    }
  }
}
