/// How an object behaves for somebody who hears it; traits combine.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIAccessibilityTraits {
  /// The traits by the names that documents give them.
  static let names: [(name: String, trait: UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("summaryElement", .summaryElement),
    ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
    ("header", .header),
  ]
}

extension UIAccessibilityTraits: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "accessibilityTraits",
      rows: [.attribute("none", .bool)] + names.map { .attribute($0.name, .bool) })
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> UIAccessibilityTraits? {
    names.reduce(into: []) { traits, name in
      if element.bool(name.name) == true { traits.formUnion(name.trait) }
    }
  }

  /// The names.
  public var inspected: InspectedValue {
    .array(Self.names.filter { contains($0.trait) }.map { .string($0.name) })
  }
}
