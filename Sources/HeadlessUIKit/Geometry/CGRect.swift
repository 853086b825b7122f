/// A rectangle: its origin (the top left corner) and its size, in points.
public struct CGRect: Sendable, Hashable {
  /// The top left corner, in points.
  public var origin: CGPoint
  /// Width and height, in points.
  public var size: CGSize

  /// No rectangle at all: what two that do not meet have in common.
  public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// No size, at the origin.
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle by its corner and its size, in points.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by its coordinates, in points.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }

  /// In points.
  public var width: CGFloat { size.width }
  /// In points.
  public var height: CGFloat { size.height }
  /// The left edge, in points.
  public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
  /// The top edge, in points.
  public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
  /// The middle from left to right, in points.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The middle from top to bottom, in points.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The right edge, in points.
  public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
  /// The bottom edge, in points.
  public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
  /// Whether it covers nothing.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether it is ``null``.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// The same rectangle with a size that is not negative.
  public var standardized: CGRect {
    CGRect(x: minX, y: minY, width: abs(size.width), height: abs(size.height))
  }

  /// The smallest rectangle of whole points around it.
  public var integral: CGRect {
    guard !isNull else { return .null }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// The rectangle made smaller by `dx` on the left and right and `dy` at the top and bottom; ``null`` when nothing of
  /// it would be left.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    let inner = shrunk(dx: dx, dy: dy)
    return inner.size.width < 0 || inner.size.height < 0 ? .null : inner
  }

  /// As ``insetBy(dx:dy:)``, with a negative size when nothing is left: its middle is still of use.
  func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: abs(size.width) - 2 * dx, height: abs(size.height) - 2 * dy)
  }

  /// The rectangle made smaller by the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The same rectangle, moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Whether the point is inside; the left and top edges are, the right and bottom edges are not.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the two share more than an edge.
  public func intersects(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The common part, or an empty rectangle.
  public func intersection(_ other: CGRect) -> CGRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return CGRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return CGRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
