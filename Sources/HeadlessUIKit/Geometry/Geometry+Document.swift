extension CGRect: DocumentConvertible, Inspectable {
  /// `frame` is the form of some documents of Xcode 8: insets into the superview; it is read by who knows that view.
  public static let documentElements = [
    Vocabulary(value: "rect", rows: ["x", "y", "width", "height"].map { .attribute($0, .number) })
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> CGRect? {
    CGRect(
      x: element.number("x") ?? 0, y: element.number("y") ?? 0, width: element.number("width") ?? 0,
      height: element.number("height") ?? 0)
  }

  /// `[x, y, width, height]`
  public var inspected: InspectedValue { .array([minX, minY, width, height].map { .number($0) }) }
}

extension CGPoint: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(value: "point", rows: [.attribute("x", .number), .attribute("y", .number)])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> CGPoint? {
    CGPoint(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
  }

  public var inspected: InspectedValue { .array([.number(x), .number(y)]) }
}

extension CGSize: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(value: "size", rows: [.attribute("width", .number), .attribute("height", .number)])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> CGSize? {
    CGSize(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
  }

  public var inspected: InspectedValue { .array([.number(width), .number(height)]) }
}

extension UIEdgeInsets: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "inset", rows: ["minX", "minY", "maxX", "maxY"].map { .attribute($0, .number) }),
    Vocabulary(
      value: "edgeInsets", rows: ["top", "left", "bottom", "right"].map { .attribute($0, .number) }),
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> UIEdgeInsets? {
    UIEdgeInsets(
      top: element.number("top") ?? element.number("minY") ?? 0,
      left: element.number("left") ?? element.number("minX") ?? 0,
      bottom: element.number("bottom") ?? element.number("maxY") ?? 0,
      right: element.number("right") ?? element.number("maxX") ?? 0)
  }

  /// `[top, left, bottom, right]`
  public var inspected: InspectedValue { .array([top, left, bottom, right].map { .number($0) }) }
}

extension NSDirectionalEdgeInsets: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "directionalEdgeInsets",
      rows: ["top", "leading", "bottom", "trailing"].map { .attribute($0, .number) })
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> NSDirectionalEdgeInsets? {
    NSDirectionalEdgeInsets(
      top: element.number("top") ?? 0, leading: element.number("leading") ?? 0, bottom: element.number("bottom") ?? 0,
      trailing: element.number("trailing") ?? 0)
  }

  /// `[top, leading, bottom, trailing]`
  public var inspected: InspectedValue { .array([top, leading, bottom, trailing].map { .number($0) }) }
}

extension UIOffset: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "offsetWrapper",
      rows: [.attribute("horizontal", .number), .attribute("vertical", .number)])
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> UIOffset? {
    UIOffset(horizontal: element.number("horizontal") ?? 0, vertical: element.number("vertical") ?? 0)
  }

  public var inspected: InspectedValue { .array([.number(horizontal), .number(vertical)]) }
}
