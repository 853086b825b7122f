import CPangoCairo

/// The PNG files that Xcode puts into apps: a `CgBI` chunk first, the pixels packed without zlib's header and checksum,
/// blue before red, and colours multiplied by their opacity already.
struct ApplePNG {
  /// The same picture as a PNG file that every decoder reads, its samples still in Apple's order.
  let standardBytes: [UInt8]
  /// Whether red and blue are exchanged.
  let isBlueFirst: Bool
  /// Whether the colours are multiplied by their opacity.
  let isPremultiplied: Bool

  static func isOptimised(_ bytes: [UInt8]) -> Bool {
    bytes.count > 16 && bytes[12..<16].elementsEqual("CgBI".utf8)
  }

  /// Nil when the file is damaged.
  init?(_ bytes: [UInt8]) {
    guard let png = PNGChunks(bytes), let header = png.content(of: "IHDR"), header.count == 13 else { return nil }
    let colorType = header[header.startIndex + 9]
    isBlueFirst = colorType == 2 || colorType == 6
    isPremultiplied = colorType == 6

    let packed = png.chunks.filter { $0.type == Self.pixels }.flatMap { png.bytes[$0.content] }
    guard let size = Self.unpackedSize(header), let raw = ByteBuffer(pc_inflate_raw(packed, packed.count, size)),
      raw.count == size
    else { return nil }
    let unpacked = raw.bytes
    guard let repacked = ByteBuffer(pc_deflate(unpacked, unpacked.count)) else { return nil }

    var result = PNGChunks.signature
    var hasPixels = false
    for chunk in png.chunks where chunk.type != Self.mark && chunk.type != Self.parallelMark {
      if chunk.type != Self.pixels {
        result += PNGChunks.encoded(type: chunk.type, content: png.bytes[chunk.content])
      } else if !hasPixels {
        result += PNGChunks.encoded(type: chunk.type, content: repacked.bytes)
        hasPixels = true
      }
    }
    standardBytes = result
  }

  private static let mark = Array("CgBI".utf8)
  /// Apple's table of where the pixels can be unpacked in parallel; it would point to the wrong places.
  private static let parallelMark = Array("iDOT".utf8)
  private static let pixels = Array("IDAT".utf8)

  /// The bytes of all rows with their filter bytes, nil when the header says something impossible or too large.
  private static func unpackedSize(_ header: ArraySlice<UInt8>) -> Int? {
    let start = header.startIndex
    let width = Int(PNGChunks.number(header[start..<start + 4]))
    let height = Int(PNGChunks.number(header[start + 4..<start + 8]))
    let depth = Int(header[start + 8])
    guard width > 0, height > 0, width <= 32767, height <= 32767, width * height <= ImageStore.mostPixels,
      [1, 2, 4, 8, 16].contains(depth), let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][header[start + 9]]
    else { return nil }
    func size(_ width: Int, _ height: Int) -> Int {
      width > 0 && height > 0 ? height * ((width * depth * samples + 7) / 8 + 1) : 0
    }
    guard header[start + 12] == 1 else { return size(width, height) }
    // Adam7: where each pass starts and how far its pixels lie apart, across and down.
    let passes = [(0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2)]
    return passes.reduce(0) { sum, pass in
      sum + size((width - pass.0 + pass.1 - 1) / pass.1, (height - pass.2 + pass.3 - 1) / pass.3)
    }
  }
}
