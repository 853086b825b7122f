/// A frame as some documents of Xcode 8 say it: by its distances from the superview's edges.
///
/// Evidence: 566 `<frame key="frameInset">` in public documents; most give an origin and a size.
public struct FrameInset: Sendable, Hashable {
  /// Distances from the superview's edges and sizes, in points; nil where the document says nothing.
  public var minX: CGFloat?
  /// The distance from the upper edge, in points; nil when it is not said.
  public var minY: CGFloat?
  /// The distance from the right edge, in points; nil when it is not said.
  public var maxX: CGFloat?
  /// The distance from the lower edge, in points; nil when it is not said.
  public var maxY: CGFloat?
  /// The width in points; nil when it is not said.
  public var width: CGFloat?
  /// The height in points; nil when it is not said.
  public var height: CGFloat?

  /// The frame in a superview of that size.
  public func frame(in size: CGSize) -> CGRect {
    let (x, width) = Self.resolve(minX, maxX, self.width, in: size.width)
    let (y, height) = Self.resolve(minY, maxY, self.height, in: size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func resolve(
    _ start: CGFloat?, _ end: CGFloat?, _ length: CGFloat?, in whole: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard let length else { return (start ?? 0, max(0, whole - (start ?? 0) - (end ?? 0))) }
    if start == nil, let end { return (whole - end - length, length) }
    return (start ?? 0, length)
  }
}

extension FrameInset: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(
      value: "frame",
      rows: ["minX", "minY", "maxX", "maxY", "width", "height"].map { .attribute($0, .number) })
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> FrameInset? {
    FrameInset(
      minX: element.number("minX"), minY: element.number("minY"), maxX: element.number("maxX"),
      maxY: element.number("maxY"), width: element.number("width"), height: element.number("height"))
  }

  public var inspected: InspectedValue {
    .dictionary(present: [
      "minX": minX?.inspected, "minY": minY?.inspected, "maxX": maxX?.inspected, "maxY": maxY?.inspected,
      "width": width?.inspected, "height": height?.inspected,
    ])
  }
}
