/// How an object behaves for somebody who hears it; traits combine.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None of them.
  public static let none: UIAccessibilityTraits = []
  /// It is something to tap that does an action.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads somewhere else, like a link on a web page.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture, and may be a button or a link as well.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is the one chosen now, like the current tab or row.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own when it is used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is typed with, like a key of the keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that people cannot change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up the state of the app when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used now and ignores touches.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes too often to announce every change, like a running clock.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is where people type what they look for.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts sound or video that speech must not talk over.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// It can be turned up and down over a range, like a slider.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// People touch it directly while the screen reader is on, like a piano's keys.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns to the next page when the screen reader has read to its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It holds the tabs, so its items are announced as tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It heads a part of the content, which people can jump to.
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
