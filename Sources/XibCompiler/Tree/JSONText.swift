import HeadlessUIKit

/// Writes values as JSON whose keys keep their order, which Foundation's encoder cannot.
public struct JSONText {
  private var out = ""

  /// JSON for people: two spaces a level, arrays of plain values on one line, a newline at the end.
  public static func pretty(_ value: InspectedValue) -> String {
    var text = JSONText()
    text.write(value, indent: 0)
    return text.out + "\n"
  }

  /// JSON on one line, without a newline.
  public static func compact(_ value: InspectedValue) -> String {
    var text = JSONText()
    text.write(value, indent: nil)
    return text.out
  }

  private mutating func write(_ value: InspectedValue, indent: Int?) {
    switch value {
    case .null: out += "null"
    case .bool(let flag): out += flag ? "true" : "false"
    case .number(let number): out += Self.number(number)
    case .string(let text): quote(text)
    case .array(let elements):
      let isPlain = elements.allSatisfy(\.isScalar)
      list(elements, "[", "]", indent: isPlain ? nil : indent) { text, element, inner in
        text.write(element, indent: inner)
      }
    case .dictionary(let entries):
      list(entries, "{", "}", indent: indent) { text, entry, inner in
        text.quote(entry.key)
        text.out += ": "
        text.write(entry.value, indent: inner)
      }
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], _ open: String, _ close: String, indent: Int?,
    _ each: (inout JSONText, Element, Int?) -> Void
  ) {
    out += open
    for (index, element) in elements.enumerated() {
      if index > 0 { out += indent == nil ? ", " : "," }
      if let indent { newLine(indent + 1) }
      each(&self, element, indent.map { $0 + 1 })
    }
    if let indent, !elements.isEmpty { newLine(indent) }
    out += close
  }

  private mutating func newLine(_ indent: Int) {
    out += "\n"
    out += String(repeating: "  ", count: indent)
  }

  /// Whole numbers without a fraction, others as the shortest text that gives the same number; JSON has no infinity.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(value)
  }

  private mutating func quote(_ text: String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{2028}": out += "\\u2028"
      case "\u{2029}": out += "\\u2029"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}

extension InspectedValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .array, .dictionary: false
    default: true
    }
  }
}
