import HeadlessUIKit

/// How values are written in SVG and HTML: short, and the same on every machine.
enum MarkupText {
  /// At most so many decimals, without a zero at the end; a number that is too large is cut to a thousand million.
  static func number(_ value: Double, decimals: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    let factor = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000][min(max(decimals, 0), 6)]
    let scaled = Int((min(max(value, -1e9), 1e9) * Double(factor)).rounded())
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(factor))
    let sign = scaled < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    var digits = String(rest + UInt(factor)).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return sign + String(whole) + "." + digits
  }

  /// The text with XML's special characters escaped, and without those that XML cannot hold.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result += " "
      default:
        let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        if !isControl, scalar.value & 0xFFFE != 0xFFFE { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// ` name="value"`, with a blank before it.
  static func attribute(_ name: String, _ value: String) -> String { " \(name)=\"\(escaped(value))\"" }

  /// ` name="value"`, with a blank before it.
  static func attribute(_ name: String, _ value: Double) -> String { " \(name)=\"\(number(value))\"" }

  /// ` name="#RRGGBB"`, and `name-opacity` when the colour is not opaque.
  static func paint(_ name: String, _ color: RGBA) -> String {
    let opaque = RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    return attribute(name, opaque.hex) + (color.alpha < 1 ? attribute("\(name)-opacity", color.alpha) : "")
  }

  static func transform(_ map: CGAffineTransform) -> String {
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
      return attribute("transform", "translate(\(number(map.tx)) \(number(map.ty)))")
    }
    let linear = [map.a, map.b, map.c, map.d].map { number($0, decimals: 6) }
    let values = linear + [number(map.tx), number(map.ty)]
    return attribute("transform", "matrix(\(values.joined(separator: " ")))")
  }

  /// The bytes in letters, as in data URIs.
  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count / 3 + 1) * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var triple: UInt32 = 0
      for offset in 0..<3 { triple = triple << 8 | (offset < count ? UInt32(bytes[index + offset]) : 0) }
      for letter in 0..<4 {
        letters.append(letter <= count ? alphabet[Int(triple >> (18 - 6 * UInt32(letter)) & 63)] : 61)
      }
      index += 3
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
