extension ImageHeader {
  /// The first `/MediaBox` that is written plainly. Its corners may come in any order.
  static func pdf(_ bytes: [UInt8]) throws(ImageHeaderFailure) -> ImageHeader {
    let reader = ByteReader(bytes)
    var offset = 0
    while let found = reader.firstIndex(of: "/MediaBox", from: offset) {
      offset = found + 9
      var numbers = NumberScanner(bytes, at: offset)
      numbers.skipSpace()
      guard numbers.skip("[") else { continue }
      var corners: [Double] = []
      while corners.count < 4, let number = numbers.next() { corners.append(number) }
      guard corners.count == 4 else {
        if numbers.isAtEnd { break }
        throw .malformed(.pdf, "its MediaBox has no four numbers")
      }
      return try checked(.pdf, abs(corners[2] - corners[0]), abs(corners[3] - corners[1]))
    }
    guard reader.firstIndex(of: "%%EOF", from: max(0, bytes.count - 1024)) == nil else {
      throw .malformed(.pdf, "its MediaBox is not written plainly (it may lie in a compressed object stream)")
    }
    throw .truncated(.pdf)
  }
}

/// Reads decimal numbers out of text, one after the other.
struct NumberScanner {
  private let bytes: [UInt8]
  private var offset: Int

  init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// What is left, as text.
  var rest: String { isAtEnd ? "" : String(decoding: bytes[offset...], as: UTF8.self) }

  mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, UInt32(bytes[offset]) == character.value else { return false }
    offset += 1
    return true
  }

  /// The next number after spaces and commas; nil when something else follows or it is not finite.
  mutating func next() -> Double? {
    while offset < bytes.count, bytes[offset] <= 0x20 || bytes[offset] == 0x2C { offset += 1 }
    let start = offset
    while offset < bytes.count, offset - start < 40, isNumeric(at: offset, start: start) { offset += 1 }
    guard offset > start else { return nil }
    guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), value.isFinite else { return nil }
    return value
  }

  /// Digits, signs, a point, and an exponent that digits follow (so that the `e` of `em` is none).
  private func isNumeric(at index: Int, start: Int) -> Bool {
    switch bytes[index] {
    case 0x30...0x39, 0x2E: true
    case 0x2B, 0x2D: index == start || bytes[index - 1] | 0x20 == 0x65
    case 0x45, 0x65:
      index > start && index + 1 < bytes.count
        && ((0x30...0x39).contains(bytes[index + 1]) || bytes[index + 1] == 0x2B || bytes[index + 1] == 0x2D)
    default: false
    }
  }
}
