/// A piece of text that looks the same throughout.
public struct TextRun: Sendable, Hashable {
  public var text: String
  public var font: UIFont
  public var color: RGBA
  public var isUnderlined: Bool
  public var isStruckThrough: Bool

  public init(
    _ text: String, font: UIFont, color: RGBA = .black, isUnderlined: Bool = false, isStruckThrough: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}
