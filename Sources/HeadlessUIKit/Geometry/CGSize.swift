/// A width and a height, in points.
public struct CGSize: Sendable, Hashable {
  /// In points.
  public var width: CGFloat
  /// In points.
  public var height: CGFloat

  /// No size.
  public static let zero = CGSize(width: 0, height: 0)

  /// A size in points.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}
