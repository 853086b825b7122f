/// A point in a coordinate system whose y axis grows downwards, in points.
public struct CGPoint: Sendable, Hashable {
  /// From left to right, in points.
  public var x: CGFloat
  /// From top to bottom, in points.
  public var y: CGFloat

  /// The top left corner of a coordinate system.
  public static let zero = CGPoint(x: 0, y: 0)

  /// A point by its coordinates, in points.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}
