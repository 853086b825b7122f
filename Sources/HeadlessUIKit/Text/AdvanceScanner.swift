/// Adds up the advances of a text, scalar by scalar, in em. It remembers what came before, for kerning and for
/// characters that join into one glyph.
struct AdvanceScanner {
  private let face: FontFace
  /// The index in the tables of an ASCII character that came just before, else −1.
  private var previous = -1
  private var joinsNext = false
  private var hasOpenFlag = false
  /// The advance of a character that the variation selector U+FE0F would turn into an emoji.
  private var textPresentation: Double?

  init(_ face: FontFace) { self.face = face }

  /// The advance of the next scalar, with the kerning to the one before it.
  mutating func advance(_ scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if value < 0x80 { return asciiAdvance(Int(value)) }
    let before = previous
    previous = -1
    let joins = joinsNext
    joinsNext = false
    let narrow = textPresentation
    textPresentation = nil
    if value == 0xFE0F, let narrow { return max(0, face.fallback(face.emojiAdvance) - narrow) }
    if Self.isWithoutWidth(scalar) {
      joinsNext = value == 0x200D
      if !joinsNext { previous = before }
      return 0
    }
    if Self.isFlagPart(value) {
      hasOpenFlag.toggle()
      return hasOpenFlag ? face.fallback(face.emojiAdvance) : 0
    }
    hasOpenFlag = false
    if joins, Self.isEmoji(scalar) { return 0 }
    let advance = face.advance(beyondASCII: scalar)
    if Self.isEmoji(scalar), !scalar.properties.isEmojiPresentation { textPresentation = advance }
    return advance
  }

  private mutating func asciiAdvance(_ value: Int) -> Double {
    joinsNext = false
    hasOpenFlag = false
    textPresentation = nil
    if value == 0x09 {
      previous = -1
      return 4 * face.asciiAdvance(0)
    }
    guard value >= 0x20, value < 0x7F else {
      previous = -1
      return 0
    }
    let index = value - 0x20
    defer { previous = index }
    return face.asciiAdvance(index) + (previous < 0 ? 0 : face.kern(previous, index))
  }

  /// Marks that sit on the character before them, joiners, variation selectors, and controls.
  static func isWithoutWidth(_ scalar: Unicode.Scalar) -> Bool {
    // Skin tones join the emoji before them; the vowels and finals of decomposed Hangul join their syllable.
    switch scalar.value {
    case 0x1F3FB...0x1F3FF, 0x1160...0x11FF, 0x302A...0x302F, 0x3099...0x309A: return true
    case 0x3000...0x9FFF, 0xAC00...0xD7A3: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  static func isFlagPart(_ value: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(value) }

  static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x203C && !FontFace.isIdeographic(scalar.value) && scalar.properties.isEmoji
  }
}
