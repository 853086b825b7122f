/// What lies behind the content of a button or a cell.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// In points; nil leaves it to the place.
  public var cornerRadius: CGFloat?
  /// The colour behind the content; nil is the style's own.
  public var backgroundColor: UIColor?
  /// How far the background lies inside the button, in points; nil is not at all.
  public var backgroundInsets: NSDirectionalEdgeInsets?
  /// The picture; nil for none.
  public var image: UIImage?
  /// How the picture is fitted into the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line along the edge; nil for no line.
  public var strokeColor: UIColor?
  /// In points.
  public var strokeWidth: CGFloat = 0
  /// How far the line lies outside the edge, in points.
  public var strokeOutset: CGFloat = 0

  /// One with the values that UIKit starts with.
  public init() {}
}

extension UIBackgroundConfiguration: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "backgroundConfiguration",
      rows: [
        .attribute("cornerRadius", .number), .attribute("image", .image), .attribute("catalog"),
        .attribute("imageContentMode", UIView.ContentMode.self), .attribute("strokeWidth", .number),
        .attribute("strokeOutset", .number), .attribute("backgroundColor", .element("color")),
        .attribute("strokeColor", .element("color")),
        .attribute("backgroundInsets", .element("directionalEdgeInsets")),
      ])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    var made = UIBackgroundConfiguration()
    made.cornerRadius = element.number("cornerRadius")
    made.image = UIImage.make(of: "image", in: element, decoding)
    made.imageContentMode = element.choice("imageContentMode", as: UIView.ContentMode.self) ?? .scaleToFill
    made.strokeColor = element.child("strokeColor").flatMap { UIColor.make(from: $0, in: decoding) }
    made.strokeWidth = element.number("strokeWidth") ?? (made.strokeColor == nil ? 0 : 1)
    made.strokeOutset = element.number("strokeOutset") ?? 0
    made.backgroundColor = element.child("backgroundColor").flatMap { UIColor.make(from: $0, in: decoding) }
    made.backgroundInsets = element.child("backgroundInsets").flatMap {
      NSDirectionalEdgeInsets.make(from: $0, in: decoding)
    }
    return made
  }

  public var inspected: InspectedValue {
    .dictionary(present: [
      "cornerRadius": cornerRadius.map { .number($0) }, "backgroundColor": backgroundColor?.inspected,
      "backgroundInsets": backgroundInsets?.inspected, "image": image?.inspected,
      "imageContentMode": imageContentMode == .scaleToFill ? nil : .string(imageContentMode.rawValue),
      "strokeColor": strokeColor?.inspected, "strokeWidth": strokeWidth == 0 ? nil : .number(strokeWidth),
      "strokeOutset": strokeOutset == 0 ? nil : .number(strokeOutset),
    ])
  }
}
