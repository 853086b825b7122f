/// Bounds-checked reading of numbers: out of range is nil, and no sum can overflow.
struct ByteReader: Sendable {
  let bytes: [UInt8]
  var count: Int { bytes.count }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func byte(_ offset: Int) -> Int? {
    bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
  }

  /// An unsigned number of 1 to 4 bytes.
  func number(_ offset: Int, bytes length: Int, littleEndian: Bool = false) -> Int? {
    guard offset >= 0, offset <= count, count - offset >= length else { return nil }
    var value = 0
    for index in 0..<length {
      value = value << 8 | Int(bytes[offset + (littleEndian ? length - 1 - index : index)])
    }
    return value
  }

  func has(_ pattern: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, offset <= count, count - offset >= pattern.count else { return false }
    for index in pattern.indices where bytes[offset + index] != pattern[index] { return false }
    return true
  }

  func has(_ pattern: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count, count - offset >= pattern.utf8CodeUnitCount else { return false }
    return pattern.withUTF8Buffer { buffer in
      for index in buffer.indices where bytes[offset + index] != buffer[index] { return false }
      return true
    }
  }

  /// Where the text starts first, at or after `start` and before `limit`.
  func firstIndex(of text: StaticString, from start: Int, before limit: Int = .max) -> Int? {
    guard start >= 0, text.utf8CodeUnitCount > 0 else { return nil }
    let end = min(limit, count - text.utf8CodeUnitCount + 1)
    guard start < end else { return nil }
    return bytes.withUnsafeBufferPointer { all in
      text.withUTF8Buffer { wanted in
        let first = wanted[0]
        for offset in start..<end where all[offset] == first {
          var index = 1
          while index < wanted.count, all[offset + index] == wanted[index] { index += 1 }
          if index == wanted.count { return offset }
        }
        return nil
      }
    }
  }
}
