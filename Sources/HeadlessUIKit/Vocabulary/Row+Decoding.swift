func decodeNumber(_ value: DocumentValue) -> Double? {
  switch value {
  case .number(let number): number
  case .integer(let number): Double(number)
  default: nil
  }
}

/// Text from an attribute or from a text element.
func decodeText(_ value: DocumentValue) -> String? {
  switch value {
  case .string(let text): text
  case .element(let element): element.text
  default: nil
  }
}

/// A number as documents spell it: without `.0` when it is whole.
func spell(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
}

extension DocumentConvertible {
  static var elementNames: String { documentElements.map(\.element).joined(separator: "|") }
}
