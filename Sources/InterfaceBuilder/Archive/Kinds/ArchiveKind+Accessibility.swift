import MarkupXML

extension ArchiveKind {
  static let accessibility = ArchiveKind(
    "IBUIAccessibilityConfiguration", "accessibility",
    [
      .string("IBUIAccessibilityIdentifier", "identifier"), .string("IBUIAccessibilityHint", "hint"),
      .string("IBUIAccessibilityLabel", "label"), traits, isElement,
    ])

  private static let traits = ArchiveRow(["IBUIAccessibilityTraits"]) { object, element, translator in
    guard let node = object["IBUIAccessibilityTraits"] else { return }
    guard let bits = object.graph.integer(of: node) else {
      return translator.reportValue(node, "IBUIAccessibilityTraits", "a whole number")
    }
    let traits = translator.add("accessibilityTraits", key: "traits", to: element, from: node)
    if bits == 0 { translator.set("none", "YES", on: traits) }
    for (position, name) in traitNames.enumerated() where bits & (1 << position) != 0 && !name.isEmpty {
      translator.set(name, "YES", on: traits)
    }
  }

  /// By the position of their bits in UIAccessibilityTraits.
  private static let traitNames = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement", "notEnabled",
    "updatesFrequently", "searchField", "startsMediaSession", "adjustable", "allowsDirectInteraction",
    "causesPageTurn", "", "header",
  ]

  private static let isElement = ArchiveRow(["IBUIIsAccessibilityElement"]) { object, element, translator in
    guard let node = object["IBUIIsAccessibilityElement"] else { return }
    guard let isElement = object.graph.bool(of: node) ?? object.graph.integer(of: node).map({ $0 != 0 }) else {
      return translator.reportValue(node, "IBUIIsAccessibilityElement", "YES or NO")
    }
    let value = translator.add("bool", key: "isElement", to: element, from: node)
    translator.set("value", isElement ? "YES" : "NO", on: value)
  }
}
