/// Some of the buttons of a remote control.
public struct UIPressTypeMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  /// The set with these bits, as UIKit numbers them.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The up arrow button.
  public static let upArrow = UIPressTypeMask(rawValue: 1)
  /// The down arrow button.
  public static let downArrow = UIPressTypeMask(rawValue: 2)
  /// The left arrow button.
  public static let leftArrow = UIPressTypeMask(rawValue: 4)
  /// The right arrow button.
  public static let rightArrow = UIPressTypeMask(rawValue: 8)
  /// The select button.
  public static let select = UIPressTypeMask(rawValue: 16)
  /// The menu button.
  public static let menu = UIPressTypeMask(rawValue: 32)
  /// The play pause button.
  public static let playPause = UIPressTypeMask(rawValue: 64)
}

extension UIPressTypeMask: DocumentConvertible, Inspectable {
  private static let names: [(String, UIPressTypeMask)] = [
    ("upArrow", .upArrow), ("downArrow", .downArrow), ("leftArrow", .leftArrow), ("rightArrow", .rightArrow),
    ("select", .select), ("menu", .menu), ("playPause", .playPause),
  ]

  public static let documentElements = [
    Vocabulary(value: "pressTypeMask", rows: names.map { .attribute($0.0, .bool) })
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> UIPressTypeMask? {
    names.reduce(into: UIPressTypeMask()) { mask, name in
      if element.bool(name.0) == true { mask.formUnion(name.1) }
    }
  }

  /// The names of the buttons.
  public var inspected: InspectedValue { .array(Self.names.filter { contains($0.1) }.map { .string($0.0) }) }
}
