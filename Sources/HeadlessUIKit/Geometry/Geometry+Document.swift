extension CGRect: DocumentConvertible, Inspectable {
  /// `frame` is the form of some documents of Xcode 8: insets into the superview; it is read by who knows that view.
  public static let documentElements = [
    Vocabulary(value: "rect", rows: ["x", "y", "width", "height"].map { .attribute($0, .number) })
  ]

  public static func make(from record: Record, in decoding: any DocumentDecoding) -> CGRect? {
    CGRect(
      x: record.number("x") ?? 0, y: record.number("y") ?? 0, width: record.number("width") ?? 0,
      height: record.number("height") ?? 0)
  }

  /// `[x, y, width, height]`
  public var inspected: InspectedValue { .array([minX, minY, width, height].map { .number($0) }) }
}

extension CGPoint: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(value: "point", rows: [.attribute("x", .number), .attribute("y", .number)])
  ]

  public static func make(from record: Record, in decoding: any DocumentDecoding) -> CGPoint? {
    CGPoint(x: record.number("x") ?? 0, y: record.number("y") ?? 0)
  }

  public var inspected: InspectedValue { .array([.number(x), .number(y)]) }
}

extension CGSize: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(value: "size", rows: [.attribute("width", .number), .attribute("height", .number)])
  ]

  public static func make(from record: Record, in decoding: any DocumentDecoding) -> CGSize? {
    CGSize(width: record.number("width") ?? 0, height: record.number("height") ?? 0)
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

  public static func make(from record: Record, in decoding: any DocumentDecoding) -> UIEdgeInsets? {
    UIEdgeInsets(
      top: record.number("top") ?? record.number("minY") ?? 0, left: record.number("left") ?? record.number("minX") ?? 0,
      bottom: record.number("bottom") ?? record.number("maxY") ?? 0,
      right: record.number("right") ?? record.number("maxX") ?? 0)
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

  public static func make(from record: Record, in decoding: any DocumentDecoding) -> NSDirectionalEdgeInsets? {
    NSDirectionalEdgeInsets(
      top: record.number("top") ?? 0, leading: record.number("leading") ?? 0, bottom: record.number("bottom") ?? 0,
      trailing: record.number("trailing") ?? 0)
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

  public static func make(from record: Record, in decoding: any DocumentDecoding) -> UIOffset? {
    UIOffset(horizontal: record.number("horizontal") ?? 0, vertical: record.number("vertical") ?? 0)
  }

  public var inspected: InspectedValue { .array([.number(horizontal), .number(vertical)]) }
}
