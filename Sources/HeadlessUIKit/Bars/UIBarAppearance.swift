/// How a bar looks in one situation; nil is the bar's own.
public struct UIBarAppearance: Sendable, Hashable {
  /// The blur of what is behind the bar; nil for none.
  public var backgroundEffect: UIBlurEffect.Style?
  /// Drawn over the blur; nil for nothing.
  public var backgroundColor: UIColor?
  /// Drawn over the colour; nil for none.
  public var backgroundImage: UIImage?
  /// The colour of the line at the edge; nil is the system's.
  public var shadowColor: UIColor?
  /// What is drawn at the edge in the place of the line; nil for the line.
  public var shadowImage: UIImage?
  /// The looks of the small title; nil is 17 points, semibold.
  public var titleTextAttributes: TitleTextAttributes?
  /// The looks of the large title; nil is 34 points, bold.
  public var largeTitleTextAttributes: TitleTextAttributes?
  /// How far the title is moved from its place, in points.
  public var titlePositionAdjustment: UIOffset?

  /// An appearance that leaves everything to the bar.
  public init() {}
}

extension UIBarAppearance: DocumentConvertible, Inspectable {
  public static let documentElements = ["navigationBarAppearance", "toolbarAppearance", "tabBarAppearance"].map {
    Vocabulary(
      value: $0,
      rows: [
        .attribute("backgroundEffect", UIBlurEffect.Style.self), .attribute("backgroundImage", .image),
        .attribute("shadowImage", .image), .attribute("catalog"),
      ])
  }

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> UIBarAppearance? {
    func color(_ key: String) -> UIColor? { element.child(key).flatMap { UIColor.make(from: $0, in: decoding) } }
    func text(_ key: String) -> TitleTextAttributes? {
      element.child(key).flatMap { TitleTextAttributes.make(from: $0, in: decoding) }
    }
    func picture(_ name: String) -> UIImage? {
      element.string(name).map { decoding.image(named: $0, catalog: element.string("catalog")) }
    }
    var made = UIBarAppearance()
    made.backgroundEffect = element.choice("backgroundEffect", as: UIBlurEffect.Style.self)
    made.backgroundColor = color("backgroundColor")
    made.backgroundImage = picture("backgroundImage")
    made.shadowColor = color("shadowColor")
    made.shadowImage = picture("shadowImage")
    made.titleTextAttributes = text("titleTextAttributes")
    made.largeTitleTextAttributes = text("largeTitleTextAttributes")
    made.titlePositionAdjustment = element.child("titlePositionAdjustment").flatMap {
      UIOffset.make(from: $0, in: decoding)
    }
    return made
  }

  public var inspected: InspectedValue {
    .dictionary(present: [
      "backgroundEffect": backgroundEffect.map { .string($0.rawValue) }, "backgroundColor": backgroundColor?.inspected,
      "backgroundImage": backgroundImage?.inspected, "shadowColor": shadowColor?.inspected,
      "shadowImage": shadowImage?.inspected, "titleTextAttributes": titleTextAttributes?.inspected,
      "largeTitleTextAttributes": largeTitleTextAttributes?.inspected,
      "titlePositionAdjustment": titlePositionAdjustment?.inspected,
    ])
  }
}
