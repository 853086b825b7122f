public import HeadlessUIKit

/// What a picture is made with.
public struct RenderingOptions: Sendable, Hashable {
  /// Pixels a point, 1 to 4; only bitmaps care.
  public var scale: CGFloat
  /// What is painted below everything; nil leaves the ground transparent.
  public var background: RGBA?
  /// What the HTML page is called.
  public var title: String

  /// States how a picture is made.
  public init(scale: CGFloat = 2, background: RGBA? = nil, title: String = "") {
    self.scale = scale
    self.background = background
    self.title = title
  }
}
