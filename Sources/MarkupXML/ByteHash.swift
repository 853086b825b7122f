/// A quick hash of short texts, for tables of names: it takes eight bytes a step.
public enum ByteHash {
  /// The hash of the bytes; all of it depends on all of them, and on the seed. Texts that strangers choose want a random
  /// one, or they could be chosen to have the same hash.
  public static func hash(_ text: UnsafeBufferPointer<UInt8>, seed: UInt64 = 0) -> Int {
    let bytes = UnsafeRawBufferPointer(text)
    var hash = UInt64(bytes.count) ^ seed
    func mix(_ part: UInt64) {
      hash = (hash ^ part) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    guard bytes.count >= 8 else {
      mix(bytes.reduce(0) { $0 << 8 | UInt64($1) })
      return Int(truncatingIfNeeded: hash)
    }
    for start in stride(from: 0, to: bytes.count - 8, by: 8) {
      mix(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    mix(bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
    return Int(truncatingIfNeeded: hash)
  }
}
