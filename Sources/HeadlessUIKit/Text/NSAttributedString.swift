/// Text whose parts look different.
public struct NSAttributedString: Sendable, Hashable {
  /// A part that looks the same throughout; nil takes what the view says.
  public struct Fragment: Sendable, Hashable {
    public var text: String
    public var font: UIFont?
    public var color: UIColor?
    public var isUnderlined = false
    public var isStruckThrough = false
    public var alignment: NSTextAlignment?

    public init(text: String, font: UIFont? = nil, color: UIColor? = nil) {
      self.text = text
      self.font = font
      self.color = color
    }
  }

  public var fragments: [Fragment]

  public init(fragments: [Fragment]) { self.fragments = fragments }

  public init(string: String) { fragments = [Fragment(text: string)] }

  /// The characters alone.
  public var string: String { fragments.map(\.text).joined() }

  /// The parts as the layout wants them, with a view's font and colour where the text says none.
  func runs(font: UIFont, color: RGBA, traits: UITraitCollection) -> [TextRun] {
    fragments.map { fragment in
      TextRun(
        fragment.text, font: fragment.font ?? font, color: fragment.color?.resolved(with: traits) ?? color,
        isUnderlined: fragment.isUnderlined, isStruckThrough: fragment.isStruckThrough)
    }
  }
}

extension NSAttributedString: Inspectable {
  /// The characters.
  public var inspected: InspectedValue { .string(string) }
}
