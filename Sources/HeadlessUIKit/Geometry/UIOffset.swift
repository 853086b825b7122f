/// A shift to the right and downwards, in points.
public struct UIOffset: Sendable, Hashable {
  /// To the right, in points.
  public var horizontal: CGFloat
  /// Down, in points.
  public var vertical: CGFloat

  /// None.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// An offset in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
