public import HeadlessUIKit

/// How large a picture may be.
public enum CanvasLimits {
  /// Cairo's own limit for bitmaps, in pixels.
  static let longestSide: CGFloat = 32767
  static let mostBytes: CGFloat = 512 * 1024 * 1024

  /// Throws when nothing can be drawn in that size (points) at that scale (pixels a point).
  public static func check(_ size: CGSize, scale: CGFloat = 1, isBitmap: Bool) throws(RenderingError) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw .invalidSize(size)
    }
    guard scale >= 1, scale <= 4 else { throw .invalidScale(scale) }
    let pixels = pixelSize(size, scale: scale)
    guard pixels.width <= longestSide, pixels.height <= longestSide,
      !isBitmap || pixels.width * pixels.height * 4 <= mostBytes
    else { throw .tooLarge(pixels) }
  }

  /// The whole pixels that the size takes.
  static func pixelSize(_ size: CGSize, scale: CGFloat) -> CGSize {
    // Sizes come out of layouts with rounding errors: 100.0000001 points are 100 pixels, not 101.
    func whole(_ length: CGFloat) -> CGFloat { max(1, (length * scale - 0.001).rounded(.up)) }
    return CGSize(width: whole(size.width), height: whole(size.height))
  }
}
