/// The sides that the arrow of a popover may point to.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  /// The set with these bits, as UIKit numbers them.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An arrow that points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// An arrow that points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// An arrow that points left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// An arrow that points right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIPopoverArrowDirection: DocumentConvertible, Inspectable {
  private static let names: [(String, UIPopoverArrowDirection)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right),
  ]

  public static let documentElements = [
    Vocabulary(value: "popoverArrowDirection", rows: names.map { .attribute($0.0, .bool) })
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    names.reduce(into: UIPopoverArrowDirection()) { directions, name in
      if element.bool(name.0) == true { directions.formUnion(name.1) }
    }
  }

  /// The names of the directions.
  public var inspected: InspectedValue { .array(Self.names.filter { contains($0.1) }.map { .string($0.0) }) }
}
