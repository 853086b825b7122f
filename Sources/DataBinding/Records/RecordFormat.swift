/// How data is written.
public enum RecordFormat: String, Sendable, Hashable, CaseIterable {
  case xmlPlist
  case binaryPlist
  case oldStylePlist
  case json
  case jsonLines

  /// The word that messages use for the whole: `plist` or `JSON`.
  var noun: String {
    switch self {
    case .xmlPlist, .binaryPlist, .oldStylePlist: "plist"
    case .json, .jsonLines: "JSON"
    }
  }

  /// The format of a text in UTF-8: what it begins with, and the ending of the name where that leaves it open.
  static func detect(_ text: [UInt8], name: String) -> RecordFormat {
    var scanner = TextScanner(text)
    scanner.skipSpace()
    let ending = name.lowercased()
    let isNamedLines = ending.hasSuffix(".ndjson") || ending.hasSuffix(".jsonl")
    let isNamedJSON = isNamedLines || ending.hasSuffix(".json")
    let json = isNamedLines ? RecordFormat.jsonLines : .json
    switch scanner.current {
    case UInt8(ascii: "<"): return opensBinaryData(scanner) ? .oldStylePlist : .xmlPlist
    case UInt8(ascii: "("): return .oldStylePlist
    case UInt8(ascii: "["): return json
    case UInt8(ascii: "{"): return !isNamedJSON && opensOldStyleDictionary(scanner) ? .oldStylePlist : json
    case UInt8(ascii: "/"): return isNamedJSON ? json : .oldStylePlist
    default: return ending.hasSuffix(".plist") ? .oldStylePlist : json
    }
  }

  /// Whether what follows the bracket are hexadecimal digits, as in `<0a0b>`: no tag of a plist begins so.
  private static func opensBinaryData(_ start: TextScanner) -> Bool {
    var scanner = start
    scanner.position += 1
    scanner.skipSpace()
    return scanner.current.flatMap(TextScanner.hexValue) != nil && scanner.peek(1).flatMap(TextScanner.hexValue) != nil
  }

  /// Whether what follows the brace is a key and an equals sign, as no JSON has.
  private static func opensOldStyleDictionary(_ start: TextScanner) -> Bool {
    var scanner = start
    scanner.position += 1
    scanner.skipSpace()
    guard let first = scanner.current else { return false }
    guard first == UInt8(ascii: "\"") else { return first != UInt8(ascii: "}") }
    scanner.position += 1
    while let byte = scanner.current, byte != UInt8(ascii: "\"") {
      scanner.position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    scanner.position += 1
    scanner.skipSpace()
    return scanner.current == UInt8(ascii: "=")
  }
}
