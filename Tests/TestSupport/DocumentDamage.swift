/// Damages documents at random, the same way for the same seed: cuts, doubles, swaps and nests elements, breaks bytes,
/// attributes, numbers and ids.
public struct DocumentDamage {
  private var random: SeededRandom

  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The document with one to four things wrong.
  public mutating func damaged(_ document: [UInt8]) -> [UInt8] {
    var bytes = document
    for _ in 0..<1 + random.below(4) {
      guard bytes.count > 4 else { break }
      switch random.below(10) {
      case 0: cut(&bytes)
      case 1: breakBytes(&bytes)
      case 2...5: moveElements(&bytes)
      default: changeAttribute(&bytes)
      }
    }
    return bytes
  }

  // MARK: Bytes

  private mutating func cut(_ bytes: inout [UInt8]) {
    let start = random.below(bytes.count)
    let length = random.below(4) == 0 ? bytes.count : random.below(200)
    bytes.removeSubrange(start..<min(bytes.count, start + length))
  }

  private mutating func breakBytes(_ bytes: inout [UInt8]) {
    for _ in 0..<1 + random.below(3) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.remove(at: place)
      default: bytes.insert(contentsOf: Array("<&>\"'/!?[]-=\0".utf8.shuffled(using: &random).prefix(2)), at: place)
      }
    }
  }

  // MARK: Elements

  private mutating func moveElements(_ bytes: inout [UInt8]) {
    let elements = Markup(bytes).elements
    guard elements.count > 1 else { return }
    let one = elements[1 + random.below(elements.count - 1)]
    let other = elements[1 + random.below(elements.count - 1)]
    let copy = Array(bytes[one])
    switch random.below(6) {
    case 0: bytes.removeSubrange(one)
    case 1: bytes.insert(contentsOf: copy, at: one.upperBound)
    case 2:
      // Two elements change places, or one comes into the other when they overlap.
      guard one.upperBound <= other.lowerBound else { return bytes.insert(contentsOf: copy, at: other.lowerBound) }
      let second = Array(bytes[other])
      bytes.replaceSubrange(other, with: copy)
      bytes.replaceSubrange(one, with: second)
    case 3: nest(copy, in: &bytes, at: one)
    case 4:
      guard copy.count < 100_000 else { return }
      for _ in 0..<random.below(20) { bytes.insert(contentsOf: copy, at: one.lowerBound) }
    default: bytes.insert(contentsOf: copy, at: other.lowerBound)
    }
  }

  /// Puts an element into itself, up to a few hundred times.
  private mutating func nest(_ element: [UInt8], in bytes: inout [UInt8], at range: Range<Int>) {
    guard let open = element.firstIndex(of: UInt8(ascii: ">")), open > 1, element.count < 20_000 else { return }
    let name = element.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    var start = Array(element[...open])
    if start[open - 1] == UInt8(ascii: "/") { start.remove(at: open - 1) }
    let depth = 1 + random.below(random.below(4) == 0 ? 400 : 4)
    let end = Array("</".utf8) + name + [UInt8(ascii: ">")]
    let before = Array(repeatElement(start, count: depth).joined())
    bytes.replaceSubrange(range, with: before + element + Array(repeatElement(end, count: depth).joined()))
  }

  // MARK: Attributes

  private static let values = [
    "", "-1", "0", "nan", "inf", "infinite", "1e308", "-1e308", "1e-320", "9223372036854775807",
    "-9223372036854775808", "1/0", "1:0", "YES", "NO", "-2", "4294967296", "0.1", "center", "default",
    "heightClass=regular-widthClass=compact", "&#10;", "&#x1F600;", "é\u{301}😀", "\u{202E}x", "../../etc/passwd",
    "%@%n",
    "label", "UIView", "IBFilesOwner", "system",
  ]

  private mutating func changeAttribute(_ bytes: inout [UInt8]) {
    let attributes = Markup(bytes).attributes
    guard let attribute = attributes.randomElement(using: &random) else { return }
    let other = attributes[random.below(attributes.count)]
    switch random.below(8) {
    case 0: bytes.removeSubrange(attribute.name.lowerBound..<attribute.value.upperBound + 1)
    case 1:
      bytes.insert(
        contentsOf: Array(bytes[attribute.name.lowerBound...attribute.value.upperBound]) + [0x20],
        at: attribute.name.lowerBound)
    case 2: bytes.replaceSubrange(attribute.name, with: Array(bytes[other.name]))
    case 3: bytes.replaceSubrange(attribute.value, with: Array(bytes[other.value]))
    case 4:
      // An id that is used already, or that leads back: repeated ids and cycles.
      let ids = attributes.filter { Self.namesObject(bytes[$0.name]) }
      guard let one = ids.randomElement(using: &random), let other = ids.randomElement(using: &random) else { return }
      bytes.replaceSubrange(one.value, with: Array(bytes[other.value]))
    case 5:
      let numbers = attributes.filter { bytes[$0.value].allSatisfy { (0x2D...0x39).contains($0) } }
      guard let number = numbers.randomElement(using: &random) else { return }
      bytes.replaceSubrange(number.value, with: Array(Self.values[random.below(15)].utf8))
    default: bytes.replaceSubrange(attribute.value, with: Array(Self.values[random.below(Self.values.count)].utf8))
    }
  }

  private static func namesObject(_ name: ArraySlice<UInt8>) -> Bool {
    ["id", "destination", "firstItem", "secondItem", "reference", "ref"].contains(String(decoding: name, as: UTF8.self))
  }
}

/// Where the elements and attributes of a text stand, as far as it has any.
private struct Markup {
  struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
  }

  var elements: [Range<Int>] = []
  var attributes: [Attribute] = []

  init(_ bytes: [UInt8]) {
    var open: [(name: ArraySlice<UInt8>, start: Int)] = []
    var place = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")), start + 1 < bytes.count {
      let end = Self.end(of: start, in: bytes)
      place = end
      let isClosing = bytes[start + 1] == UInt8(ascii: "/")
      let name = bytes[(start + (isClosing ? 2 : 1))..<end].prefix { Self.isName($0) }
      guard !name.isEmpty else { continue }
      if isClosing {
        guard let index = open.lastIndex(where: { $0.name.elementsEqual(name) }) else { continue }
        elements.append(open[index].start..<end)
        open.removeSubrange(index...)
      } else {
        addAttributes(in: name.endIndex..<end, of: bytes)
        if end - 2 > start, bytes[end - 2] == UInt8(ascii: "/") {
          elements.append(start..<end)
        } else {
          open.append((name, start))
        }
      }
    }
    elements.sort { $0.lowerBound < $1.lowerBound }
  }

  private mutating func addAttributes(in range: Range<Int>, of bytes: [UInt8]) {
    var place = range.lowerBound
    while let equals = bytes[place..<range.upperBound].firstIndex(of: UInt8(ascii: "=")), equals + 1 < range.upperBound
    {
      let quote = bytes[equals + 1]
      guard let end = bytes[(equals + 2)..<max(equals + 2, range.upperBound)].firstIndex(of: quote) else { return }
      let name = bytes[range.lowerBound..<equals].reversed().prefix { Self.isName($0) }.count
      if name > 0 { attributes.append(Attribute(name: equals - name..<equals, value: equals + 2..<end)) }
      place = end + 1
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || (0x30...0x3A).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// The byte behind the `>` of a tag.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int {
    var quote: UInt8?
    for index in start..<bytes.count {
      if let open = quote {
        if bytes[index] == open { quote = nil }
      } else if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
        quote = bytes[index]
      } else if bytes[index] == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return bytes.count
  }
}
