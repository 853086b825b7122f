/// A word or a mark of a source file.
struct SourceToken {
  enum Kind: Equatable {
    case word
    case number
    case string
    /// One byte of punctuation.
    case mark(UInt8)
    case end
  }

  var kind: Kind
  var start: Int
  var end: Int
  /// Whether it is the first of its line.
  var startsLine: Bool

  func isMark(_ character: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: character)) }
}

extension UInt8 {
  /// Letters, digits, `_`, `$`, and every byte of a character beyond ASCII.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Space, tab, line ends, and the other control characters, which damaged files have.
  var isSpace: Bool { self <= 0x20 || self == 0x7F }
}
