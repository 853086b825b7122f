import Diagnostics

/// A file of data as one value, whatever its shape.
public struct RecordDocument: Sendable, Hashable {
  /// The format that was given or found.
  public var format: RecordFormat
  /// The outermost value; nil when the bytes could not be read.
  public var value: RecordValue?
  /// What is wrong, with line and column for texts (rule `data-syntax`).
  public var diagnostics: [Diagnostic] = []

  /// Reads a value from a property list (XML, binary, old-style), JSON or JSON Lines.
  ///
  /// - Parameter name: the document as the caller names it: a path, or `-`.
  /// - Complexity: linear in the number of bytes.
  public static func read(bytes: [UInt8], name: String, format: RecordFormat? = nil) -> RecordDocument {
    if format == .binaryPlist || (format == nil && bytes.starts(with: "bplist".utf8)) {
      return read(bytes, name, .binaryPlist, original: bytes)
    }
    do throws(RecordSyntaxError) {
      let text = try TextEncoding.utf8(bytes)
      return read(text, name, format ?? .detect(text, name: name), original: text, isGiven: format != nil)
    } catch {
      let found = format ?? .detect(bytes, name: name)
      return RecordDocument(format: found, value: nil, diagnostics: [diagnostic(error, name, text: bytes)])
    }
  }

  private static func read(
    _ bytes: [UInt8], _ name: String, _ format: RecordFormat, original: [UInt8], isGiven: Bool = true
  ) -> RecordDocument {
    guard !bytes.allSatisfy(TextScanner.isSpace) else {
      let error = RecordSyntaxError(
        "The data is empty.", at: nil, help: "Write a dictionary or an array of dictionaries.")
      return RecordDocument(format: format, value: nil, diagnostics: [diagnostic(error, name, text: original)])
    }
    do throws(RecordSyntaxError) {
      return RecordDocument(format: format, value: try value(bytes, format))
    } catch {
      // Several objects, one a line, in a file whose name does not say so.
      if !isGiven, format == .json, case .success(let lines) = lines(bytes) {
        return RecordDocument(format: .jsonLines, value: lines)
      }
      return RecordDocument(format: format, value: nil, diagnostics: [diagnostic(error, name, text: original)])
    }
  }

  private static func lines(_ bytes: [UInt8]) -> Result<RecordValue, RecordSyntaxError> {
    Result { () throws(RecordSyntaxError) in try JSONLinesReader.read(bytes) }
  }

  private static func value(_ bytes: [UInt8], _ format: RecordFormat) throws(RecordSyntaxError) -> RecordValue {
    switch format {
    case .xmlPlist: try XMLPlistReader.read(bytes)
    case .binaryPlist: try BinaryPlistReader.read(bytes)
    case .oldStylePlist: try OldStylePlistReader.read(bytes)
    case .json: try JSONReader.read(bytes)
    case .jsonLines: try JSONLinesReader.read(bytes)
    }
  }

  private static func diagnostic(_ error: RecordSyntaxError, _ name: String, text: [UInt8]) -> Diagnostic {
    Diagnostic(
      rule: "data-syntax", severity: .error, document: name, location: error.offset.map { location($0, in: text) },
      message: error.message, help: error.help)
  }

  /// Line and column of a byte; `\n`, `\r\n` and `\r` end lines, and a column counts code points.
  private static func location(_ offset: Int, in text: [UInt8]) -> SourceLocation {
    var line = 1
    var column = 1
    for place in 0..<min(offset, text.count) {
      let byte = text[place]
      if byte == 0x0A || (byte == 0x0D && (place + 1 == text.count || text[place + 1] != 0x0A)) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80, byte != 0x0D {
        column += 1
      }
    }
    return SourceLocation(line: line, column: column)
  }
}
