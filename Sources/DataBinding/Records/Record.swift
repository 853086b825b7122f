/// One record of the data: named values in the order of the document.
///
/// A name that occurs twice keeps its first place and takes its last value, as `JSONDecoder` and browsers do.
public struct Record: Sendable {
  /// The names, in the order of the document, each once.
  public private(set) var keys: [String] = []
  private var values: [RecordValue] = []
  /// The place of each name; only kept for records that are too long to be searched.
  private var places: [String: Int] = [:]

  private static let searchedLength = 12

  /// A record without entries.
  public init() {}

  /// A record with the given entries, in their order.
  public init(_ entries: some Sequence<(key: String, value: RecordValue)>) {
    for entry in entries { self[entry.key] = entry.value }
  }

  /// The value of a name; nil when there is none. Setting nil removes the entry.
  ///
  /// - Complexity: constant to read and to set; linear in the length to remove.
  public subscript(key: String) -> RecordValue? {
    get { place(of: key).map { values[$0] } }
    set {
      switch (place(of: key), newValue) {
      case (let place?, let value?): values[place] = value
      case (let place?, nil): remove(at: place)
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  private func place(of key: String) -> Int? {
    keys.count > Self.searchedLength ? places[key] : keys.firstIndex(of: key)
  }

  private mutating func append(_ key: String, _ value: RecordValue) {
    keys.append(key)
    values.append(value)
    if keys.count == Self.searchedLength + 1 {
      indexAll()
    } else if keys.count > Self.searchedLength {
      places[key] = keys.count - 1
    }
  }

  private mutating func remove(at place: Int) {
    keys.remove(at: place)
    values.remove(at: place)
    places = [:]
    if keys.count > Self.searchedLength { indexAll() }
  }

  private mutating func indexAll() {
    for (place, key) in keys.enumerated() { places[key] = place }
  }
}

extension Record: RandomAccessCollection {
  /// The place of the first entry: 0.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public var endIndex: Int { keys.count }

  /// The entry at a place.
  public subscript(position: Int) -> (key: String, value: RecordValue) { (keys[position], values[position]) }
}

extension Record: Hashable {
  /// Whether both have the same entries in the same order.
  public static func == (lhs: Record, rhs: Record) -> Bool { lhs.keys == rhs.keys && lhs.values == rhs.values }

  /// Hashes names and values in their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(values)
  }
}

extension Record: ExpressibleByDictionaryLiteral {
  /// A record with the entries of a literal, in their order.
  public init(dictionaryLiteral elements: (String, RecordValue)...) {
    self.init(elements.lazy.map { (key: $0.0, value: $0.1) })
  }
}
