/// Numbers as people type them. Only finite decimals count: no `nan`, `inf`, hexadecimal or overflow.
enum NumberText {
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.utf8.count <= 64, text.utf8.allSatisfy(isDecimal), let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  static func integer(_ text: some StringProtocol) -> Int? { Int(text) }

  /// `85x90`, `85X90` or `85×90`, both above 0.
  static func size(_ text: some StringProtocol) -> (width: Double, height: Double)? {
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]), width > 0, height > 0 else {
      return nil
    }
    return (width, height)
  }

  /// Without the `.0` of whole numbers.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
