import HeadlessUIKit

extension DocumentValue {
  /// A record's value as a document would say it for a property of that type; nil when it cannot be one.
  init?(_ value: RecordValue, as type: ValueType) {
    switch type {
    case .bool:
      guard let flag = value.boolValue else { return nil }
      self = .bool(flag)
    case .integer:
      guard let number = value.integerValue, let exact = Int(exactly: number) else { return nil }
      self = .integer(exact)
    case .number:
      guard let number = value.realValue, number.isFinite else { return nil }
      self = .number(number)
    case .string, .image, .reference:
      guard !value.isCollection else { return nil }
      self = .string(value.text)
    case .choice(let words):
      guard let word = value.stringValue, let index = words.firstIndex(of: word) else { return nil }
      self = .choice(index)
    case .element(let names):
      guard let text = value.stringValue, names.split(separator: "|").contains("color") else { return nil }
      self = .element(Self.color(text))
    case .object:
      return nil
    }
  }

  /// `#RRGGBB`, `#RRGGBBAA` or the name of a colour.
  private static func color(_ text: String) -> ValueElement {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard [6, 8].contains(digits.count), let number = UInt64(digits, radix: 16) else {
      return ValueElement(element: "color", attributes: [.init(name: "name", value: .string(text))])
    }
    let rgba = digits.count == 6 ? number << 8 | 0xFF : number
    let names = ["red", "green", "blue", "alpha"]
    return ValueElement(
      element: "color",
      attributes: names.enumerated().map { index, name in
        .init(name: name, value: .number(Double(rgba >> UInt64(24 - 8 * index) & 0xFF) / 255))
      })
  }
}

extension RecordValue {
  /// Whether it holds other values.
  var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    default: false
    }
  }
}
