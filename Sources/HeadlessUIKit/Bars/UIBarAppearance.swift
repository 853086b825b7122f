/// How a bar looks in one situation; nil is the bar's own.
public struct UIBarAppearance: Sendable, Hashable {
  public var backgroundEffect: UIBlurEffect.Style?
  public var backgroundColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?
  public var titleTextAttributes: TitleTextAttributes?
  public var largeTitleTextAttributes: TitleTextAttributes?
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
