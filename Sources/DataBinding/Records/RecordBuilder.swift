/// Puts values together while a reader goes through a text, without recursion: hostile nesting meets a bound, not the
/// end of the stack.
struct RecordBuilder {
  /// How many arrays and dictionaries may lie in one another.
  static let maximumDepth = 512

  /// What the next thing that a reader meets must be.
  enum Place { case outside, inArray, beforeKey, beforeValue }

  /// A container that is not closed yet.
  private struct Container {
    let isArray: Bool
    var elements: [RecordValue] = []
    var record = Record()
    var key: String?
  }

  private var open: [Container] = []
  /// The finished outermost value.
  private(set) var result: RecordValue?

  var place: Place {
    guard let last = open.indices.last else { return .outside }
    if open[last].isArray { return .inArray }
    return open[last].key == nil ? .beforeKey : .beforeValue
  }

  mutating func openArray(at offset: Int?) throws(RecordSyntaxError) {
    try open(Container(isArray: true), at: offset)
  }

  mutating func openDictionary(at offset: Int?) throws(RecordSyntaxError) {
    try open(Container(isArray: false), at: offset)
  }

  private mutating func open(_ container: Container, at offset: Int?) throws(RecordSyntaxError) {
    guard open.count < Self.maximumDepth else {
      throw RecordSyntaxError("The data is nested more than \(Self.maximumDepth) levels deep.", at: offset)
    }
    open.append(container)
  }

  /// Names the next value of the dictionary that is open.
  mutating func key(_ key: String) {
    guard let last = open.indices.last else { return }
    open[last].key = key
  }

  mutating func add(_ value: RecordValue) {
    guard let last = open.indices.last else {
      result = value
      return
    }
    if open[last].isArray {
      open[last].elements.append(value)
    } else if let key = open[last].key {
      open[last].record[key] = value
      open[last].key = nil
    }
  }

  /// Closes the innermost container and adds it to the one around it.
  mutating func close() {
    guard let container = open.popLast() else { return }
    add(container.isArray ? .array(container.elements) : .dictionary(container.record))
  }
}
