import Diagnostics

/// Where a text stops being JSON, and what was expected there: the decoder only says that it is none.
struct JSONFault {
  var location: SourceLocation
  /// What would have been right, such as `a value`.
  var expected: String

  private enum Expectation: String {
    case value = "a value"
    case valueOrEnd = "a value or \"]\""
    case key = "a key in quotes"
    case keyOrEnd = "a key in quotes or \"}\""
    case colon = "\":\""
    case commaOrEnd = "\",\" or the end of the list"
    case nothing = "nothing more"
  }

  /// Nil when the text is well-formed. A stack of its own instead of recursion: the text decides the depth.
  init?(in bytes: [UInt8]) {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var expectation = Expectation.value
    var containers: [UInt8] = []
    while true {
      while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      let opener = containers.last
      var next: Expectation?
      switch (expectation, byte) {
      case (.value, 0x7B), (.valueOrEnd, 0x7B), (.value, 0x5B), (.valueOrEnd, 0x5B):
        containers.append(byte)
        next = byte == 0x7B ? .keyOrEnd : .valueOrEnd
        offset += 1
      case (.keyOrEnd, 0x7D), (.valueOrEnd, 0x5D),
        (.commaOrEnd, 0x7D) where opener == 0x7B,
        (.commaOrEnd, 0x5D) where opener == 0x5B:
        containers.removeLast()
        next = containers.isEmpty ? .nothing : .commaOrEnd
        offset += 1
      case (.key, 0x22), (.keyOrEnd, 0x22):
        next = Self.skipString(bytes, &offset) ? .colon : nil
      case (.colon, 0x3A):
        next = .value
        offset += 1
      case (.commaOrEnd, 0x2C):
        next = opener == 0x7B ? .key : .value
        offset += 1
      case (.value, 0x22), (.valueOrEnd, 0x22):
        next = Self.skipString(bytes, &offset) ? (opener == nil ? .nothing : .commaOrEnd) : nil
      case (.value, _), (.valueOrEnd, _):
        next = Self.skipWord(bytes, &offset) ? (opener == nil ? .nothing : .commaOrEnd) : nil
      default:
        break
      }
      guard let next else { break }
      expectation = next
    }
    if offset >= bytes.count, expectation == .nothing { return nil }
    location = Self.location(of: offset, in: bytes)
    expected = expectation.rawValue
  }

  /// Moves behind the closing quote, or stays and is false when there is none.
  private static func skipString(_ bytes: [UInt8], _ offset: inout Int) -> Bool {
    var end = offset + 1
    while end < bytes.count, bytes[end] != 0x22 { end += bytes[end] == 0x5C ? 2 : 1 }
    guard end < bytes.count else { return false }
    offset = end + 1
    return true
  }

  /// Moves behind a number or one of the three words; their inside is the decoder's business.
  private static func skipWord(_ bytes: [UInt8], _ offset: inout Int) -> Bool {
    let start = offset
    while offset < bytes.count, isWordByte(bytes[offset]) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    if ["true", "false", "null"].contains(word) || Double(word)?.isFinite == true { return true }
    offset = start
    return false
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || [0x2B, 0x2D, 0x2E].contains(byte)
  }

  static func location(of offset: Int, in bytes: [UInt8]) -> SourceLocation {
    var (line, column) = (1, 1)
    for byte in bytes.prefix(offset) {
      if byte == 0x0A { (line, column) = (line + 1, 1) } else if byte & 0xC0 != 0x80 { column += 1 }
    }
    return SourceLocation(line: line, column: column)
  }
}
