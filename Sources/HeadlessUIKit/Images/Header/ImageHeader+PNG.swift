extension ImageHeader {
  /// `IHDR` comes first in a PNG; in one that Xcode optimised a `CgBI` chunk stands before it.
  static func png(_ reader: ByteReader) throws(ImageHeaderFailure) -> ImageHeader {
    let isAppleOptimized = reader.has("CgBI", at: 12)
    var chunk = 8
    if isAppleOptimized {
      guard let length = reader.number(8, bytes: 4) else { throw .truncated(.png) }
      guard length <= 64 else { throw .malformed(.png, "its CgBI chunk is too long") }
      chunk += length + 12
    }
    guard let width = reader.number(chunk + 8, bytes: 4), let height = reader.number(chunk + 12, bytes: 4) else {
      throw .truncated(.png)
    }
    guard reader.has("IHDR", at: chunk + 4) else { throw .malformed(.png, "it does not start with an IHDR chunk") }
    return try checked(.png, Double(width), Double(height), isAppleOptimized: isAppleOptimized)
  }

  static func gif(_ reader: ByteReader) throws(ImageHeaderFailure) -> ImageHeader {
    guard let width = reader.number(6, bytes: 2, littleEndian: true),
      let height = reader.number(8, bytes: 2, littleEndian: true)
    else { throw .truncated(.gif) }
    return try checked(.gif, Double(width), Double(height))
  }

  /// The oldest header has 16-bit sides; in the later ones a negative height means rows from the top.
  static func bmp(_ reader: ByteReader) throws(ImageHeaderFailure) -> ImageHeader {
    guard let headerLength = reader.number(14, bytes: 4, littleEndian: true) else { throw .truncated(.bmp) }
    let isOld = headerLength == 12
    guard isOld || headerLength >= 40 else { throw .malformed(.bmp, "its header has an unknown length") }
    let length = isOld ? 2 : 4
    guard let width = reader.number(18, bytes: length, littleEndian: true),
      let height = reader.number(18 + length, bytes: length, littleEndian: true)
    else { throw .truncated(.bmp) }
    let isUpsideDown = !isOld && height > 0x7FFF_FFFF
    return try checked(.bmp, Double(width), Double(isUpsideDown ? 0x1_0000_0000 - height : height))
  }

  /// Lossy, lossless and extended WebP state their size in three ways.
  static func webp(_ reader: ByteReader) throws(ImageHeaderFailure) -> ImageHeader {
    func number(_ offset: Int, _ length: Int) throws(ImageHeaderFailure) -> Int {
      guard let value = reader.number(offset, bytes: length, littleEndian: true) else { throw .truncated(.webp) }
      return value
    }
    _ = try number(12, 4)
    if reader.has("VP8X", at: 12) {
      return try checked(.webp, Double(number(24, 3) + 1), Double(number(27, 3) + 1))
    }
    if reader.has("VP8L", at: 12) {
      let bits = try number(21, 4)
      guard reader.byte(20) == 0x2F else { throw .malformed(.webp, "its lossless stream has no signature") }
      return try checked(.webp, Double(bits & 0x3FFF) + 1, Double(bits >> 14 & 0x3FFF) + 1)
    }
    guard reader.has("VP8 ", at: 12) else { throw .malformed(.webp, "its first chunk is no picture") }
    let (width, height) = (try number(26, 2), try number(28, 2))
    guard reader.has([0x9D, 0x01, 0x2A], at: 23) else { throw .malformed(.webp, "it starts with no key frame") }
    return try checked(.webp, Double(width & 0x3FFF), Double(height & 0x3FFF))
  }
}
