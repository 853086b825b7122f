/// Colours and weights for text, or nothing of the kind where they are not wanted.
public struct Style: Sendable, Hashable {
  /// One attribute of text; the raw value is its number in an ANSI escape sequence (ECMA-48, SGR).
  public enum Attribute: Int, Sendable, CaseIterable {
    case bold = 1
    case dim = 2
    case italic = 3
    case underline = 4
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case magenta = 35
    case cyan = 36
  }

  /// Whether it colours at all.
  public let isEnabled: Bool

  /// Colours, or does not.
  public init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// Leaves all text as it is.
  public static let plain = Style(isEnabled: false)

  /// The text with these attributes, and unchanged without colour.
  public func callAsFunction(_ text: String, _ attributes: Attribute...) -> String {
    guard isEnabled, !attributes.isEmpty, !text.isEmpty else { return text }
    let codes = attributes.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
