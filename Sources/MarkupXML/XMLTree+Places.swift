internal import CXMLReader
public import Diagnostics

extension XMLTree {
  /// Where the element, text or comment begins.
  public func location(of node: XMLNode) -> SourceLocation { location(ofByte: Int(nodes[node.index].start)) }

  /// Where the attribute's name stands; the place of the element when it has no such attribute, or was made later.
  ///
  /// - Complexity: linear in the tag's length.
  public func location(ofAttribute name: String, of node: XMLNode) -> SourceLocation {
    let start = Int(nodes[node.index].start)
    guard let offset = offset(ofAttribute: Array(name.utf8), inTagAt: start) else { return location(of: node) }
    return location(ofByte: offset)
  }

  /// Line and column of a byte of the source, counted from 1; columns count Unicode code points, a byte order mark is
  /// none.
  ///
  /// - Complexity: constant, once the places of every few kilobytes are known; finding those is linear in the source.
  public func location(ofByte offset: Int) -> SourceLocation {
    let end = min(max(offset, 0), source.count)
    var place = lastPlace
    if end < place.offset || end - place.offset > Self.stride {
      if reachedPlaces.isEmpty { findPlaces() }
      place = reachedPlaces[min(end / Self.stride, reachedPlaces.count - 1)]
    }
    advance(&place, to: end)
    lastPlace = place
    return SourceLocation(line: place.line, column: place.column)
  }

  /// The bytes between two places that are kept.
  private static let stride = 4096

  private func findPlaces() {
    var place = XMLReachedPlace()
    reachedPlaces.reserveCapacity(source.count / Self.stride + 1)
    for offset in Swift.stride(from: 0, through: source.count, by: Self.stride) {
      advance(&place, to: offset)
      reachedPlaces.append(place)
    }
  }

  private func advance(_ place: inout XMLReachedPlace, to end: Int) {
    if place.offset == 0, end >= 3, source.starts(with: [0xEF, 0xBB, 0xBF]) { place.offset = 3 }
    guard end > place.offset else { return }
    source.withUnsafeBufferPointer { bytes in
      // Counting alone goes many bytes at a time; only the last line's characters matter.
      var start = place.offset
      var lines = 0
      for index in start..<end { lines &+= bytes[index] == 0x0A ? 1 : 0 }
      if lines > 0 {
        place.line += lines
        place.column = 1
        start = end
        while bytes[start - 1] != 0x0A { start -= 1 }
      }
      for index in start..<end { place.column &+= bytes[index] & 0xC0 != 0x80 ? 1 : 0 }
    }
    place.offset = end
  }

  /// Scans a start tag, stepping over quoted values, for an attribute of that name.
  private func offset(ofAttribute name: [UInt8], inTagAt start: Int) -> Int? {
    var index = start + 1
    var quote: UInt8?
    while index < source.count {
      let byte = source[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return nil
      } else if byte <= 0x20, source[(index + 1)...].starts(with: name) {
        let after = index + 1 + name.count
        if after < source.count, source[after] == UInt8(ascii: "=") || source[after] <= 0x20 { return index + 1 }
      }
      index += 1
    }
    return nil
  }
}

/// How far lines and columns are counted.
struct XMLReachedPlace {
  var offset = 0
  var line = 1
  var column = 1
}
