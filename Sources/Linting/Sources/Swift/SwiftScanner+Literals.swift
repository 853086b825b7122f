extension SwiftScanner {
  /// Bounds that keep hostile text from being read again and again.
  private static let mostHashes = 64
  private static let longestRegex = 2_000

  /// Passes over a string or a regular expression that starts here.
  mutating func skipLiteral() -> Bool {
    switch byte(at: position) {
    case UInt8(ascii: "\""):
      skipString(hashes: 0)
      return true
    case UInt8(ascii: "#"):
      var hashes = 0
      while hashes < Self.mostHashes, byte(at: position + hashes) == UInt8(ascii: "#") { hashes += 1 }
      switch byte(at: position + hashes) {
      case UInt8(ascii: "\""):
        position += hashes
        skipString(hashes: hashes)
        return true
      case UInt8(ascii: "/"):
        skipRegex(hashes: hashes)
        return true
      default: return false
      }
    case UInt8(ascii: "/"): return skipPlainRegex()
    default: return false
    }
  }

  /// A string that is open: how it closes, and how many parentheses of its interpolation are open.
  private struct OpenString {
    var hashes: Int
    var isMultiline: Bool
    var parentheses = 0
  }

  /// A stack of its own instead of recursion: strings may stand in interpolations of strings.
  private mutating func skipString(hashes: Int) {
    var open: [OpenString] = []
    push(&open, hashes: hashes)
    while position < bytes.count, var current = open.last {
      let byte = bytes[position]
      if current.parentheses > 0 {
        switch byte {
        case UInt8(ascii: "("): current.parentheses += 1
        case UInt8(ascii: ")"): current.parentheses -= 1
        case UInt8(ascii: "\""):
          var hashes = 0
          while hashes < Self.mostHashes, self.byte(at: position - hashes - 1) == UInt8(ascii: "#") { hashes += 1 }
          push(&open, hashes: hashes)
          continue
        case UInt8(ascii: "/") where skipComment(): continue
        default: break
        }
        open[open.count - 1] = current
        position += 1
      } else if byte == UInt8(ascii: "\\"), followed(by: current.hashes, at: position + 1) {
        position += 1 + current.hashes
        if self.byte(at: position) == UInt8(ascii: "(") { open[open.count - 1].parentheses = 1 }
        position += 1
      } else if byte == UInt8(ascii: "\""), closes(current) {
        position += (current.isMultiline ? 3 : 1) + current.hashes
        open.removeLast()
      } else if byte == UInt8(ascii: "\n"), !current.isMultiline {
        // Nobody closed it on its line: it does not compile, and what follows is taken for code again.
        isDamaged = true
        return
      } else {
        position += 1
      }
    }
    if !open.isEmpty { isDamaged = true }
  }

  private mutating func push(_ open: inout [OpenString], hashes: Int) {
    let isMultiline = byte(at: position + 1) == UInt8(ascii: "\"") && byte(at: position + 2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    open.append(OpenString(hashes: hashes, isMultiline: isMultiline))
  }

  private func followed(by hashes: Int, at index: Int) -> Bool {
    for offset in 0..<hashes where byte(at: index + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  private func closes(_ string: OpenString) -> Bool {
    guard string.isMultiline else { return followed(by: string.hashes, at: position + 1) }
    return byte(at: position + 1) == UInt8(ascii: "\"") && byte(at: position + 2) == UInt8(ascii: "\"")
      && followed(by: string.hashes, at: position + 3)
  }

  /// `#/…/#`, over several lines when its first has nothing.
  private mutating func skipRegex(hashes: Int) {
    position += hashes + 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 2
      } else if bytes[position] == UInt8(ascii: "/"), followed(by: hashes, at: position + 1) {
        position += 1 + hashes
        return
      } else {
        position += 1
      }
    }
    position = bytes.count
    isDamaged = true
  }

  /// `/…/` where an operand may stand; a slash elsewhere divides.
  private mutating func skipPlainRegex() -> Bool {
    let following = byte(at: position + 1)
    guard !following.isSpace, !Array("),*/=".utf8).contains(following), isOperandPlace else { return false }
    var end = position + 1
    var isInSet = false
    let limit = min(bytes.count, end + Self.longestRegex)
    while end < limit, bytes[end] != UInt8(ascii: "\n") {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "/") where !isInSet:
        position = end + 1
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  private var isOperandPlace: Bool {
    var before = position - 1
    while before >= 0, bytes[before] == UInt8(ascii: " ") || bytes[before] == UInt8(ascii: "\t") { before -= 1 }
    guard before >= 0 else { return true }
    if Array("(,=:[{;!&|?\n".utf8).contains(bytes[before]) { return true }
    var start = before
    while start >= 0, bytes[start].isWordByte { start -= 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[(start + 1)...before])
    return word.elementsEqual("return".utf8) || word.elementsEqual("in".utf8)
  }
}
