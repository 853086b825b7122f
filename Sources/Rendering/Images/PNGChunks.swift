import CPangoCairo

/// The pieces of a PNG file.
struct PNGChunks {
  struct Chunk {
    /// Four letters.
    var type: [UInt8]
    /// Where its content is in the file.
    var content: Range<Int>
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let bytes: [UInt8]
  /// The chunks that are there in full.
  private(set) var chunks: [Chunk] = []

  /// Nil when the file is not a PNG file.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else { return nil }
    self.bytes = bytes
    var position = Self.signature.count
    while bytes.count - position >= 12 {
      let length = Int(Self.number(bytes[position..<position + 4]))
      guard length <= bytes.count - position - 12 else { break }
      let content = position + 8
      chunks.append(Chunk(type: Array(bytes[position + 4..<content]), content: content..<content + length))
      position = content + length + 4
    }
  }

  func content(of type: String) -> ArraySlice<UInt8>? {
    chunks.first { $0.type == Array(type.utf8) }.map { bytes[$0.content] }
  }

  static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// A chunk with its length and its checksum.
  static func encoded(type: [UInt8], content: some Collection<UInt8>) -> [UInt8] {
    let checked = type + content
    return bytes(of: UInt32(truncatingIfNeeded: content.count)) + checked
      + bytes(of: pc_crc32(checked, checked.count))
  }
}
