public import HeadlessUIKit

/// Why a picture could not be made at all.
public enum RenderingError: Error, Sendable, Hashable {
  /// The width or the height, in points, is not a positive number.
  case invalidSize(CGSize)
  /// The scale, in pixels a point, is outside 1…4.
  case invalidScale(CGFloat)
  /// The picture would be larger than a bitmap or a page can be, in pixels.
  case tooLarge(CGSize)
  /// The drawing library gave up; its own words.
  case drawingFailed(String)
}

extension RenderingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidSize(let size):
      "A picture of \(size.width) × \(size.height) points cannot be drawn: both must be more than 0."
    case .invalidScale(let scale): "A scale of \(scale) pixels a point cannot be drawn: it must be from 1 to 4."
    case .tooLarge(let size):
      "A picture of \(size.width) × \(size.height) pixels is too large: a side may have 32767 pixels, all of it 512 MB."
    case .drawingFailed(let reason): "The picture could not be drawn: \(reason)."
    }
  }
}
