import Diagnostics

/// Reads JSON with comments and trailing commas, as people write by hand.
struct ConfigurationScanner {
  private let file: String
  private let text: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  /// The value that the bytes hold.
  ///
  /// - Throws: a problem with its place when the bytes are not UTF-8 or not such JSON.
  static func read(_ bytes: [UInt8], file: String) throws(ConfigurationProblem) -> ConfigurationValue {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ConfigurationProblem(file: file, location: nil, "The file is not UTF-8.")
    }
    var scanner = ConfigurationScanner(file: file, text: text)
    let value = try scanner.value()
    try scanner.skipBlanks()
    guard scanner.index == scanner.text.count else { throw scanner.problem("There is more behind the end.") }
    return value
  }

  private init(file: String, text: String) {
    self.file = file
    self.text = Array(text.unicodeScalars)
    if self.text.first == "\u{FEFF}" { index = 1 }
  }

  private var location: SourceLocation { SourceLocation(line: line, column: index - lineStart + 1) }

  private func problem(_ message: String) -> ConfigurationProblem {
    ConfigurationProblem(file: file, location: location, message)
  }

  private var current: Unicode.Scalar? { index < text.count ? text[index] : nil }

  private mutating func skipBlanks() throws(ConfigurationProblem) {
    while let scalar = current {
      switch scalar {
      case "\n":
        index += 1
        line += 1
        lineStart = index
      case " ", "\t", "\r": index += 1
      case "/": try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(ConfigurationProblem) {
    switch index + 1 < text.count ? text[index + 1] : " " {
    case "/":
      while let scalar = current, scalar != "\n" { index += 1 }
    case "*":
      let start = problem("The comment has no end.")
      index += 2
      while !(current == "*" && index + 1 < text.count && text[index + 1] == "/") {
        guard let scalar = current else { throw start }
        index += 1
        if scalar == "\n" {
          line += 1
          lineStart = index
        }
      }
      index += 2
    default: throw problem("A \"/\" that begins no comment is in the way.")
    }
  }

  private mutating func value() throws(ConfigurationProblem) -> ConfigurationValue {
    try skipBlanks()
    let place = location
    guard let first = current else { throw problem("A value is missing: the file ends here.") }
    let content: ConfigurationValue.Content
    switch first {
    case "{": content = .entries(try entries())
    case "[": content = .list(try list())
    case "\"": content = .text(try string())
    case "-", "0"..."9": content = .number(try number())
    default: content = try word()
    }
    return ConfigurationValue(content: content, location: place)
  }

  private mutating func descend() throws(ConfigurationProblem) {
    depth += 1
    guard depth <= 64 else { throw problem("Values are inside values more than 64 deep.") }
    index += 1
    try skipBlanks()
  }

  private mutating func list() throws(ConfigurationProblem) -> [ConfigurationValue] {
    try descend()
    var values: [ConfigurationValue] = []
    while current != "]" {
      values.append(try value())
      try endItem(before: "]")
    }
    index += 1
    depth -= 1
    return values
  }

  private mutating func entries() throws(ConfigurationProblem) -> [ConfigurationValue.Entry] {
    try descend()
    var entries: [ConfigurationValue.Entry] = []
    while current != "}" {
      let place = location
      guard current == "\"" else { throw problem("A key in quotes is missing.") }
      let key = try string()
      try skipBlanks()
      guard current == ":" else { throw problem("A \":\" is missing behind the key \"\(key)\".") }
      guard !entries.contains(where: { $0.key == key }) else {
        throw ConfigurationProblem(file: file, location: place, "The key \"\(key)\" is there twice.")
      }
      index += 1
      entries.append(.init(key: key, location: place, value: try value()))
      try endItem(before: "}")
    }
    index += 1
    depth -= 1
    return entries
  }

  private mutating func endItem(before end: Unicode.Scalar) throws(ConfigurationProblem) {
    try skipBlanks()
    if current == end { return }
    guard current == "," else { throw problem("A \",\" or \"\(end)\" is missing.") }
    index += 1
    try skipBlanks()
  }

  private mutating func number() throws(ConfigurationProblem) -> Double {
    let start = index
    while let scalar = current, "+-.eE0123456789".unicodeScalars.contains(scalar) { index += 1 }
    var word = String.UnicodeScalarView()
    word.append(contentsOf: text[start..<index])
    guard let number = Double(String(word)), number.isFinite else { throw problem("\"\(word)\" is no number.") }
    return number
  }

  private mutating func word() throws(ConfigurationProblem) -> ConfigurationValue.Content {
    for (word, content) in [("true", ConfigurationValue.Content.bool(true)), ("false", .bool(false)), ("null", .null)]
    where text[index...].starts(with: word.unicodeScalars) {
      index += word.unicodeScalars.count
      return content
    }
    throw problem("A value is missing.")
  }

  private mutating func string() throws(ConfigurationProblem) -> String {
    let open = problem("The text has no end.")
    index += 1
    var string = String.UnicodeScalarView()
    while true {
      guard let scalar = current, scalar != "\n" else { throw open }
      index += 1
      switch scalar {
      case "\"": return String(string)
      case "\\": string.append(try escape())
      default: string.append(scalar)
      }
    }
  }

  private mutating func escape() throws(ConfigurationProblem) -> Unicode.Scalar {
    guard let scalar = current else { throw problem("The text has no end.") }
    index += 1
    switch scalar {
    case "\"", "\\", "/": return scalar
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      let high = try hexadecimal()
      guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
      guard current == "\\", index + 1 < text.count, text[index + 1] == "u" else { return "\u{FFFD}" }
      index += 2
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
      return Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00)) ?? "\u{FFFD}"
    default: throw problem("\"\\\(scalar)\" means nothing in a text.")
    }
  }

  private mutating func hexadecimal() throws(ConfigurationProblem) -> UInt32 {
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: text[index..<min(index + 4, text.count)])
    guard digits.count == 4, let value = UInt32(String(digits), radix: 16) else {
      throw problem("\"\\u\" needs four hexadecimal digits.")
    }
    index += 4
    return value
  }
}
