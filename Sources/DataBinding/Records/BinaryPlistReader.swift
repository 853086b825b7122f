/// Reads binary property lists (`bplist00`).
///
/// Objects name one another by number, so a hostile file can hold itself or grow without end: an object in itself, more
/// than 512 levels and more values than a file of that length can honestly hold are refused.
struct BinaryPlistReader {
  private let table: BinaryPlistTable
  private var builder = RecordBuilder()
  /// Scalars that were read, by object number: writers store equal ones once.
  private var scalars: [Int: RecordValue] = [:]
  private var path: [Level] = []
  private var isOnPath: Set<Int> = []
  private var valuesLeft: Int

  /// A container that is being read.
  private struct Level {
    let object: Int
    let isDictionary: Bool
    /// Where its references begin, and how many elements or entries it has.
    let start: Int
    let count: Int
    var next = 0
  }

  static func read(_ bytes: [UInt8]) throws(RecordSyntaxError) -> RecordValue {
    let table = try BinaryPlistTable(bytes)
    // Every value costs a reference of at least a byte, unless containers are shared, which writers hardly do.
    var reader = BinaryPlistReader(table: table, valuesLeft: max(100_000, 4 * bytes.count))
    try reader.begin(table.topObject)
    while !reader.path.isEmpty { try reader.step() }
    guard let result = reader.builder.result else { throw RecordSyntaxError("The binary plist is empty.", at: nil) }
    return result
  }

  private init(table: BinaryPlistTable, valuesLeft: Int) {
    self.table = table
    self.valuesLeft = valuesLeft
  }

  private mutating func step() throws(RecordSyntaxError) {
    let last = path.count - 1
    let level = path[last]
    guard level.next < level.count else {
      path.removeLast()
      isOnPath.remove(level.object)
      return builder.close()
    }
    path[last].next += 1
    guard level.isDictionary else { return try begin(try table.reference(level.start, level.next)) }
    let keyObject = try table.reference(level.start, level.next)
    guard case .string(let key)? = try scalar(keyObject) else {
      throw RecordSyntaxError("The binary plist has a key that is no string (object \(keyObject)).", at: nil)
    }
    builder.key(key)
    try begin(try table.reference(level.start, level.count + level.next))
  }

  private mutating func begin(_ object: Int) throws(RecordSyntaxError) {
    valuesLeft -= 1
    guard valuesLeft > 0 else {
      throw RecordSyntaxError("The binary plist repeats its objects until it holds too many values.", at: nil)
    }
    if let value = try scalar(object) { return builder.add(value) }
    let (kind, count, start) = try table.container(object)
    guard isOnPath.insert(object).inserted else {
      throw RecordSyntaxError("The binary plist has an object that contains itself (object \(object)).", at: nil)
    }
    let isDictionary = kind == .dictionary
    if isDictionary { try builder.openDictionary(at: nil) } else { try builder.openArray(at: nil) }
    path.append(Level(object: object, isDictionary: isDictionary, start: start, count: count))
  }

  /// The value of an object that holds no others; nil when it is a container.
  private mutating func scalar(_ object: Int) throws(RecordSyntaxError) -> RecordValue? {
    if let known = scalars[object] { return known }
    guard let value = try table.scalar(object) else { return nil }
    if case .string = value { scalars[object] = value }
    if case .data = value { scalars[object] = value }
    return value
  }
}
