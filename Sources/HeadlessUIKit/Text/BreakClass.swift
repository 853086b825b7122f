/// How a character takes part in line breaking: the few classes of Unicode's line breaking algorithm that labels need.
enum BreakClass: UInt8, Sendable {
  /// Letters and whatever else stays together. Hangul is one of them: since iOS 14 a label breaks Korean at spaces.
  case letter
  case digit
  /// Hangs over the end of a line, and offers a break after the last one.
  case space
  case newline
  /// Offers a break after it, inside of a word.
  case hyphen
  case slash
  /// Offers a break on both sides: ideographs, kana, emoji.
  case ideograph
  /// Never ends a line.
  case opening
  /// Never starts a line.
  case closing
  /// Holds its neighbours together.
  case glue
  /// An invisible place where a line may end.
  case breakHere

  /// The class of a character by its first scalar.
  init(_ scalar: Unicode.Scalar) {
    self = scalar.value < 0x80 ? Self.ascii(scalar.value) : Self.beyondASCII(scalar)
  }

  private static func ascii(_ value: UInt32) -> BreakClass {
    switch value {
    case 0x0A...0x0D: .newline
    case 0x09, 0x20: .space
    case 0x30...0x39: .digit
    case 0x2D: .hyphen
    case 0x2F: .slash
    case 0x28, 0x5B, 0x7B: .opening
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: .closing
    case 0x22, 0x27: .glue
    default: .letter
    }
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> BreakClass {
    let value = scalar.value
    switch value {
    case 0x85, 0x2028, 0x2029: return .newline
    case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF: return .glue
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .space
    case 0x200B: return .breakHere
    case 0xAD, 0x2010, 0x2012...0x2014: return .hyphen
    case 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      return .opening
    case 0x2019, 0x201D, 0x2025, 0x2026, 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015,
      0x3017, 0x3019, 0x301B, 0x301C, 0x301E, 0x301F, 0x30FB, 0x30FC, 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A,
      0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF5E, 0xFF60, 0xFF61, 0xFF63, 0xFF64:
      return .closing
    // Small kana.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x30A1, 0x30A3, 0x30A5, 0x30A7,
      0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6:
      return .closing
    default: break
    }
    if FontFace.isHangul(value) { return .letter }
    if FontFace.isIdeographic(value) || AdvanceScanner.isFlagPart(value) { return .ideograph }
    if value >= 0x2190, scalar.properties.isEmojiPresentation { return .ideograph }
    return .letter
  }

  /// Whether a line may end between two characters. `before` is the class ahead of the left one.
  static func allowsBreak(before: BreakClass?, left: BreakClass, right: BreakClass) -> Bool {
    if right == .space || right == .newline || right == .breakHere { return false }
    if left == .space || left == .breakHere { return true }
    if left == .glue || right == .glue || left == .opening || right == .closing { return false }
    if left == .ideograph || right == .ideograph { return true }
    // `e-mail` may break after its hyphen; `-1`, `3-4` and `a--b` may not.
    guard left == .hyphen || left == .slash else { return false }
    return right == .letter && (before == .letter || before == .digit)
  }
}
