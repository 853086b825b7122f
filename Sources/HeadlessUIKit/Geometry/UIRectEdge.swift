/// Some of the four edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  /// The set with these bits, as UIKit numbers them.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All of them.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIRectEdge: DocumentConvertible, Inspectable {
  private static let names: [(String, UIRectEdge)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]

  public static let documentElements = ["extendedEdge", "rectEdge"].map {
    Vocabulary(value: $0, rows: names.map { .attribute($0.0, .bool) })
  }

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> UIRectEdge? {
    names.reduce(into: UIRectEdge()) { edges, name in
      if element.bool(name.0) == true { edges.formUnion(name.1) }
    }
  }

  /// The names of the edges.
  public var inspected: InspectedValue { .array(Self.names.filter { contains($0.1) }.map { .string($0.0) }) }
}
