/// What source files declare, kept by their content, for who indexes the same sources several times.
public actor SourceCache {
  /// Content, by a hash of 64 bits and its length in bytes.
  struct Key: Hashable, Sendable {
    var hash: UInt64
    var count: Int
    var isSwift: Bool

    init(_ bytes: [UInt8], isSwift: Bool) {
      self.isSwift = isSwift
      count = bytes.count
      hash = bytes.withUnsafeBytes { bytes in
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var index = 0
        while index + 8 <= bytes.count {
          let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
          hash ^= hash >> 29
          index += 8
        }
        for byte in bytes[index...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
      }
    }
  }

  private var facts: [Key: SourceFacts] = [:]

  /// Keeps nothing yet, so that every file is read at first.
  public init() {}

  /// How many different files are kept.
  public var count: Int { facts.count }

  func facts(for key: Key) -> SourceFacts? { facts[key] }

  func keep(_ new: [(Key, SourceFacts)]) {
    for (key, facts) in new { self.facts[key] = facts }
  }
}
