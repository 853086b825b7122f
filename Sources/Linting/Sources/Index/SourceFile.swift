/// A source file and what it declares.
struct SourceFile: Sendable {
  /// As it is shown to people: below the directory as that was named.
  var path: String
  /// The position of the project that it belongs to, nil when none is told.
  var project: Int?
  /// The modules that it may be part of; empty when that cannot be told.
  var modules: [String] = []
  var facts: SourceFacts

  /// Reads the declarations of a file.
  static func facts(of bytes: [UInt8], isSwift: Bool) -> SourceFacts {
    let (text, encoding) = SourceEncoding.utf8(bytes)
    var facts = text.withUnsafeBufferPointer { isSwift ? SwiftReader.read($0) : ObjectiveCReader.read($0) }
    facts.encoding = encoding
    var line = 1
    var offset = 0
    for index in facts.types.indices.sorted(by: { facts.types[$0].offset < facts.types[$1].offset }) {
      while offset < facts.types[index].offset, offset < text.count {
        if text[offset] == UInt8(ascii: "\n") { line += 1 }
        offset += 1
      }
      facts.types[index].line = line
    }
    return facts
  }

  /// Whether files of that name are read.
  static func isSource(_ name: String) -> Bool {
    // What the compiler writes for Objective-C says of Swift classes what the Swift file says.
    if name.hasSuffix("-Swift.h") { return false }
    return [".swift", ".h", ".m", ".mm"].contains { name.hasSuffix($0) }
  }
}
