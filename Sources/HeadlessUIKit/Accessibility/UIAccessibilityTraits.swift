/// How an object behaves for somebody who hears it; traits combine.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None of them.
  public static let none: UIAccessibilityTraits = []
  /// The trait “button” for assistive technologies.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The trait “link” for assistive technologies.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The picture; nil for none.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The trait “selected” for assistive technologies.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The trait “plays sound” for assistive technologies.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The trait “keyboard key” for assistive technologies.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The trait “static text” for assistive technologies.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The trait “summary element” for assistive technologies.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The trait “not enabled” for assistive technologies.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The trait “updates frequently” for assistive technologies.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The trait “search field” for assistive technologies.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The trait “starts media session” for assistive technologies.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The trait “adjustable” for assistive technologies.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The trait “allows direct interaction” for assistive technologies.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The trait “causes page turn” for assistive technologies.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The trait “tab bar” for assistive technologies.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The trait “header” for assistive technologies.
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
