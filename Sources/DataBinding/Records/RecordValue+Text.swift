extension RecordValue: CustomStringConvertible {
  /// The text that a label shows for the value: null is empty, whole numbers have no `.0`, dates are ISO 8601 in UTC,
  /// elements and entries are separated by commas, and binary data is told by its length.
  public var text: String { text(levels: RecordBuilder.maximumDepth) }

  /// The same as `text`.
  public var description: String { text }

  private func text(levels: Int) -> String {
    switch self {
    case .null: return ""
    case .bool(let bool): return bool ? "true" : "false"
    case .integer(let integer): return String(integer)
    case .real(let real): return Self.text(of: real)
    case .string(let string): return string
    case .date(let date): return RecordDate.text(of: date)
    case .data(let bytes): return bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"
    case .array(let elements):
      guard levels > 0 else { return "…" }
      return elements.map { $0.text(levels: levels - 1) }.joined(separator: ", ")
    case .dictionary(let record):
      guard levels > 0 else { return "…" }
      return record.map { "\($0.key): \($0.value.text(levels: levels - 1))" }.joined(separator: ", ")
    }
  }

  /// Whole numbers up to 2⁵³ as integers; others in the shortest form that reads back as the same number.
  private static func text(of real: Double) -> String {
    guard real.magnitude <= 9_007_199_254_740_992, let whole = Int64(exactly: real) else { return real.description }
    return String(whole)
  }
}
