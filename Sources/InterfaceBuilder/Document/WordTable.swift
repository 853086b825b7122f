import MarkupXML

/// Numbers for the words of all vocabularies, found by their UTF-8 bytes.
struct WordTable: Sendable {
  /// How many words there are; their numbers are below that.
  let count: Int
  /// The bytes of all words, one after the other, and where each begins.
  private let bytes: [UInt8]
  private let starts: [Int32]
  /// An open hash table of word numbers; -1 is a free place. Its size is a power of two.
  private let slots: [Int32]

  init(_ words: some Sequence<String>) {
    var bytes: [UInt8] = []
    var starts: [Int32] = [0]
    var seen: Set<String> = []
    for word in words where seen.insert(word).inserted {
      bytes += word.utf8
      starts.append(Int32(truncatingIfNeeded: bytes.count))
    }
    count = seen.count
    var size = 16
    while size < seen.count * 3 { size *= 2 }
    var slots = [Int32](repeating: -1, count: size)
    for number in 0..<seen.count {
      var slot = bytes[Int(starts[number])..<Int(starts[number + 1])].withUnsafeBufferPointer { ByteHash.hash($0) }
      while slots[slot & (size - 1)] >= 0 { slot &+= 1 }
      slots[slot & (size - 1)] = Int32(truncatingIfNeeded: number)
    }
    (self.bytes, self.starts, self.slots) = (bytes, starts, slots)
  }

  /// The number of a word, -1 for one that no vocabulary has.
  func number(of word: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = ByteHash.hash(word)
    while true {
      let number = Int(slots[slot & mask])
      guard number >= 0 else { return -1 }
      if isEqual(number, word) { return number }
      slot &+= 1
    }
  }

  /// The number of a word, -1 for one that no vocabulary has.
  func number(of word: String) -> Int {
    var word = word
    return word.withUTF8 { number(of: $0) }
  }

  private func isEqual(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[number])
    guard Int(starts[number + 1]) - start == word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<word.count where bytes[start + index] != word[index] { return false }
      return true
    }
  }
}
