/// Why a text is no key path.
public struct RecordKeyPathError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text that was read.
  public let keyPath: String
  /// One sentence: what is wrong and where, counting characters from 1.
  public let description: String
}

/// Reads one key path.
struct RecordKeyPathParser {
  private let text: String
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  mutating func parse() throws(RecordKeyPathError) -> [RecordKeyPath.Step] {
    guard !scalars.isEmpty else { throw error("The key path is empty.") }
    var steps: [RecordKeyPath.Step] = []
    while true {
      if scalars[position] == "[" {
        steps.append(try index())
      } else {
        steps.append(try name())
      }
      guard position < scalars.count else { return steps }
      if scalars[position] == "." {
        position += 1
        guard position < scalars.count else { throw error(Message.emptyPart(text, scalars.count + 1)) }
        guard scalars[position] != "[" else { throw error(Message.emptyPart(text, position + 1)) }
      } else if scalars[position] != "[" {
        throw error(Message.stray(text, scalars[position], position + 1))
      }
    }
  }

  private mutating func name() throws(RecordKeyPathError) -> RecordKeyPath.Step {
    let start = position
    let isOperator = scalars[position] == "@"
    var name = ""
    scan: while position < scalars.count {
      switch scalars[position] {
      case ".", "[": break scan
      case "]": throw error(Message.stray(text, "]", position + 1))
      case "\\":
        position += 1
        guard position < scalars.count else { throw error(Message.loneBackslash(text)) }
      default: break
      }
      name.unicodeScalars.append(scalars[position])
      position += 1
    }
    // An escaped name may be any text, and only an unescaped one can be an empty part or an operator.
    guard position > start else { throw error(Message.emptyPart(text, start + 1)) }
    guard isOperator else { return .key(name) }
    guard name == "@count" else { throw error(Message.unknownOperator(text, name)) }
    return .count
  }

  private mutating func index() throws(RecordKeyPathError) -> RecordKeyPath.Step {
    let start = position
    guard let end = scalars[position...].firstIndex(of: "]") else {
      throw error(Message.openBracket(text, start + 1))
    }
    let digits = String(String.UnicodeScalarView(scalars[(start + 1)..<end]))
    guard digits.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }), let index = Int(digits) else {
      throw error(Message.noIndex(text, digits, start + 1))
    }
    position = end + 1
    return .index(index)
  }

  private func error(_ description: String) -> RecordKeyPathError {
    RecordKeyPathError(keyPath: text, description: description)
  }
}

private enum Message {
  static func emptyPart(_ text: String, _ place: Int) -> String {
    "The key path \"\(text)\" has an empty part at character \(place); write names with one dot between them."
  }

  static func stray(_ text: String, _ character: Unicode.Scalar, _ place: Int) -> String {
    "The key path \"\(text)\" has a stray \"\(character)\" at character \(place); write \"\\\(character)\" if the name holds it."
  }

  static func loneBackslash(_ text: String) -> String {
    "The key path \"\(text)\" ends in a backslash; write \"\\\\\" for the character itself."
  }

  static func unknownOperator(_ text: String, _ name: String) -> String {
    "The key path \"\(text)\" uses \"\(name)\"; \"@count\" is the only operator (write \"\\\(name)\" for a name)."
  }

  static func openBracket(_ text: String, _ place: Int) -> String {
    "The key path \"\(text)\" opens a bracket at character \(place) and does not close it."
  }

  static func noIndex(_ text: String, _ digits: String, _ place: Int) -> String {
    "The key path \"\(text)\" has \"\(digits)\" in brackets at character \(place); an index is a whole number from 0."
  }
}
