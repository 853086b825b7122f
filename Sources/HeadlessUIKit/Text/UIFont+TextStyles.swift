extension UIFont {
  /// What a text is for; its raw value is the name that documents write.
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// The name that documents write.
    public var rawValue: String
    /// A style by the name that documents write, known or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `UICTFontTextStyleTitle0`, the name that documents write; `UICTFontTextStyleLargeTitle` is the same style.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the default content size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the default content size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the default content size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points at the default content size, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points at the default content size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the default content size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points at the default content size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points at the default content size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the default content size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the default content size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style for a name in a document, in either of its spellings; nil for a name that is not known.
    public init?(documentValue name: String) {
      let style = Self(rawValue: name)
      if DynamicTypeTable.entry(for: style, category: .large) != nil {
        self = style
        return
      }
      switch name {
      case "UICTFontTextStyleLargeTitle": self = .largeTitle
      case "UICTFontTextStyleSubheadline": self = .subheadline
      default: return nil
      }
    }
  }

  /// The size of a label's text when nothing else is said, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of a title on a button of custom type when nothing else is said, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of `size="system"` in a document, in points. Evidence: labels 17 points high.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, in points, as UIKit reports it.
  public static let smallSystemFontSize: CGFloat = 12

  /// The font of a text style in a content-size category; body for a style that is not known.
  public static func preferredFont(
    forTextStyle style: TextStyle, category: UIContentSizeCategory = .large
  ) -> UIFont {
    let known = TextStyle(documentValue: style.rawValue) ?? .body
    let size = DynamicTypeTable.entry(for: known, category: category)?.size ?? labelFontSize
    return UIFont(
      pointSize: size, weight: known == .headline ? .semibold : .regular, textStyle: style.rawValue)
  }

  /// The system font of an attributed string in a document, such as `metaFont="system"`; nil for an unknown name.
  ///
  /// `size` is what the document says, in points; without it the font has the size that its name stands for. These are
  /// AppKit's sizes, because Interface Builder names them so. Guesses but for the small ones, which documents write
  /// without a size.
  public static func metaFont(_ name: String, size: CGFloat? = nil) -> UIFont? {
    let defaultSize: CGFloat
    switch name {
    case "system", "systemBold", "systemLight", "systemMedium", "systemSemibold", "systemThin", "systemHeavy",
      "systemUltraLight", "systemBlack", "menu", "message", "user":
      defaultSize = 13
    case "cellTitle", "controlContent": defaultSize = 12
    case "smallSystem", "smallSystemBold", "toolTip": defaultSize = 11
    case "label": defaultSize = 10
    case "miniSystem": defaultSize = 9
    default: return nil
    }
    let weight: Weight =
      switch name {
      case "systemBold", "smallSystemBold": .bold
      case "systemUltraLight": .ultraLight
      case "systemThin": .thin
      case "systemLight": .light
      case "systemMedium": .medium
      case "systemSemibold": .semibold
      case "systemHeavy": .heavy
      case "systemBlack": .black
      default: .regular
      }
    return UIFont(pointSize: size ?? defaultSize, weight: weight)
  }

  /// The distance between baselines that the font's text style asks for, in points; nil for a font without one.
  var textStyleLeading: CGFloat? {
    guard let textStyle, let style = TextStyle(documentValue: textStyle) else { return nil }
    return DynamicTypeTable.leading(for: style, size: pointSize)
  }
}
