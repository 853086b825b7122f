@testable import Rendering

/// PNG files made of known samples, without a compressor: deflate allows stored blocks.
enum PNGFixture {
  /// Rows of red, green, blue, opacity; not multiplied.
  static func plain(width: Int, rows: [[UInt8]]) -> [UInt8] {
    file(width: width, height: rows.count, colorType: 6, pixels: [0x78, 0x01] + stored(filtered(rows)) + adler(rows))
  }

  /// As Xcode writes them: rows of blue, green, red, opacity, multiplied; in so many IDAT chunks.
  /// The rows of an interlaced picture are those of its passes.
  static func apple(width: Int, rows: [[UInt8]], colorType: UInt8 = 6, parts: Int = 1, interlacedHeight: Int? = nil)
    -> [UInt8]
  {
    let packed = stored(filtered(rows))
    let size = packed.count / parts + 1
    let pieces = stride(from: 0, to: packed.count, by: size).map { Array(packed[$0..<min($0 + size, packed.count)]) }
    return PNGChunks.signature + chunk("CgBI", [0x50, 0, 0x20, 2])
      + header(width, interlacedHeight ?? rows.count, colorType, interlacedHeight != nil)
      + chunk("iDOT", Array(repeating: 0, count: 28))
      + pieces.flatMap { chunk("IDAT", $0) } + chunk("IEND", [])
  }

  /// A file whose header promises more than is there.
  static func claiming(width: UInt32, height: UInt32, isApples: Bool = false) -> [UInt8] {
    let size = PNGChunks.bytes(of: width) + PNGChunks.bytes(of: height) + [8, 6, 0, 0, 0]
    return PNGChunks.signature + (isApples ? chunk("CgBI", [0, 0, 0, 0]) : []) + chunk("IHDR", size)
      + chunk("IDAT", stored([0])) + chunk("IEND", [])
  }

  static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    PNGChunks.encoded(type: Array(type.utf8), content: content)
  }

  private static func file(width: Int, height: Int, colorType: UInt8, pixels: [UInt8]) -> [UInt8] {
    PNGChunks.signature + header(width, height, colorType, false) + chunk("IDAT", pixels) + chunk("IEND", [])
  }

  private static func header(_ width: Int, _ height: Int, _ colorType: UInt8, _ isInterlaced: Bool) -> [UInt8] {
    let size = PNGChunks.bytes(of: UInt32(width)) + PNGChunks.bytes(of: UInt32(height))
    return chunk("IHDR", size + [8, colorType, 0, 0, isInterlaced ? 1 : 0])
  }

  private static func filtered(_ rows: [[UInt8]]) -> [UInt8] { rows.flatMap { [0] + $0 } }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let low = UInt8(bytes.count & 255)
    let high = UInt8(bytes.count >> 8)
    return [1, low, high, ~low, ~high] + bytes
  }

  private static func adler(_ rows: [[UInt8]]) -> [UInt8] {
    var first: UInt32 = 1
    var second: UInt32 = 0
    for byte in filtered(rows) {
      first = (first + UInt32(byte)) % 65521
      second = (second + first) % 65521
    }
    return PNGChunks.bytes(of: second << 16 | first)
  }
}
