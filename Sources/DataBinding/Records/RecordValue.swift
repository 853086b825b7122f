#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One value of the data: what property lists and JSON can hold between them.
public enum RecordValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case date(Date)
  case data([UInt8])
  case array([RecordValue])
  case dictionary(Record)

  /// The name of the kind with its article, as messages use it: `a string`, `an array`.
  public var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .integer, .real: "a number"
    case .string: "a string"
    case .date: "a date"
    case .data: "binary data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

extension RecordValue {
  /// The text of a string; nil for every other kind (see `text` for what is shown).
  public var stringValue: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  /// A truth: a Boolean, a number that is not zero, or the words yes/no, true/false, 1/0 in any case.
  public var boolValue: Bool? {
    switch self {
    case .bool(let bool): return bool
    case .integer(let integer): return integer != 0
    case .real(let real): return real.isNaN ? nil : real != 0
    case .string(let string):
      switch trimmed(string).lowercased() {
      case "yes", "true", "1": return true
      case "no", "false", "0": return false
      default: return nil
      }
    default: return nil
    }
  }

  /// A whole number: also a real without a fraction, a Boolean (1 or 0) and a string that spells one; nil when it does
  /// not fit 64 bits.
  public var integerValue: Int64? {
    switch self {
    case .bool(let bool): bool ? 1 : 0
    case .integer(let integer): integer
    case .real(let real): Int64(exactly: real)
    case .string(let string): Int64(trimmed(string)) ?? Double(trimmed(string)).flatMap { Int64(exactly: $0) }
    default: nil
    }
  }

  /// A number, which may be infinite or not a number; a Boolean is 1 or 0, and a string may spell one.
  public var realValue: Double? {
    switch self {
    case .bool(let bool): bool ? 1 : 0
    case .integer(let integer): Double(integer)
    case .real(let real): real
    case .string(let string): Double(trimmed(string))
    default: nil
    }
  }

  /// A moment: a date, or a string in ISO 8601 such as `2024-05-01T12:30:00Z`.
  public var dateValue: Date? {
    switch self {
    case .date(let date): date
    case .string(let string): RecordDate.parse(trimmed(string))
    default: nil
    }
  }

  /// The bytes of binary data.
  public var dataValue: [UInt8]? {
    guard case .data(let bytes) = self else { return nil }
    return bytes
  }

  /// The elements of an array, in document order.
  public var arrayValue: [RecordValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The entries of a dictionary, in document order.
  public var dictionaryValue: Record? {
    guard case .dictionary(let record) = self else { return nil }
    return record
  }

  private func trimmed(_ string: String) -> String {
    let start = string.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
