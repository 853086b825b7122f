/// A colour as it reaches a screen: sRGB components and opacity, each from 0 to 1 (outside for wide gamuts).
public struct RGBA: Sendable, Hashable {
  /// From 0 to 1.
  public var red: Double
  /// From 0 to 1.
  public var green: Double
  /// From 0 to 1.
  public var blue: Double
  /// From 0, which cannot be seen, to 1.
  public var alpha: Double

  /// Opaque black.
  public static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
  /// Opaque white.
  public static let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
  /// Black that cannot be seen.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// Components from 0 to 1, in sRGB.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when not opaque; components outside 0…1 are clamped.
  public var hex: String {
    func byte(_ value: Double) -> Int { value.isFinite ? Int((min(max(value, 0), 1) * 255).rounded()) : 0 }
    func pair(_ value: Double) -> String {
      let digits = String(byte(value), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    let opaque = "#" + pair(red) + pair(green) + pair(blue)
    return byte(alpha) == 255 ? opaque : opaque + pair(alpha)
  }
}
