/// A picture and one or two texts, as a list shows them.
public struct UIListContentConfiguration: Sendable, Hashable {
  /// The characters; nil for none.
  public var text: String?
  /// The smaller text next to or below the main text; nil for none.
  public var secondaryText: String?
  /// The picture at the cell's leading edge; nil for none.
  public var image: UIImage?
  /// Distances in points; nil is the list's own.
  public var imageToTextPadding: CGFloat?
  /// The distance between both texts side by side, in points; nil is the system's.
  public var textToSecondaryTextHorizontalPadding: CGFloat?
  /// The distance between both texts one above the other, in points; nil is the system's.
  public var textToSecondaryTextVerticalPadding: CGFloat?
  /// The distance from the cell's edges to its content, in points; nil is the system's.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets?
  /// Whether the two texts share a line when there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  /// A content that shows nothing.
  public init() {}
}

extension UIListContentConfiguration: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "listContentConfiguration",
      rows: [
        .attribute("text"), .attribute("secondaryText"), .attribute("image", .image), .attribute("catalog"),
        .attribute("imageToTextPadding", .number), .attribute("textToSecondaryTextHorizontalPadding", .number),
        .attribute("textToSecondaryTextVerticalPadding", .number),
        .attribute("prefersSideBySideTextAndSecondaryText", .bool),
      ])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    var made = UIListContentConfiguration()
    made.text = element.string("text") ?? element.child("text")?.text
    made.secondaryText = element.string("secondaryText") ?? element.child("secondaryText")?.text
    let picture = element.child("image")
    made.image = (element.string("image") ?? picture?.string("image")).map {
      decoding.image(named: $0, catalog: (picture ?? element).string("catalog"))
    }
    made.imageToTextPadding = element.number("imageToTextPadding")
    made.textToSecondaryTextHorizontalPadding = element.number("textToSecondaryTextHorizontalPadding")
    made.textToSecondaryTextVerticalPadding = element.number("textToSecondaryTextVerticalPadding")
    made.directionalLayoutMargins = element.child("directionalLayoutMargins").flatMap {
      NSDirectionalEdgeInsets.make(from: $0, in: decoding)
    }
    made.prefersSideBySideTextAndSecondaryText = element.bool("prefersSideBySideTextAndSecondaryText") ?? false
    return made
  }

  public var inspected: InspectedValue {
    .dictionary(present: [
      "text": text?.inspected, "secondaryText": secondaryText?.inspected, "image": image?.inspected,
      "imageToTextPadding": imageToTextPadding?.inspected,
      "textToSecondaryTextHorizontalPadding": textToSecondaryTextHorizontalPadding?.inspected,
      "textToSecondaryTextVerticalPadding": textToSecondaryTextVerticalPadding?.inspected,
      "directionalLayoutMargins": directionalLayoutMargins?.inspected,
      "prefersSideBySideTextAndSecondaryText": prefersSideBySideTextAndSecondaryText ? .bool(true) : nil,
    ])
  }
}
