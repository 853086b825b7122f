/// Cuts Objective-C and Objective-C++ into words and marks; comments, literals and preprocessor lines are passed over.
struct ObjectiveCScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// Whether something was left open at the end.
  var isDamaged = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  func byte(at index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  func text(_ token: SourceToken) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[token.start..<token.end]), as: UTF8.self)
  }

  mutating func next() -> SourceToken {
    var startsLine = position == 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        startsLine = true
        position += 1
      } else if byte.isSpace || byte == UInt8(ascii: "\\") {
        position += 1
      } else if byte == UInt8(ascii: "/"), skipComment() {
        continue
      } else if byte == UInt8(ascii: "#"), startsLine {
        skipDirective()
      } else {
        return token(startsLine: startsLine)
      }
    }
    return SourceToken(kind: .end, start: bytes.count, end: bytes.count, startsLine: true)
  }

  private mutating func token(startsLine: Bool) -> SourceToken {
    let start = position
    let byte = bytes[position]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      skipString()
      return SourceToken(kind: .string, start: start, end: position, startsLine: startsLine)
    }
    guard byte.isWordByte else {
      position += 1
      return SourceToken(kind: .mark(byte), start: start, end: position, startsLine: startsLine)
    }
    while position < bytes.count, bytes[position].isWordByte { position += 1 }
    if byte == UInt8(ascii: "R"), position == start + 1, self.byte(at: position) == UInt8(ascii: "\"") {
      skipRawString()
      return SourceToken(kind: .string, start: start, end: position, startsLine: startsLine)
    }
    let kind = byte.isDigit ? SourceToken.Kind.number : .word
    return SourceToken(kind: kind, start: start, end: position, startsLine: startsLine)
  }

  /// Passes over everything up to the mark that closes the one just read. Stops before `@end` and `@implementation`, which
  /// stand in no block, so that a brace too many in some branch of an `#if` costs one class only.
  mutating func skip(from open: Unicode.Scalar, to close: Unicode.Scalar) {
    let open = UInt8(ascii: open)
    let close = UInt8(ascii: close)
    var depth = 1
    var startsLine = false
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 {
          position += 1
          return
        }
      case UInt8(ascii: "/") where skipComment(): continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if byte == UInt8(ascii: "\""), self.byte(at: position - 1) == UInt8(ascii: "R"),
          !self.byte(at: position - 2).isWordByte
        {
          skipRawString()
        } else {
          skipString()
        }
        startsLine = false
        continue
      case UInt8(ascii: "#") where startsLine:
        skipDirective()
        continue
      case UInt8(ascii: "@") where startsLine && isContainerMark:
        isDamaged = true
        return
      default: break
      }
      if byte == UInt8(ascii: "\n") { startsLine = true } else if !byte.isSpace { startsLine = false }
      position += 1
    }
    isDamaged = true
  }

  private var isContainerMark: Bool {
    var end = position + 1
    while byte(at: end).isWordByte { end += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[min(position + 1, bytes.count)..<end])
    return word.elementsEqual("end".utf8) || word.elementsEqual("implementation".utf8)
      || word.elementsEqual("interface".utf8)
  }

  private mutating func skipComment() -> Bool {
    if byte(at: position + 1) == UInt8(ascii: "/") {
      skipLine()
      return true
    }
    guard byte(at: position + 1) == UInt8(ascii: "*") else { return false }
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), byte(at: position + 1) == UInt8(ascii: "/") {
        position += 2
        return true
      }
      position += 1
    }
    isDamaged = true
    return true
  }

  /// To the end of the line, and of those that a backslash joins to it.
  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == UInt8(ascii: "\\") {
        position += byte(at: position + 1) == UInt8(ascii: "\r") ? 2 : 1
        if byte(at: position) == UInt8(ascii: "\n") { position += 1 }
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  /// A preprocessor line; a comment that begins in it may end lines later.
  private mutating func skipDirective() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      switch bytes[position] {
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "*"):
        _ = skipComment()
      case UInt8(ascii: "\\"):
        position += byte(at: position + 1) == UInt8(ascii: "\r") ? 3 : 2
      default: position += 1
      }
    }
    position = min(position, bytes.count)
  }

  /// A literal in quotes, which ends with its line at the latest.
  private mutating func skipString() {
    let quote = bytes[position]
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        return
      }
      if byte == UInt8(ascii: "\n") { return }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    position = bytes.count
    isDamaged = true
  }

  /// `R"mark(…)mark"` of Objective-C++, at its quote.
  private mutating func skipRawString() {
    var open = position + 1
    while open < bytes.count, open - position <= 17, bytes[open] != UInt8(ascii: "(") { open += 1 }
    let mark = bytes[min(position + 1, bytes.count)..<min(open, bytes.count)]
    position = min(open + 1, bytes.count)
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: ")"), position + 1 + mark.count < bytes.count,
        bytes[(position + 1)..<(position + 1 + mark.count)].elementsEqual(mark),
        bytes[position + 1 + mark.count] == UInt8(ascii: "\"")
      {
        position += mark.count + 2
        return
      }
      position += 1
    }
    isDamaged = true
  }
}
