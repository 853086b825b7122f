/// A way into a record: `user.name`, `options.0`, `options[0]`, `options.@count`.
///
/// A backslash takes the next character literally, for names that hold a dot or a bracket: `file\.name`.
public struct RecordKeyPath: Sendable, Hashable {
  /// One step of the way.
  public enum Step: Sendable, Hashable {
    /// The entry of that name in a dictionary; digits also name the element of an array.
    case key(String)
    /// The element at that index, from 0.
    case index(Int)
    /// The number of elements or entries.
    case count
  }

  /// The steps from the outside in; never empty.
  public let steps: [Step]

  /// The way to the entry of that name, whatever characters are in it.
  public init(key: String) {
    steps = [.key(key)]
  }

  /// Reads a key path.
  ///
  /// - Throws: `RecordKeyPathError` when a part is empty, a bracket is open or holds no index, or an operator is
  ///   unknown.
  public init(_ text: String) throws(RecordKeyPathError) {
    var parser = RecordKeyPathParser(text)
    steps = try parser.parse()
  }
}

extension RecordKeyPath: CustomStringConvertible {
  /// The key path in writing; reading it gives the same key path.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .count: text += text.isEmpty ? "@count" : ".@count"
      case .key(let key): text += (text.isEmpty ? "" : ".") + Self.escaped(key)
      }
    }
    return text
  }

  private static func escaped(_ key: String) -> String {
    var text = ""
    for character in key.unicodeScalars {
      let isSpecial = "\\.[]".unicodeScalars.contains(character) || (character == "@" && text.isEmpty)
      if isSpecial { text += "\\" }
      text.unicodeScalars.append(character)
    }
    return text
  }
}

extension RecordValue {
  /// The value that a key path leads to; nil when there is nothing there.
  public func value(at keyPath: RecordKeyPath) -> RecordValue? {
    var value = self
    for step in keyPath.steps {
      guard let next = value.value(at: step) else { return nil }
      value = next
    }
    return value
  }

  /// The value that a key path such as `user.name` leads to; nil when there is nothing there.
  ///
  /// - Throws: `RecordKeyPathError` when the text is no key path.
  public func value(forKeyPath text: String) throws(RecordKeyPathError) -> RecordValue? {
    value(at: try RecordKeyPath(text))
  }

  private func value(at step: RecordKeyPath.Step) -> RecordValue? {
    switch (self, step) {
    case (.dictionary(let record), .key(let key)): record[key]
    case (.array(let elements), .key(let key)): Self.element(at: Int(key), of: elements)
    case (.array(let elements), .index(let index)): Self.element(at: index, of: elements)
    case (.array(let elements), .count): .integer(Int64(elements.count))
    case (.dictionary(let record), .count): .integer(Int64(record.count))
    default: nil
    }
  }

  private static func element(at index: Int?, of elements: [RecordValue]) -> RecordValue? {
    guard let index, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

extension Record {
  /// The value that a key path leads to; nil when there is nothing there.
  public func value(at keyPath: RecordKeyPath) -> RecordValue? {
    RecordValue.dictionary(self).value(at: keyPath)
  }

  /// The value that a key path such as `user.name` leads to; nil when there is nothing there.
  ///
  /// - Throws: `RecordKeyPathError` when the text is no key path.
  public func value(forKeyPath text: String) throws(RecordKeyPathError) -> RecordValue? {
    value(at: try RecordKeyPath(text))
  }
}
