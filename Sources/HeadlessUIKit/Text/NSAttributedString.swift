/// Text whose parts look different.
public struct NSAttributedString: Sendable, Hashable {
  /// A part that looks the same throughout; nil takes what the view says.
  public struct Fragment: Sendable, Hashable {
    /// The characters of the piece.
    public var text: String
    /// Its font; nil is that of the view.
    public var font: UIFont?
    /// Its colour; nil is that of the view.
    public var color: UIColor?
    /// Whether there is a line below.
    public var isUnderlined = false
    /// Whether there is a line through the letters.
    public var isStruckThrough = false
    /// How its paragraph is spaced and aligned; nil is as the view says.
    public var paragraphStyle: NSParagraphStyle?

    /// A piece of text; what is nil is as the view says.
    public init(text: String, font: UIFont? = nil, color: UIColor? = nil) {
      self.text = text
      self.font = font
      self.color = color
    }
  }

  /// The pieces in their order.
  public var fragments: [Fragment]

  /// Text of several pieces.
  public init(fragments: [Fragment]) { self.fragments = fragments }

  /// Text of one piece that looks as the view says.
  public init(string: String) { fragments = [Fragment(text: string)] }

  /// The characters alone.
  public var string: String { fragments.map(\.text).joined() }

  /// The parts as the layout wants them, with a view's font and colour where the text says none.
  func runs(font: UIFont, color: RGBA, traits: UITraitCollection) -> [TextRun] {
    fragments.map { fragment in
      TextRun(
        fragment.text, font: fragment.font ?? font, color: fragment.color?.resolved(with: traits) ?? color,
        isUnderlined: fragment.isUnderlined, isStruckThrough: fragment.isStruckThrough,
        paragraphStyle: fragment.paragraphStyle)
    }
  }
}

extension NSAttributedString: Inspectable {
  /// The characters.
  public var inspected: InspectedValue { .string(string) }
}
