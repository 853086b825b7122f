extension UIButton {
  /// What a button shows and how, since iOS 15; it replaces what the states say.
  public struct Configuration: Sendable, Hashable {
    /// Which of its looks it has.
    public var style: Style
    /// What it is called; nil for none.
    public var title: String?
    public var attributedTitle: NSAttributedString?
    public var subtitle: String?
    public var attributedSubtitle: NSAttributedString?
    /// Nil is the style's own: body, smaller in small buttons.
    public var titleFont: UIFont?
    public var subtitleFont: UIFont?
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode: NSLineBreakMode?
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The picture; nil for none.
    public var image: UIImage?
    public var imagePlacement = ImagePlacement.leading
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    public var indicator = Indicator.automatic
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    /// Nil is what the size asks for.
    public var contentInsets: NSDirectionalEdgeInsets?
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
