/// A piece of text that looks the same throughout.
public struct TextRun: Sendable, Hashable {
  /// The characters; line breaks end lines.
  public var text: String
  /// The font of all of them.
  public var font: UIFont
  /// The colour of the glyphs.
  public var color: RGBA
  /// Whether a line is drawn under the text.
  public var isUnderlined: Bool
  /// Whether a line is drawn through the text.
  public var isStruckThrough: Bool
  /// How the lines of its paragraph are spaced; nil is as their fonts say.
  public var paragraphStyle: NSParagraphStyle?

  /// Makes a run, plain and black unless said otherwise.
  public init(
    _ text: String, font: UIFont, color: RGBA = .black, isUnderlined: Bool = false, isStruckThrough: Bool = false,
    paragraphStyle: NSParagraphStyle? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.paragraphStyle = paragraphStyle
  }
}
