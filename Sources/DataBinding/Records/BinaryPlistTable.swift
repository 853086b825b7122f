#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The objects of a binary property list, by number. Every length and place is checked against the file.
struct BinaryPlistTable {
  enum ContainerKind { case array, dictionary }

  private let bytes: [UInt8]
  private let referenceSize: Int
  private let offsetSize: Int
  private let offsetTable: Int
  private let objectCount: Int
  /// The number of the outermost object.
  let topObject: Int

  init(_ bytes: [UInt8]) throws(RecordSyntaxError) {
    self.bytes = bytes
    let trailer = bytes.count - 32
    guard trailer >= 8, bytes.starts(with: "bplist".utf8) else { throw Self.damaged("it ends too early") }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objectCount = Self.number(bytes, trailer + 8, 8), let topObject = Self.number(bytes, trailer + 16, 8),
      let offsetTable = Self.number(bytes, trailer + 24, 8), objectCount <= trailer, offsetTable <= trailer,
      topObject < objectCount, objectCount * offsetSize <= trailer - offsetTable
    else { throw Self.damaged("its table of objects lies outside of it") }
    (self.objectCount, self.topObject, self.offsetTable) = (objectCount, topObject, offsetTable)
  }

  /// The number of the object that a reference names: the `index`th of those that begin at `start`.
  func reference(_ start: Int, _ index: Int) throws(RecordSyntaxError) -> Int {
    guard let object = Self.number(bytes, start + index * referenceSize, referenceSize), object < objectCount else {
      throw Self.damaged("a reference leads nowhere")
    }
    return object
  }

  /// The kind of a container, the number of its elements or entries, and where its references begin.
  func container(_ object: Int) throws(RecordSyntaxError) -> (kind: ContainerKind, count: Int, start: Int) {
    let (marker, offset) = try marker(of: object)
    let (count, start) = try length(marker, offset)
    let isDictionary = marker >> 4 == 0xD
    guard count <= (offsetTable - start) / (isDictionary ? 2 * referenceSize : referenceSize) else {
      throw Self.damaged("object \(object) is longer than the file")
    }
    return (isDictionary ? .dictionary : .array, count, start)
  }

  /// The value of an object that holds no others; nil for arrays, sets and dictionaries.
  func scalar(_ object: Int) throws(RecordSyntaxError) -> RecordValue? {
    let (marker, offset) = try marker(of: object)
    switch marker >> 4 {
    case 0x0: return try singleton(marker, object)
    case 0x1: return try integer(offset + 1, 1 << Int(marker & 0xF))
    case 0x2: return .real(try real(offset + 1, 1 << Int(marker & 0xF)))
    case 0x3: return try date(offset + 1)
    case 0x4: return .data(Array(try slice(marker, offset, width: 1)))
    case 0x5: return .string(String(decoding: try slice(marker, offset, width: 1), as: UTF8.self))
    case 0x6: return .string(TextEncoding.utf16(try slice(marker, offset, width: 2), isBigEndian: true))
    case 0x7: return .string(String(decoding: try slice(marker, offset, width: 1), as: UTF8.self))
    case 0x8: return try integer(offset + 1, Int(marker & 0xF) + 1)
    case 0xA, 0xB, 0xC, 0xD: return nil
    default: throw Self.damaged("object \(object) is of an unknown kind")
    }
  }

  private func singleton(_ marker: UInt8, _ object: Int) throws(RecordSyntaxError) -> RecordValue {
    switch marker {
    case 0x00: return .null
    case 0x08: return .bool(false)
    case 0x09: return .bool(true)
    default: throw Self.damaged("object \(object) is of an unknown kind")
    }
  }

  private func marker(of object: Int) throws(RecordSyntaxError) -> (marker: UInt8, offset: Int) {
    guard let offset = Self.number(bytes, offsetTable + object * offsetSize, offsetSize), offset >= 8,
      offset < offsetTable
    else { throw Self.damaged("object \(object) lies outside of it") }
    return (bytes[offset], offset)
  }

  /// The length in the low half of the marker or, when that is 15, in the integer behind it; and where the content begins.
  private func length(_ marker: UInt8, _ offset: Int) throws(RecordSyntaxError) -> (count: Int, start: Int) {
    guard marker & 0xF == 0xF else { return (Int(marker & 0xF), offset + 1) }
    guard offset + 1 < offsetTable, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0xF <= 3 else {
      throw Self.damaged("a length is missing")
    }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard let count = Self.number(bytes, offset + 2, size), offset + 2 + size <= offsetTable else {
      throw Self.damaged("a length is impossible")
    }
    return (count, offset + 2 + size)
  }

  private func slice(_ marker: UInt8, _ offset: Int, width: Int) throws(RecordSyntaxError) -> ArraySlice<UInt8> {
    let (count, start) = try length(marker, offset)
    guard count <= (offsetTable - start) / width else { throw Self.damaged("an object is longer than the file") }
    return bytes[start..<(start + count * width)]
  }

  /// One, two and four bytes are unsigned, eight are signed; of longer ones what fits 64 bits is an integer.
  private func integer(_ start: Int, _ size: Int) throws(RecordSyntaxError) -> RecordValue {
    guard size <= 16, start + size <= offsetTable else { throw Self.damaged("an integer is longer than the file") }
    if size == 8 { return .integer(Int64(bitPattern: bits(start, 8))) }
    guard size > 8 else { return .integer(Int64(truncatingIfNeeded: bits(start, size))) }
    let high = bits(start, size - 8)
    let low = bits(start + size - 8, 8)
    let isNegative = size == 16 && high >> 63 == 1
    if high == 0, let integer = Int64(exactly: low) { return .integer(integer) }
    if isNegative, high == .max, Int64(bitPattern: low) < 0 { return .integer(Int64(bitPattern: low)) }
    let highValue = isNegative ? Double(Int64(bitPattern: high)) : Double(high)
    return .real(highValue * 18_446_744_073_709_551_616 + Double(low))
  }

  private func real(_ start: Int, _ size: Int) throws(RecordSyntaxError) -> Double {
    guard size == 4 || size == 8, start + size <= offsetTable else { throw Self.damaged("a real has an odd length") }
    return size == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits(start, 4)))) : Double(bitPattern: bits(start, 8))
  }

  private func date(_ start: Int) throws(RecordSyntaxError) -> RecordValue {
    let seconds = try real(start, 8)
    guard RecordDate.range.contains(seconds) else {
      throw RecordSyntaxError("The binary plist has a date outside of the years 1 to 9999.", at: nil)
    }
    return .date(Date(timeIntervalSinceReferenceDate: seconds))
  }

  private func bits(_ start: Int, _ size: Int) -> UInt64 {
    bytes[start..<(start + size)].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// An unsigned number of up to eight bytes; nil when it lies outside of the file or does not fit.
  private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
    guard start >= 0, start <= bytes.count - size else { return nil }
    return Int(exactly: bytes[start..<(start + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private static func damaged(_ how: String) -> RecordSyntaxError {
    RecordSyntaxError("The binary plist is damaged: \(how).", at: nil)
  }
}
