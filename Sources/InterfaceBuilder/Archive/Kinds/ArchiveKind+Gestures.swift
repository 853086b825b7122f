import MarkupXML

extension ArchiveKind {
  private static let gestureRecognizer = ArchiveKind(
    "IBUIGestureRecognizer", "gestureRecognizer", inherits: object,
    [
      .ignored("IBUIView"), .bool("cancelsTouchesInView", "cancelsTouchesInView", default: true),
      .bool("delaysTouchesBegan", "delaysTouchesBegan", default: false),
      .bool("delaysTouchesEnded", "delaysTouchesEnded", default: true), .bool("enabled", "enabled", default: true),
    ])

  static let gestures = [
    recognizer("Tap", [count("numberOfTapsRequired", omitted: 1), count("numberOfTouchesRequired", omitted: 1)]),
    recognizer("Swipe", [count("numberOfTouchesRequired", omitted: 1), direction]),
    recognizer(
      "Pan",
      [count("minimumNumberOfTouches"), count("maximumNumberOfTouches", omitted: 4_294_967_295)]),
    recognizer("Pinch", []),
    recognizer("Rotation", []),
    // Today's element kept the first name that it was given.
    recognizer(
      "LongPress", element: "pongPressGestureRecognizer",
      [
        .number("allowableMovement", "allowableMovement"), .number("minimumPressDuration", "minimumPressDuration"),
        count("numberOfTapsRequired", omitted: 0), count("numberOfTouchesRequired", omitted: 1),
      ]),
  ]

  private static func recognizer(_ name: String, element: String? = nil, _ rows: [ArchiveRow]) -> ArchiveKind {
    ArchiveKind(
      "IBUI\(name)GestureRecognizer", element ?? "\(name.lowercased())GestureRecognizer", inherits: gestureRecognizer,
      rows)
  }

  private static func count(_ key: String, omitted: Int? = nil) -> ArchiveRow {
    .number(key, key, omitted: omitted.map(Double.init))
  }

  /// The bits of UISwipeGestureRecognizer's directions.
  private static let direction = ArchiveRow(["direction"]) { object, element, translator in
    let names = [1: "right", 2: "left", 4: "up", 8: "down"]
    guard let node = object["direction"] else { return translator.set("direction", "right", on: element) }
    guard let name = object.graph.integer(of: node).flatMap({ names[$0] }) else {
      return translator.reportValue(node, "direction", "one of 1, 2, 4 and 8")
    }
    translator.set("direction", name, on: element)
  }
}
