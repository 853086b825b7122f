/// A point in a coordinate system whose y axis grows downwards, in points.
public struct CGPoint: Sendable, Hashable {
  public var x: CGFloat
  public var y: CGFloat

  public static let zero = CGPoint(x: 0, y: 0)

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}
