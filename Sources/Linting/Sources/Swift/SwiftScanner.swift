/// Cuts Swift into words and marks; comments, strings and regular expressions are passed over whole.
struct SwiftScanner {
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
      } else if byte.isSpace {
        position += 1
      } else if byte == UInt8(ascii: "/"), skipComment() {
        continue
      } else if byte == UInt8(ascii: "#"), skipCondition() {
        startsLine = true
      } else {
        return token(startsLine: startsLine)
      }
    }
    return SourceToken(kind: .end, start: bytes.count, end: bytes.count, startsLine: true)
  }

  private mutating func token(startsLine: Bool) -> SourceToken {
    let start = position
    let byte = bytes[position]
    if skipLiteral() { return SourceToken(kind: .string, start: start, end: position, startsLine: startsLine) }
    if byte == UInt8(ascii: "`") {
      position += 1
      skipWord()
      let token = SourceToken(kind: .word, start: start + 1, end: position, startsLine: false)
      if self.byte(at: position) == UInt8(ascii: "`") { position += 1 }
      return token
    }
    guard byte.isWordByte else {
      position += 1
      return SourceToken(kind: .mark(byte), start: start, end: position, startsLine: startsLine)
    }
    skipWord()
    let kind = byte.isDigit ? SourceToken.Kind.number : .word
    return SourceToken(kind: kind, start: start, end: position, startsLine: startsLine)
  }

  private mutating func skipWord() {
    while position < bytes.count, bytes[position].isWordByte { position += 1 }
  }

  /// Passes over everything up to the mark that closes the one just read.
  mutating func skip(from open: Unicode.Scalar, to close: Unicode.Scalar) {
    let open = UInt8(ascii: open)
    let close = UInt8(ascii: close)
    var depth = 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == open {
        depth += 1
      } else if byte == close {
        depth -= 1
        if depth == 0 {
          position += 1
          return
        }
      } else if byte == UInt8(ascii: "/") {
        if skipComment() || skipLiteral() { continue }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
        if skipLiteral() { continue }
      }
      position += 1
    }
    isDamaged = true
  }

  /// Passes over generic parameters or arguments whose `<` was just read.
  mutating func skipAngles() {
    var depth = 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where byte(at: position - 1) != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return
      case UInt8(ascii: "/") where skipComment(): continue
      default: break
      }
      position += 1
      if depth == 0 { return }
    }
  }

  /// Passes over a comment that starts here.
  mutating func skipComment() -> Bool {
    if byte(at: position + 1) == UInt8(ascii: "/") {
      skipLine()
      return true
    }
    guard byte(at: position + 1) == UInt8(ascii: "*") else { return false }
    position += 2
    var depth = 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "*"), self.byte(at: position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return true }
      } else if byte == UInt8(ascii: "/"), self.byte(at: position + 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else {
        position += 1
      }
    }
    isDamaged = true
    return true
  }

  mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
      position += 1
    }
  }

  /// Passes over the line of an `#if`, so that all branches are read.
  private mutating func skipCondition() -> Bool {
    var end = position + 1
    while byte(at: end).isWordByte { end += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[min(position + 1, bytes.count)..<end])
    guard Self.conditions.contains(where: { word.elementsEqual($0) }) else { return false }
    skipLine()
    return true
  }

  private static let conditions = ["if", "else", "elseif", "endif", "sourceLocation", "error", "warning"].map {
    Array($0.utf8)
  }
}
