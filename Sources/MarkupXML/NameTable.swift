/// Finds the number of a name of a document by its bytes.
///
/// Nearly every question that is put to a document names an element or an attribute: finding the number once costs less
/// than comparing the name with all that an element has.
struct NameTable {
  /// An open hash table of numbers; -1 is a free place. Its size is a power of two.
  private var slots: [Int32]
  private let seed = UInt64.random(in: .min ... .max)

  init(_ names: [String]) {
    var size = 64
    while size < names.count * 4 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for number in names.indices { insert(number, of: names) }
  }

  /// Whether another name would make it slow to find one.
  func isFull(of names: [String]) -> Bool { names.count * 2 > slots.count }

  /// The number of a name, the first one of several; nil when there is none.
  @inline(__always)
  func number(of name: String, in names: [String]) -> Int? {
    var slot = hash(name)
    while true {
      let number = Int(slots[slot & (slots.count - 1)])
      guard number >= 0 else { return nil }
      if names[number] == name { return number }
      slot &+= 1
    }
  }

  /// Adds the name of a number, unless there is an equal one already.
  mutating func insert(_ number: Int, of names: [String]) {
    var slot = hash(names[number])
    while case let other = Int(slots[slot & (slots.count - 1)]), other >= 0 {
      if names[other] == names[number] { return }
      slot &+= 1
    }
    slots[slot & (slots.count - 1)] = Int32(truncatingIfNeeded: number)
  }

  private func hash(_ name: String) -> Int {
    var name = name
    return name.withUTF8 { ByteHash.hash($0, seed: seed) }
  }
}
