/// Reads XML property lists in document order, with the place of what is wrong.
///
/// Nothing is ever fetched, and a document that declares entities is refused. `PropertyListDecoder` keeps neither order
/// nor true line numbers, takes `<real>1</real>` for an integer, and needs several tries for a value of unknown kind.
struct XMLPlistReader {
  private var scanner: XMLPlistScanner
  private var builder = RecordBuilder()

  static func read(_ bytes: [UInt8]) throws(RecordSyntaxError) -> RecordValue {
    var reader = XMLPlistReader(scanner: XMLPlistScanner(bytes))
    var first = try reader.scanner.nextTag()
    let isWrapped = first.name == "plist" && first.kind == .open
    if isWrapped { first = try reader.scanner.nextTag() }
    try reader.take(first)
    while reader.builder.result == nil { try reader.take(try reader.scanner.nextTag()) }
    if isWrapped {
      let last = try reader.scanner.nextTag()
      guard last.name == "plist", last.kind == .close else {
        throw RecordSyntaxError(
          "The plist has \(last.inWords) after its value.", at: last.offset, help: "A plist holds one value.")
      }
    }
    try reader.scanner.expectEnd()
    guard let result = reader.builder.result else { throw RecordSyntaxError("The plist is empty.", at: nil) }
    return result
  }

  private mutating func take(_ tag: XMLPlistScanner.Tag) throws(RecordSyntaxError) {
    if tag.kind == .close { return try close(tag) }
    if builder.place == .beforeKey {
      guard tag.name == "key" else {
        throw RecordSyntaxError(
          "A dictionary has \(tag.inWords) where <key> should be.", at: tag.offset, help: "Put a key before each value."
        )
      }
      return builder.key(try scanner.content(of: tag))
    }
    switch tag.name {
    case "plist" where builder.place == .outside: throw RecordSyntaxError("The plist is empty.", at: tag.offset)
    case "array": try builder.openArray(at: tag.offset)
    case "dict": try builder.openDictionary(at: tag.offset)
    case "key":
      throw RecordSyntaxError("There is a <key> where a value should be.", at: tag.offset)
    default: return builder.add(try scalar(tag))
    }
    if tag.kind == .empty { builder.close() }
  }

  private mutating func close(_ tag: XMLPlistScanner.Tag) throws(RecordSyntaxError) {
    switch (builder.place, tag.name) {
    case (.outside, "plist"): throw RecordSyntaxError("The plist is empty.", at: tag.offset)
    case (.inArray, "array"), (.beforeKey, "dict"): builder.close()
    case (.beforeValue, "dict"):
      throw RecordSyntaxError("The last key of a dictionary has no value.", at: tag.offset)
    default: throw RecordSyntaxError("There is \(tag.inWords) without anything to close.", at: tag.offset)
    }
  }

  private mutating func scalar(_ tag: XMLPlistScanner.Tag) throws(RecordSyntaxError) -> RecordValue {
    switch tag.name {
    case "string": return .string(try scanner.content(of: tag))
    case "integer": return try parsed(tag, Self.integer)
    case "real": return try parsed(tag) { Double($0).map(RecordValue.real) }
    case "date": return try parsed(tag) { RecordDate.parse($0).map(RecordValue.date) }
    case "data": return try parsed(tag) { Base64.decode($0.utf8).map(RecordValue.data) }
    case "true", "false":
      guard try scanner.content(of: tag).utf8.allSatisfy(TextScanner.isSpace) else {
        throw RecordSyntaxError("\(tag.inWords) has content.", at: tag.offset, help: "Write <\(tag.name)/>.")
      }
      return .bool(tag.name == "true")
    default:
      throw RecordSyntaxError("\(tag.inWords) is no element of a plist.", at: tag.offset)
    }
  }

  private mutating func parsed(
    _ tag: XMLPlistScanner.Tag, _ parse: (String) -> RecordValue?
  ) throws(RecordSyntaxError) -> RecordValue {
    let content = try scanner.content(of: tag)
    let hasSpace = content.utf8.contains(where: TextScanner.isSpace)
    let trimmed = hasSpace ? content.split(whereSeparator: \.isWhitespace).joined(separator: " ") : content
    guard let value = parse(trimmed) else {
      let shown = trimmed.count > 40 ? trimmed.prefix(40) + "…" : trimmed[...]
      throw RecordSyntaxError("\(tag.inWords) holds \"\(shown)\".", at: tag.offset)
    }
    return value
  }

  /// Decimal or, after `0x`, hexadecimal; what needs more than 64 bits becomes a real.
  private static func integer(_ text: String) -> RecordValue? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard digits.first?.isHexDigit == true else { return nil }
    let isHex = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    let number = isHex ? digits.dropFirst(2) : digits
    if let integer = Int64((isNegative ? "-" : "") + number, radix: isHex ? 16 : 10) { return .integer(integer) }
    guard !isHex, number.utf8.allSatisfy(TextScanner.isDigit) else { return nil }
    return Double(text).map(RecordValue.real)
  }
}
