extension AccessibilityConfiguration: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "accessibility", rows: [.attribute("identifier"), .attribute("label"), .attribute("hint")])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    func text(_ key: String) -> String? { element.string(key) ?? element.child(key)?.text }
    let traits = element.children(named: "accessibilityTraits").first
    return AccessibilityConfiguration(
      identifier: text("identifier"), label: text("label"), hint: text("hint"),
      traits: traits.flatMap { UIAccessibilityTraits.make(from: $0, in: decoding) },
      isElement: element.child("isElement")?.bool("value"))
  }

  public var inspected: InspectedValue {
    .dictionary(present: [
      "identifier": identifier?.inspected, "label": label?.inspected, "hint": hint?.inspected,
      "value": value?.inspected, "traits": traits?.inspected, "isElement": isElement?.inspected,
    ])
  }
}

extension RowMaker {
  /// What every object can say to assistive technologies: the element, and UIKit's properties one by one.
  func accessibility() -> [Row] {
    [
      each("accessibility") { (object: Object, element, decoding) in
        object.accessibility = AccessibilityConfiguration.make(from: element, in: decoding)
      },
      string("accessibilityIdentifier", \.accessibilityIdentifier, nibKey: "UIAccessibilityIdentifier"),
      string("accessibilityLabel", \.accessibilityLabel, nibKey: "UIAccessibilityLabel"),
      string("accessibilityHint", \.accessibilityHint, nibKey: "UIAccessibilityHint"),
      string("accessibilityValue", \.accessibilityValue),
      value(
        "accessibilityTraits", \.accessibilityTraits, default: UIAccessibilityTraits.none,
        nibKey: "UIAccessibilityTraits"),
      bool("isAccessibilityElement", \.isAccessibilityElement, nibKey: "UIIsAccessibilityElement"),
    ]
  }
}
