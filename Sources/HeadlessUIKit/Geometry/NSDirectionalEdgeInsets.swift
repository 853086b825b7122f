/// Distances inwards from the edges of a rectangle, in points, where the sides follow the writing direction.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// In points.
  public var top: CGFloat
  /// Where the writing begins, in points.
  public var leading: CGFloat
  /// In points.
  public var bottom: CGFloat
  /// Where the writing ends, in points.
  public var trailing: CGFloat

  /// None.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Insets in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
