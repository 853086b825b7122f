extension NSAttributedString {
  /// What a piece of text can have.
  public struct Key: RawRepresentable, Sendable, Hashable {
    /// UIKit's name.
    public let rawValue: String
    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its `UIFont`.
    public static let font = Key(rawValue: "NSFont")
    /// Its `UIColor`.
    public static let foregroundColor = Key(rawValue: "NSColor")
    /// Its ``NSParagraphStyle``.
    public static let paragraphStyle = Key(rawValue: "NSParagraphStyle")
    /// The raw value of an ``NSUnderlineStyle``: whether there is a line below.
    public static let underlineStyle = Key(rawValue: "NSUnderline")
    /// The raw value of an ``NSUnderlineStyle``: whether there is a line through the letters.
    public static let strikethroughStyle = Key(rawValue: "NSStrikethrough")
  }

  /// Text of one piece. Attributes that are not among the keys are left out: nothing here shows them.
  public init(string: String, attributes: [Key: Any]?) {
    var fragment = Fragment(text: string)
    fragment.font = attributes?[.font] as? UIFont
    fragment.color = attributes?[.foregroundColor] as? UIColor
    fragment.paragraphStyle = attributes?[.paragraphStyle] as? NSParagraphStyle
    fragment.isUnderlined = (attributes?[.underlineStyle] as? Int ?? 0) != 0
    fragment.isStruckThrough = (attributes?[.strikethroughStyle] as? Int ?? 0) != 0
    self.init(fragments: [fragment])
  }

  /// In UTF-16 units.
  public var length: Int { string.utf16.count }
}

/// Lines below or through text; they all look the same here.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: Int
  /// The style with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
