/// A shift to the right and downwards, in points.
public struct UIOffset: Sendable, Hashable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
