import HeadlessUIKit

/// Lines of text as SVG elements.
enum SVGText {
  /// What a browser is asked for when a font is the system's; written once, at the root.
  static let systemFamilies =
    "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, 'PingFang SC', 'WenQuanYi Micro Hei', sans-serif"

  static func markup(_ line: TextLine) -> String {
    let face = FontFace(line.font)
    var attributes = MarkupText.attribute("x", line.origin.x) + MarkupText.attribute("y", line.origin.y)
    if line.font.family != .system { attributes += MarkupText.attribute("font-family", list(face.families)) }
    attributes += MarkupText.attribute("font-size", line.font.pointSize)
    if face.weight != 400 { attributes += MarkupText.attribute("font-weight", String(face.weight)) }
    if face.isItalic { attributes += MarkupText.attribute("font-style", "italic") }
    attributes += MarkupText.paint("fill", line.color)
    // From right to left, the end of the line is its left end.
    if line.isRightToLeft { attributes += " direction=\"rtl\" text-anchor=\"end\"" }
    if line.width > 0 { attributes += MarkupText.attribute("textLength", line.width) }
    if line.width > 0, line.text.count < 2 || line.hasJoinedLetters {
      attributes += " lengthAdjust=\"spacingAndGlyphs\""
    }
    if line.text.hasPrefix(" ") || line.text.hasSuffix(" ") || line.text.utf8.hasTwoBlanks {
      attributes += " xml:space=\"preserve\""
    }
    return "<text\(attributes)>\(MarkupText.escaped(line.text))</text>"
  }

  private static func list(_ families: [String]) -> String {
    families.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: ", ")
  }
}

extension String.UTF8View {
  fileprivate var hasTwoBlanks: Bool { zip(self, dropFirst()).contains { $0 == 0x20 && $1 == 0x20 } }
}
