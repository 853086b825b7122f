/// A start tag as it stands in the source.
struct SourceTag {
  let start: Int
  let nameEnd: Int
  let attributes: [Attribute]
  /// What is behind the last attribute, to the end of the tag.
  let tail: Range<Int>
  /// Whether the tag closes the element.
  let isEmpty: Bool

  var end: Int { tail.upperBound }

  struct Attribute {
    /// The white space before it.
    let lead: Range<Int>
    let name: Range<Int>
    /// The byte behind the closing quote.
    let end: Int
  }

  /// Nil when there is no start tag at that byte.
  init?(at start: Int, in source: [UInt8]) {
    var scanner = Scanner(source: source, position: start + 1)
    guard source.indices.contains(start), source[start] == UInt8(ascii: "<") else { return nil }
    scanner.skipName()
    var attributes: [Attribute] = []
    self.start = start
    nameEnd = scanner.position
    while true {
      let lead = scanner.skipSpace()
      guard let byte = scanner.byte else { return nil }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") {
        isEmpty = byte == UInt8(ascii: "/")
        let end = scanner.position + (isEmpty ? 2 : 1)
        guard end <= source.count else { return nil }
        tail = lead.lowerBound..<end
        break
      }
      let name = scanner.skipName()
      guard !name.isEmpty, let end = scanner.skipValue() else { return nil }
      attributes.append(Attribute(lead: lead, name: name, end: end))
    }
    self.attributes = attributes
  }

  private struct Scanner {
    let source: [UInt8]
    var position: Int

    var byte: UInt8? { position < source.count ? source[position] : nil }

    @discardableResult
    mutating func skipSpace() -> Range<Int> {
      let start = position
      while let byte, byte <= 0x20 { position += 1 }
      return start..<position
    }

    @discardableResult
    mutating func skipName() -> Range<Int> {
      let start = position
      while let byte, byte > 0x20, ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(byte) {
        position += 1
      }
      return start..<position
    }

    /// Steps over `= "…"`; answers the byte behind it.
    mutating func skipValue() -> Int? {
      skipSpace()
      guard byte == UInt8(ascii: "=") else { return nil }
      position += 1
      skipSpace()
      guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = source[(position + 1)...].firstIndex(of: quote)
      else { return nil }
      position = end + 1
      return position
    }
  }
}
