/// How the lines of a paragraph are spaced and aligned. All lengths are in points; 0 is nothing special.
///
/// Evidence: seven labels of one app, with multiples and least heights, one of them outside of the documents that rules were
/// read from; what the other lengths do is as UIKit documents it.
public struct NSParagraphStyle: Sendable, Hashable {
  /// Nil is as the view says.
  public var alignment: NSTextAlignment?
  /// Multiplies the height of every line, also of a single one; 0 leaves it.
  public var lineHeightMultiple: CGFloat = 0
  /// The least height of a line.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 is none.
  public var maximumLineHeight: CGFloat = 0
  /// Between the lines of the paragraph.
  public var lineSpacing: CGFloat = 0
  /// Below the paragraph, where another follows.
  public var paragraphSpacing: CGFloat = 0
  /// Above the paragraph, where it follows another.
  public var paragraphSpacingBefore: CGFloat = 0

  /// A paragraph as it is without a style.
  public init() {}

  /// The height that the style makes of a line's own, in points.
  func height(ofLine height: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    height = max(height, minimumLineHeight)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height.isNaN ? 0 : min(max(height, 0), 100_000)
  }

  /// The space between a line and the next, in points.
  ///
  /// `opens` is the style of the paragraph that begins with the next line, nil when it is in the same one.
  func space(opens next: NSParagraphStyle?) -> CGFloat {
    let space = lineSpacing + (next.map { paragraphSpacing + $0.paragraphSpacingBefore } ?? 0)
    return space.isFinite ? min(max(space, -100_000), 100_000) : 0
  }
}
