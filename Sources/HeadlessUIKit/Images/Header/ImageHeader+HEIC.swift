extension ImageHeader {
  private static let brands: Set<String> = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis",
  ]

  /// The largest `ispe` property of a HEIF container is the picture; the others are its tiles and its thumbnail.
  static func heic(_ reader: ByteReader) throws(ImageHeaderFailure) -> ImageHeader {
    guard let fileType = boxes(reader, 0..<reader.count).first, fileType.isWhole else { throw .truncated(.heic) }
    let stated = stride(from: fileType.content.lowerBound, to: fileType.content.upperBound, by: 4).contains { offset in
      reader.count >= offset + 4 && brands.contains(String(decoding: reader.bytes[offset..<offset + 4], as: UTF8.self))
    }
    guard stated else { throw .unknownFormat }
    guard let meta = boxes(reader, 0..<reader.count).first(where: { $0.kind == "meta" }), meta.isWhole else {
      throw .truncated(.heic)
    }
    // `meta` and `ispe` carry four bytes of version and flags before their content.
    let metaContent = min(meta.content.lowerBound + 4, meta.content.upperBound)..<meta.content.upperBound
    guard let properties = boxes(reader, metaContent).first(where: { $0.kind == "iprp" }),
      let container = boxes(reader, properties.content).first(where: { $0.kind == "ipco" })
    else { throw .malformed(.heic, "it has no item properties") }

    var largest = (width: 0, height: 0)
    var quarterTurns = 0
    for box in boxes(reader, container.content) {
      if box.kind == "irot", quarterTurns == 0 { quarterTurns = (reader.byte(box.content.lowerBound) ?? 0) & 3 }
      guard box.kind == "ispe", let width = reader.number(box.content.lowerBound + 4, bytes: 4),
        let height = reader.number(box.content.lowerBound + 8, bytes: 4)
      else { continue }
      if Double(width) * Double(height) > Double(largest.width) * Double(largest.height) { largest = (width, height) }
    }
    let isTurned = quarterTurns % 2 == 1
    return try checked(
      .heic, Double(isTurned ? largest.height : largest.width), Double(isTurned ? largest.width : largest.height))
  }

  private struct Box {
    var kind: String
    /// Where the content lies, cut at the end of what surrounds it.
    var content: Range<Int>
    var isWhole: Bool
  }

  private static func boxes(_ reader: ByteReader, _ range: Range<Int>) -> [Box] {
    var found: [Box] = []
    var offset = range.lowerBound
    while range.upperBound - offset >= 8, found.count < 4096, let size = reader.number(offset, bytes: 4) {
      var header = 8
      var length = size
      if size == 0 { length = range.upperBound - offset }
      if size == 1 {
        // A 64-bit size: only its lower half can be meant, as no picture is larger than that.
        guard reader.number(offset + 8, bytes: 4) == 0, let low = reader.number(offset + 12, bytes: 4) else { break }
        (header, length) = (16, low)
      }
      guard length >= header else { break }
      let end = min(offset + length, range.upperBound)
      let kind = String(decoding: reader.bytes[offset + 4..<offset + 8], as: UTF8.self)
      found.append(
        Box(
          kind: kind, content: min(offset + header, end)..<end, isWhole: offset + length <= range.upperBound))
      offset = end
    }
    return found
  }
}
