extension ImageHeader {
  /// Walks the segments up to the first frame header (SOF). An EXIF orientation of 5 to 8 lays the picture on its side.
  static func jpeg(_ reader: ByteReader) throws(ImageHeaderFailure) -> ImageHeader {
    var offset = 2
    var isTurned = false
    while true {
      guard let prefix = reader.byte(offset), let marker = reader.byte(offset + 1) else { throw .truncated(.jpeg) }
      guard prefix == 0xFF else { throw .malformed(.jpeg, "a segment starts with no marker") }
      switch marker {
      case 0xFF:
        offset += 1
      case 0x01, 0xD0...0xD8:
        offset += 2
      case 0xD9, 0xDA:
        throw .malformed(.jpeg, "its pixels start before its size")
      default:
        guard let length = reader.number(offset + 2, bytes: 2) else { throw .truncated(.jpeg) }
        guard length >= 2 else { throw .malformed(.jpeg, "a segment is shorter than its own length") }
        if isFrameHeader(marker) {
          guard let height = reader.number(offset + 5, bytes: 2), let width = reader.number(offset + 7, bytes: 2)
          else { throw .truncated(.jpeg) }
          let (across, down) = isTurned ? (height, width) : (width, height)
          return try checked(.jpeg, Double(across), Double(down))
        }
        if marker == 0xE1, reader.has([0x45, 0x78, 0x69, 0x66, 0, 0], at: offset + 4) {
          let directory = TIFFDirectory(reader, start: offset + 10)
          isTurned = (5...8).contains(directory?.value(of: .orientation) ?? 1)
        }
        offset += 2 + length
      }
    }
  }

  /// C0 to CF but for tables (C4), the reserved C8 and arithmetic conditioning (CC).
  private static func isFrameHeader(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  static func tiff(_ reader: ByteReader) throws(ImageHeaderFailure) -> ImageHeader {
    guard let directory = TIFFDirectory(reader, start: 0), directory.isWhole else { throw .truncated(.tiff) }
    guard let width = directory.value(of: .width), let height = directory.value(of: .height) else {
      throw .malformed(.tiff, "its first directory states no size")
    }
    let isTurned = (5...8).contains(directory.value(of: .orientation) ?? 1)
    return try checked(.tiff, Double(isTurned ? height : width), Double(isTurned ? width : height))
  }
}

/// The first directory of a TIFF, which is also how EXIF is kept inside a JPEG.
struct TIFFDirectory {
  enum Tag: Int {
    case width = 256
    case height = 257
    case orientation = 274
  }

  /// Whether all entries lie within the bytes at hand.
  let isWhole: Bool
  private var values: [Tag: Int] = [:]

  /// Nil when no directory starts within the bytes at hand. `start` is where the byte-order mark stands.
  init?(_ reader: ByteReader, start: Int) {
    let little = reader.has("II", at: start)
    guard little || reader.has("MM", at: start),
      let offset = reader.number(start + 4, bytes: 4, littleEndian: little),
      let count = reader.number(start + offset, bytes: 2, littleEndian: little)
    else { return nil }
    let first = start + offset + 2
    isWhole = first + count * 12 <= reader.count
    for index in 0..<count {
      let entry = first + index * 12
      guard let rawTag = reader.number(entry, bytes: 2, littleEndian: little),
        let type = reader.number(entry + 2, bytes: 2, littleEndian: little)
      else { break }
      // 3 is a 16-bit number, 4 a 32-bit one; both lie at the start of the value's four bytes.
      guard let tag = Tag(rawValue: rawTag), type == 3 || type == 4 else { continue }
      values[tag] = reader.number(entry + 8, bytes: type == 3 ? 2 : 4, littleEndian: little)
    }
  }

  func value(of tag: Tag) -> Int? { values[tag] }
}
