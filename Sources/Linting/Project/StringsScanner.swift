import Diagnostics

/// Reads a `.strings` file: `"key" = "value";` with comments. After a mistake it goes on with the next line.
struct StringsScanner {
  private let text: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var entries: [StringTable.Entry] = []
  private var problems: [StringTable.Problem] = []

  /// The entries, and what is wrong, in the order of the file.
  static func read(_ bytes: [UInt8]) -> (entries: [StringTable.Entry], problems: [StringTable.Problem]) {
    var scanner = StringsScanner(String(decoding: SourceEncoding.utf8(bytes).bytes, as: UTF8.self))
    scanner.scan()
    return (scanner.entries, scanner.problems)
  }

  private init(_ text: String) { self.text = Array(text.unicodeScalars) }

  private var current: Unicode.Scalar? { index < text.count ? text[index] : nil }
  private var place: SourceLocation { SourceLocation(line: line, column: index - lineStart + 1) }

  private mutating func advance() {
    if current == "\n" {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func scan() {
    while skipBlanks(), current != nil {
      let start = place
      guard let key = word() else {
        recover("A key is expected here.", at: start)
        continue
      }
      guard skipBlanks() else { return }
      var value = key
      if current == "=" {
        advance()
        guard skipBlanks(), let found = word() else {
          recover("The key \"\(key)\" has no value.", at: start)
          continue
        }
        value = found
        _ = skipBlanks()
      }
      entries.append(StringTable.Entry(key: key, value: value, location: start))
      guard current == ";" else {
        problems.append(.init(message: "A semicolon is missing behind the value of \"\(key)\".", location: start))
        continue
      }
      advance()
    }
  }

  /// Passes over the rest of the line.
  private mutating func recover(_ message: String, at place: SourceLocation) {
    problems.append(.init(message: message, location: place))
    while let scalar = current, scalar != "\n" { advance() }
  }

  /// False when a comment has no end.
  private mutating func skipBlanks() -> Bool {
    while let scalar = current {
      let next = index + 1 < text.count ? text[index + 1] : " "
      if scalar == "/", next == "/" {
        while let scalar = current, scalar != "\n" { advance() }
      } else if scalar == "/", next == "*" {
        let start = place
        index += 2
        while let scalar = current, !(scalar == "*" && index + 1 < text.count && text[index + 1] == "/") { advance() }
        guard current != nil else {
          problems.append(.init(message: "The comment has no end.", location: start))
          return false
        }
        index += 2
      } else if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else {
        return true
      }
    }
    return true
  }

  /// A text in quotes, or a bare word of letters, digits and a few signs; nil when there is neither.
  private mutating func word() -> String? {
    var found = String.UnicodeScalarView()
    guard let quote = current, quote == "\"" || quote == "'" else {
      while let scalar = current,
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_.-$:/".unicodeScalars.contains(scalar)
      {
        found.append(scalar)
        advance()
      }
      return found.isEmpty ? nil : String(found)
    }
    advance()
    while let scalar = current, scalar != quote {
      advance()
      guard scalar == "\\", let escaped = current else {
        found.append(scalar)
        continue
      }
      advance()
      found.append(contentsOf: unescaped(escaped))
    }
    guard current == quote else { return nil }
    advance()
    return String(found)
  }

  private mutating func unescaped(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "n": return ["\n"]
    case "t": return ["\t"]
    case "r": return ["\r"]
    case "U", "u":
      var digits = ""
      while digits.count < 4, let next = current, next.properties.isASCIIHexDigit {
        digits.unicodeScalars.append(next)
        advance()
      }
      return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }.map { [$0] } ?? []
    default: return [scalar]
    }
  }
}
