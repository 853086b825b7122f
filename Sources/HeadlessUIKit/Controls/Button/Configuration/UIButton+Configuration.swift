extension UIButton {
  /// What a button shows and how, since iOS 15; it replaces what the states say.
  public struct Configuration: Sendable, Hashable {
    /// Which of its looks it has.
    public var style: Style
    /// What it is called; nil for none.
    public var title: String?
    /// The title with its own looks; it goes before ``title``.
    public var attributedTitle: NSAttributedString?
    /// The line below the title; nil for none.
    public var subtitle: String?
    /// The line below the title with its own looks; it goes before ``subtitle``.
    public var attributedSubtitle: NSAttributedString?
    /// Nil is the style's own: body, smaller in small buttons.
    public var titleFont: UIFont?
    /// The font of the line below the title; nil is 12 points, 11 in a mini button.
    public var subtitleFont: UIFont?
    /// How title and subtitle are aligned with each other; automatic follows where the picture stands.
    public var titleAlignment = TitleAlignment.automatic
    /// Where a title that is too long is broken or cut; nil breaks between words.
    public var titleLineBreakMode: NSLineBreakMode?
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The picture; nil for none.
    public var image: UIImage?
    /// On which side of the title the picture stands.
    public var imagePlacement = ImagePlacement.leading
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// How a symbol is shown; nil takes the size of the title's font.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a turning wheel stands in the place of the picture.
    public var showsActivityIndicator = false
    /// The arrow that says that the button opens a menu; automatic shows one for buttons that choose.
    public var indicator = Indicator.automatic
    /// How much room the content has around it, and how large its font is.
    public var buttonSize = Size.medium
    /// How round the corners are; dynamic grows with the text size that the user chose.
    public var cornerStyle = CornerStyle.dynamic
    /// What the colours of title and picture are made from; nil is the style's own.
    public var baseForegroundColor: UIColor?
    /// What the colour of the background is made from; nil is the style's own.
    public var baseBackgroundColor: UIColor?
    /// Nil is what the size asks for.
    public var contentInsets: NSDirectionalEdgeInsets?
    /// What is behind the content.
    public var background = UIBackgroundConfiguration()

    /// An empty configuration of a style.
    public init(style: Style = .plain) { self.style = style }

    /// Only the content, in the tint.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// On a grey ground.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// On a ground of the faded tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// White on a ground of the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
  }
}

extension UIButton.Configuration {
  /// How loudly the button asks to be touched.
  public enum Style: String, DocumentChoice {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    case glass, prominentGlass, clearGlass, prominentClearGlass
  }

  /// How much room is around the content.
  public enum Size: String, DocumentChoice { case mini, small, medium, large }

  /// How round the corners are; `fixed` and `dynamic` take the background's radius.
  public enum CornerStyle: String, DocumentChoice { case fixed, dynamic, small, medium, large, capsule }

  /// On which side of the title the image stands.
  public enum ImagePlacement: String, DocumentChoice { case leading, trailing, top, bottom }

  /// How title and subtitle stand to each other.
  public enum TitleAlignment: String, DocumentChoice { case automatic, leading, center, trailing }

  /// The arrow that tells of a menu.
  public enum Indicator: String, DocumentChoice { case automatic, none, popup }
}
