// `pow` comes with the C library alone: FoundationEssentials has it for decimals only.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// From what a colour set states to sRGB.
enum ColorComponents {
  struct Failure: Error {
    var clause: String
  }

  static func value(of color: AssetContents.Color.Value) throws(Failure) -> NamedColor.Value {
    if let reference = color.reference { return .system(reference) }
    guard let components = color.components else { throw Failure(clause: "it has neither components nor a reference") }
    let alpha = try opacity(components["alpha"])
    let space = color.colorSpace ?? "srgb"
    if let white = components["white"] {
      let level = try component(white, named: "white")
      let gray = encode(signedPower(level, 2.2))
      return .components(RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
    }
    var levels: [Double] = []
    for name in ["red", "green", "blue"] {
      guard let scalar = components[name] else { throw Failure(clause: "it has no component \"\(name)\"") }
      levels.append(try component(scalar, named: name))
    }
    let rgb = toSRGB(levels, space: space)
    return .components(RGBA(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha))
  }

  /// `0xFF` and `255` count to 255, `1.000` to 1: the point tells them apart. A bare JSON number over 1 counts to 255.
  private static func component(_ scalar: Scalar, named name: String) throws(Failure) -> Double {
    let text = scalar.text.lowercased()
    if text.hasPrefix("0x"), let value = UInt16(text.dropFirst(2), radix: 16) { return Double(value) / 255 }
    guard let number = scalar.number, abs(number) <= 65_535 else {
      throw Failure(clause: "its component \"\(name)\" is \"\(scalar.text)\", which is no number")
    }
    if scalar.isNumber { return number > 1 && number.rounded() == number ? number / 255 : number }
    return text.contains(".") || text.contains("e") ? number : number / 255
  }

  /// Opacity is written as 1.000; a plain 1 is opaque too.
  private static func opacity(_ scalar: Scalar?) throws(Failure) -> Double {
    guard let scalar else { return 1 }
    if let number = scalar.number, (0...1).contains(number) { return number }
    return min(max(try component(scalar, named: "alpha"), 0), 1)
  }

  private static func toSRGB(_ levels: [Double], space: String) -> [Double] {
    switch space {
    case "display-p3", "extended-display-p3":
      let linear = levels.map(decode)
      // Display P3 to sRGB primaries, both at D65 (from the chromaticities of SMPTE EG 432-1 and IEC 61966-2-1).
      let rows: [[Double]] = [
        [1.224_940_176_3, -0.224_940_176_3, 0],
        [-0.042_056_954_7, 1.042_056_954_7, 0],
        [-0.019_637_554_6, -0.078_636_045_6, 1.098_273_600_2],
      ]
      return rows.map { row in encode(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]) }
    case "extended-linear-srgb", "linear-srgb":
      return levels.map(encode)
    default:
      return levels
    }
  }

  /// The transfer function of sRGB and Display P3, mirrored below zero as in the extended spaces.
  private static func decode(_ value: Double) -> Double {
    abs(value) <= 0.04045 ? value / 12.92 : sign(value) * pow((abs(value) + 0.055) / 1.055, 2.4)
  }

  private static func encode(_ value: Double) -> Double {
    abs(value) <= 0.003_130_8 ? value * 12.92 : sign(value) * (1.055 * pow(abs(value), 1 / 2.4) - 0.055)
  }

  private static func signedPower(_ value: Double, _ exponent: Double) -> Double {
    sign(value) * pow(abs(value), exponent)
  }

  private static func sign(_ value: Double) -> Double { value < 0 ? -1 : 1 }
}
