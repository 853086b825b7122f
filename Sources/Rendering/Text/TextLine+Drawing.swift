import HeadlessUIKit

extension TextLine {
  /// Bytes of UTF-8; longer lines are cut, as shaping them would take minutes.
  static let longestText = 16384

  /// The line without control characters, with finite numbers; nil when nothing of it can be seen.
  var drawable: TextLine? {
    guard origin.isFinite, font.pointSize.isFinite, font.pointSize > 0 else { return nil }
    var line = self
    line.color = color.clamped
    if !width.isFinite || width < 0 { line.width = 0 }
    line.text = Self.cleaned(text)
    return line.text.isEmpty ? nil : line
  }

  /// Under and through the text, in points. Evidence: San Francisco's own underline is 0.05 em thick, 0.1 em below.
  var rules: [CGRect] {
    guard width > 0 else { return [] }
    let thickness = max(font.pointSize * 0.06, 0.5)
    func rule(at y: CGFloat) -> CGRect {
      CGRect(x: origin.x, y: origin.y + y - thickness / 2, width: width, height: thickness)
    }
    var rules: [CGRect] = []
    if isUnderlined { rules.append(rule(at: font.pointSize * 0.12)) }
    if isStruckThrough { rules.append(rule(at: font.pointSize * -0.27)) }
    return rules
  }

  /// Whether the letters hang together, as in Arabic, so that they cannot be moved apart.
  var hasJoinedLetters: Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x600...0x7FF, 0x860...0x97F, 0x1800...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: true
      default: false
      }
    }
  }

  /// Whether a glyph may have colours of its own.
  var hasEmoji: Bool {
    text.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  /// Whether the first letter with a direction is written from right to left.
  var isRightToLeft: Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }

  private static func cleaned(_ text: String) -> String {
    var result = ""
    var length = 0
    for scalar in text.unicodeScalars {
      let kept: Unicode.Scalar
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: kept = " "
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: continue
      default: kept = scalar
      }
      length += UTF8.width(kept)
      if length > longestText { break }
      result.unicodeScalars.append(kept)
    }
    return result
  }
}
