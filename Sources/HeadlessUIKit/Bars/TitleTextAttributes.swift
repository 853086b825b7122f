/// How the title of a bar looks; nil is the bar's own.
public struct TitleTextAttributes: Sendable, Hashable {
  /// The font of the text.
  public var font: UIFont?
  /// The colour of the text; nil is the standard one.
  public var textColor: UIColor?
  /// The colour of the shadow; nil for no shadow.
  public var textShadowColor: UIColor?
  /// How far the shadow lies from the text, in points; nil is UIKit's.
  public var textShadowOffset: UIOffset?

  /// Attributes with a font and a colour; the shadow is set afterwards.
  public init(font: UIFont? = nil, textColor: UIColor? = nil) {
    self.font = font
    self.textColor = textColor
  }
}

extension TitleTextAttributes: DocumentConvertible, Inspectable {
  public static let documentElements = [Vocabulary(value: "textAttributes")]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> TitleTextAttributes? {
    var made = TitleTextAttributes()
    for child in element.children {
      switch child.key {
      case "fontDescription": made.font = UIFont.make(from: child, in: decoding)
      case "textColor": made.textColor = UIColor.make(from: child, in: decoding)
      case "textShadowColor": made.textShadowColor = UIColor.make(from: child, in: decoding)
      case "textShadowOffset": made.textShadowOffset = UIOffset.make(from: child, in: decoding)
      default: break
      }
    }
    return made
  }

  public var inspected: InspectedValue {
    .dictionary(present: [
      "font": font?.inspected, "textColor": textColor?.inspected, "textShadowColor": textShadowColor?.inspected,
      "textShadowOffset": textShadowOffset?.inspected,
    ])
  }
}
