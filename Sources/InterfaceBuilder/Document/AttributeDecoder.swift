import HeadlessUIKit

/// Turns the bytes of an attribute into a value of the type that its row asks for.
final class AttributeDecoder: Sendable {
  let type: ValueType
  private let form: Form
  /// The words of a choice in UTF-8, one after the other, and where each ends.
  private let words: [UInt8]
  private let ends: [Int]

  private enum Form { case bool, integer, number, choice, reference, text }

  init(_ type: ValueType) {
    self.type = type
    form =
      switch type {
      case .bool: .bool
      case .integer: .integer
      case .number: .number
      case .choice: .choice
      case .reference: .reference
      case .string, .image, .element, .object: .text
      }
    var words: [UInt8] = []
    var ends: [Int] = []
    if case .choice(let choices) = type {
      for choice in choices {
        words += choice.utf8
        ends.append(words.count)
      }
    }
    (self.words, self.ends) = (words, ends)
  }

  /// ``StoredValue/none`` when the text is not of the type.
  func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> StoredValue {
    switch form {
    case .bool: Self.bool(bytes).map { .bool($0) } ?? .none
    case .integer: Self.integer(bytes).map { .integer($0) } ?? .none
    case .number: Self.number(bytes).map { .number($0) } ?? .none
    case .choice: choice(bytes).map { .choice($0) } ?? .none
    case .reference: .reference
    case .text: .text
    }
  }

  private func choice(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
    words.withUnsafeBufferPointer { words in
      var start = 0
      for (index, end) in ends.enumerated() {
        if end - start == bytes.count, Self.equal(UnsafeBufferPointer(rebasing: words[start..<end]), bytes) {
          return Int32(truncatingIfNeeded: index)
        }
        start = end
      }
      return nil
    }
  }

  private static func equal(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<min(one.count, other.count) where one[index] != other[index] { return false }
    return one.count == other.count
  }

  private static func bool(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    switch bytes.count {
    case 3 where bytes[0] == UInt8(ascii: "Y") && bytes[1] == UInt8(ascii: "E") && bytes[2] == UInt8(ascii: "S"): true
    case 2 where bytes[0] == UInt8(ascii: "N") && bytes[1] == UInt8(ascii: "O"): false
    default: nil
    }
  }

  private static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    // Interface Builder writes some whole numbers as 1.0 or 4294967295.0.
    guard let value = number(bytes), let exact = Int(exactly: value) else { return nil }
    return exact
  }

  /// A decimal number, `infinite`, or a ratio such as `15:8` or `1/3`.
  static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    if let value = decimal(bytes) { return value }
    if bytes.elementsEqual("infinite".utf8) { return .infinity }
    guard let split = bytes.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }),
      let above = decimal(UnsafeBufferPointer(rebasing: bytes[..<split])),
      let below = decimal(UnsafeBufferPointer(rebasing: bytes[(split + 1)...])), below != 0
    else { return nil }
    return above / below
  }

  private static func decimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var digits: UInt64 = 0
    var count = 0
    var fraction = 0
    var seenPoint = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "-") where index == 0: continue
      case UInt8(ascii: ".") where !seenPoint: seenPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9") where count < 15:
        digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
        count += digits == 0 ? 0 : 1
        fraction += seenPoint ? 1 : 0
      default: return general(bytes)
      }
    }
    guard count > 0 || fraction > 0 || (bytes.count > 0 && bytes.last == UInt8(ascii: "0")), fraction <= 22 else {
      return general(bytes)
    }
    // Both are exact as doubles, so the quotient is the nearest double, as strtod would give.
    let value = Double(digits) / powersOfTen[fraction]
    return bytes.first == UInt8(ascii: "-") ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// Everything that is not a short plain decimal. Words such as `nan` and `inf` are no numbers in a document.
  private static func general(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard bytes.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }) else {
      return nil
    }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
    return value
  }
}

extension ValueType {
  /// What a value of the type is, for a message: “a number”.
  var expectation: String {
    switch self {
    case .bool: "YES or NO"
    case .integer: "a whole number"
    case .number: "a number"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .reference: "an object's id"
    case .string, .image, .element, .object: "text"
    }
  }
}
