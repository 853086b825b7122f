#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How large text is in the world of one document: the generation of the tools that laid it out, and the screen.
///
/// Nothing was read from an Apple font. Evidence: widths estimated from the frames of 4,982 public documents, Apple's
/// published tracking and Dynamic Type tables. On single-line labels whose width no constraint fixes, the model is
/// within half a point for 86 % below 20 points and for 47 % from there on (held out by repository).
public struct TextMetrics: Sendable, Hashable {
  /// The `toolsVersion` of the document. Below 8000 the system font is Helvetica Neue.
  public var toolsVersion: Double
  /// Pixels per point of the document's device: 1 without one, else 2 or 3.
  public var scale: CGFloat

  /// The metrics of a document of these tools for a screen of this scale; by default of a current Xcode at 2x.
  public init(toolsVersion: Double = 24_000, scale: CGFloat = 2) {
    self.toolsVersion = toolsVersion
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The advance of the text on one line, in points, not rounded. Line breaks take no room.
  ///
  /// Complexity: O(*n*) in the length of the text.
  public func width(of text: String, font: UIFont) -> CGFloat {
    let face = face(of: font)
    let size = Self.usable(font.pointSize)
    if let advance = face.advance(ofASCII: text) { return max(0, advance * size) }
    var scanner = AdvanceScanner(face)
    var advance = 0.0
    for scalar in text.unicodeScalars { advance += scanner.advance(scalar) }
    return max(0, advance * size)
  }

  /// The height of a single line, in points, not rounded.
  public func lineHeight(of font: UIFont) -> CGFloat { face(of: font).lineHeight * Self.usable(font.pointSize) }

  /// The height of a line above its baseline, in points, not rounded.
  public func ascender(of font: UIFont) -> CGFloat { face(of: font).ascender * Self.usable(font.pointSize) }

  /// The depth of a line below its baseline, in points, not rounded; positive, unlike UIKit's.
  public func descender(of font: UIFont) -> CGFloat {
    let face = face(of: font)
    return (face.lineHeight - face.ascender) * Self.usable(font.pointSize)
  }

  /// Where the baseline of a single line is, at the nearest pixel; the line is rounded up.
  ///
  /// Evidence: 47 of 51 pairs of labels and controls on one baseline agree within a quarter of a point.
  func lineBaselines(of font: UIFont) -> TextBaselines {
    let height = roundUp(lineHeight(of: font))
    let ascender = (ascender(of: font) * scale).rounded() / scale
    return TextBaselines(height: height, ascender: ascender, descender: height - ascender)
  }

  /// The height of a line, not rounded, of lines that are that high together: that of a system font of whole points if there
  /// is one that fits. All in points.
  ///
  /// Evidence: five labels of 3, 5, 6 and 11 lines.
  func systemLine(of height: CGFloat, lines: CGFloat) -> CGFloat {
    let ratio = FontFace().lineHeight
    let line = (height / lines / ratio).rounded(.down) * ratio
    return abs(roundUp(line * lines) - height) < 0.01 ? line : height / lines
  }

  /// The height of a capital letter, in points. A guess for most fonts.
  public func capHeight(of font: UIFont) -> CGFloat { face(of: font).capHeight * Self.usable(font.pointSize) }

  /// The height of a letter without ascender, in points. A guess for most fonts.
  public func xHeight(of font: UIFont) -> CGFloat { face(of: font).xHeight * Self.usable(font.pointSize) }

  /// The distance between the baselines of two lines, in points: the height of a line, or the leading of a text style.
  ///
  /// Evidence: heights of multi-line labels, 35 of 49 exact for text styles and 72 of 95 for plain fonts.
  public func lineAdvance(of font: UIFont) -> CGFloat {
    // The leadings are San Francisco's. One label of an older document is nearer to the plain height.
    guard toolsVersion >= 8000, let leading = font.textStyleLeading else { return lineHeight(of: font) }
    return leading
  }

  /// How many points narrower than its measured width a stored frame may be and still have been made for the text.
  ///
  /// Widths are estimates: who lays out text in a frame that Interface Builder sized to fit it should allow this much
  /// more than the frame's width, lest the last word be lost. Evidence: 95 % of labels are within one point.
  public func slack(for width: CGFloat) -> CGFloat { width.isFinite && width > 0 ? 1 + width / 100 : 0 }

  /// The size of `lines` lines that are `width` points wide, in points, rounded up to whole pixels.
  public func blockSize(width: CGFloat, lines: Int, font: UIFont) -> CGSize {
    let height = lineHeight(of: font) + Double(max(lines, 1) - 1) * lineAdvance(of: font)
    return CGSize(width: roundUp(width), height: roundUp(height))
  }

  /// The least whole number of pixels that holds a length, in points. Infinite stays so; NaN becomes 0.
  public func roundUp(_ length: CGFloat) -> CGFloat {
    guard !length.isNaN else { return 0 }
    // A hair more than a pixel is rounding error, not ink.
    return (length * scale - 1e-4).rounded(.up) / scale
  }

  /// The size in points that the text of a label asks for, rounded up to whole pixels: `.zero` height for no text.
  ///
  /// `maxWidth` may be infinite. The width asked for is that of the longest line, never more than `maxWidth`.
  public func labelSize(
    _ text: String, font: UIFont, numberOfLines: Int = 1, maxWidth: CGFloat = .infinity,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    if !TextLayout.hasHardBreak(text) {
      let width = width(of: text, font: font)
      if !(width > maxWidth + TextLayout.tolerance) { return blockSize(width: width, lines: 1, font: font) }
    }
    return TextLayout(
      [TextRun(text, font: font)], metrics: self, maxWidth: maxWidth, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode
    ).size
  }

  /// The largest size in points, not above the font's, at which the text fits on one line of `width` points; never
  /// below `minimumScaleFactor` (0 to 1) times the font's size.
  ///
  /// Complexity: O(*n*), about twenty measurements when the text does not fit.
  public func fittingPointSize(
    for text: String, font: UIFont, width: CGFloat, minimumScaleFactor: CGFloat
  ) -> CGFloat {
    let size = Self.usable(font.pointSize)
    guard width.isFinite, self.width(of: text, font: font) > width + TextLayout.tolerance else { return size }
    let factor = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0
    var low = size * factor
    var high = size
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if self.width(of: text, font: font.withSize(middle)) <= width + TextLayout.tolerance {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  /// Whether the space at which a line was broken counts for the width of the text, since iOS 14.
  ///
  /// Evidence: four labels of tools 17701 to 19529 in three apps that are wider than their longest line by a space.
  var countsHangingSpaces: Bool { toolsVersion >= 17000 }

  func face(of font: UIFont) -> FontFace { FontFace(font, toolsVersion: toolsVersion) }

  /// A size that can be multiplied safely: what no font can have counts as 0.
  static func usable(_ size: CGFloat) -> CGFloat { size.isFinite ? min(max(size, 0), 100_000) : 0 }
}
