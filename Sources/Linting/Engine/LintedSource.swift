public import Diagnostics

/// The bytes of a document, with what several rules ask for.
public struct LintedSource: Sendable {
  /// The document as the caller named it.
  public let name: String
  /// The whole document.
  public let bytes: [UInt8]
  let settings: RuleSettings

  init(name: String, bytes: [UInt8], settings: RuleSettings = RuleSettings()) {
    self.name = name
    self.bytes = bytes
    self.settings = settings
  }

  /// The number that the configuration gives a parameter of a rule, else its default.
  public func number(_ name: String, of rule: RuleDocumentation) -> Double {
    settings.number(name, of: rule)
  }

  /// Whether a byte stands anywhere. It does not stop where it finds one, so that many are compared at a time.
  func has(_ byte: UInt8) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var found: UInt8 = 0
      for index in 0..<bytes.count { found |= bytes[index] == byte ? 1 : 0 }
      return found != 0
    }
  }

  /// Whether a byte stands anywhere twice in a row, found as quickly.
  func hasTwice(_ byte: UInt8) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var found: UInt8 = 0
      for index in 0..<max(0, bytes.count - 1) {
        found |= (bytes[index] == byte ? 1 : 0) & (bytes[index + 1] == byte ? 1 : 0)
      }
      return found != 0
    }
  }

  /// Whether the bytes stand at an offset.
  public func has(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset >= 0, offset + count <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      bytes.withUnsafeBufferPointer { $0[offset..<offset + count].elementsEqual(wanted) }
    }
  }

  /// A finding in a line, counted from 1, or about the whole document.
  public func finding(
    _ rule: RuleDocumentation, line: Int?, column: Int = 1, _ message: String, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: rule.id, severity: rule.severity, document: name,
      location: line.map { SourceLocation(line: $0, column: column) }, message: message, help: help)
  }
}
