/// Base 64 as property lists write binary data.
enum Base64 {
  /// The bytes of a text, over white space; nil when something else is in it or the length is wrong.
  static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var digits = 0
    var padding = 0
    for byte in text where !TextScanner.isSpace(byte) {
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = value(of: byte) else { return nil }
      bits = bits << 6 | value
      digits += 1
      if digits % 4 == 0 {
        bytes += [
          UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8), UInt8(truncatingIfNeeded: bits),
        ]
      }
    }
    switch (digits % 4, padding) {
    case (0, 0): return bytes
    case (2, 2): return bytes + [UInt8(truncatingIfNeeded: bits >> 4)]
    case (3, 1): return bytes + [UInt8(truncatingIfNeeded: bits >> 10), UInt8(truncatingIfNeeded: bits >> 2)]
    default: return nil
    }
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
