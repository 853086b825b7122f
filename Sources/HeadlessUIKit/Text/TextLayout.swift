/// Text in lines, as a label shows it: where each line stands and how large the whole is.
///
/// Lines end at spaces, after hyphens and slashes inside of words, and between ideographs; a word that is too long
/// breaks anywhere. Spaces hang over the end of a wrapped line. A line break at the very end adds no line.
public struct TextLayout: Sendable, Hashable {
  /// A part of a line that looks the same throughout.
  public struct Fragment: Sendable, Hashable {
    /// What it looks like, and the text that it shows.
    public var run: TextRun
    /// The distance from the start of the line, in points.
    public var x: CGFloat
    /// The advance of the text, in points.
    public var width: CGFloat
  }

  /// A line and its place.
  public struct Line: Sendable, Hashable {
    /// From left to right; empty for an empty line.
    public var fragments: [Fragment]
    /// The advance of the line, in points.
    public var width: CGFloat
    /// The upper edge of the line, in points below the upper edge of the text.
    public var top: CGFloat
    /// The baseline, in points below the upper edge of the text.
    public var baseline: CGFloat
    /// The height of the line, in points.
    public var height: CGFloat

    /// The text of all fragments.
    public var text: String { fragments.map(\.run.text).joined() }
  }

  /// From top to bottom; empty for an empty text.
  public private(set) var lines: [Line] = []
  /// The size of the whole, in points, rounded up to pixels.
  public private(set) var size = CGSize.zero
  /// Whether some of the text is not shown.
  public private(set) var isTruncated = false
  /// How the last line's paragraph is spaced.
  private var lastStyle: NSParagraphStyle?

  /// How much wider than its line a text may be and still fit, in points: less than any pixel.
  static let tolerance: CGFloat = 0.01
  /// Where layout stops, whatever the text: far below any screen.
  static let maximumLines = 20_000

  /// Lays out runs of text.
  ///
  /// - `maxWidth`: in points, may be infinite; NaN counts as infinite and a negative width as zero.
  /// - `maxHeight`: in points; lines that do not fit are left out, but never the first.
  /// - `numberOfLines`: 0 for any number.
  ///
  /// Complexity: O(*n*) in the length of the text.
  public init(
    _ runs: [TextRun], metrics: TextMetrics, maxWidth: CGFloat = .infinity, maxHeight: CGFloat = .infinity,
    numberOfLines: Int = 0, lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) {
    let runs = runs.filter { !$0.text.isEmpty }
    guard let first = runs.first else { return }
    let maxWidth = maxWidth.isNaN ? .infinity : max(maxWidth, 0)
    if runs.count == 1, !Self.hasHardBreak(first.text) {
      let width = metrics.width(of: first.text, font: first.font)
      if width <= maxWidth + Self.tolerance {
        append([Fragment(run: first, x: 0, width: width)], like: first, metrics: metrics)
        finish(metrics: metrics, maxWidth: maxWidth)
        return
      }
    }
    let breaker = LineBreaker(
      runs, metrics: metrics, maxWidth: maxWidth, breaksWords: lineBreakMode == .byCharWrapping)
    let composer = LineComposer(runs: runs, breaker: breaker, metrics: metrics)
    let limit = Self.limit(numberOfLines: numberOfLines, maxHeight: maxHeight, like: first, metrics: metrics)
    let count = breaker.clusters.count
    var position = 0
    var widest = 0.0
    while position < count {
      let opens = position > 0 && breaker.clusters[position - 1].kind == .newline
      let span = breaker.line(from: position)
      let isLast = lines.count + 1 >= limit
      if isLast, span.next < count {
        isTruncated = true
        append(
          composer.truncated(span, from: position, mode: lineBreakMode), like: composer.run(at: position),
          opensParagraph: opens, metrics: metrics)
        break
      }
      append(
        composer.fragments(of: span.shown), like: composer.run(at: position), opensParagraph: opens, metrics: metrics)
      if metrics.countsHangingSpaces, let line = lines.last {
        widest = max(widest, line.width + breaker.width(of: breaker.hangingSpaces(of: span)))
      }
      position = span.next
    }
    finish(metrics: metrics, maxWidth: maxWidth, widest: widest)
  }

  /// The lines as a display list wants them, with the upper left corner of the text at `origin`. `alignment` says how
  /// much of the free part of `width` is left of each line: 0, one half, or 1.
  public func textLines(at origin: CGPoint, width: CGFloat, alignment: CGFloat = 0) -> [TextLine] {
    lines.flatMap { line in
      let indent = width.isFinite ? (width - line.width) * alignment : 0
      return line.fragments.map { fragment in
        TextLine(
          text: fragment.run.text, font: fragment.run.font, color: fragment.run.color,
          origin: CGPoint(x: origin.x + indent + fragment.x, y: origin.y + line.baseline), width: fragment.width,
          isUnderlined: fragment.run.isUnderlined, isStruckThrough: fragment.run.isStruckThrough)
      }
    }
  }

  /// Whether the text has a character that always ends a line.
  static func hasHardBreak(_ text: String) -> Bool {
    // U+0085 is C2 85, U+2028 and U+2029 are E2 80 A8 and A9.
    var first: UInt8 = 0
    var second: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x0A...0x0D: return true
      case 0x85 where second == 0xC2: return true
      case 0xA8, 0xA9: if first == 0xE2, second == 0x80 { return true }
      default: break
      }
      first = second
      second = byte
    }
    return false
  }

  /// How many lines may be shown.
  private static func limit(
    numberOfLines: Int, maxHeight: CGFloat, like run: TextRun, metrics: TextMetrics
  ) -> Int {
    var limit = numberOfLines > 0 ? min(numberOfLines, maximumLines) : maximumLines
    var advance = metrics.lineAdvance(of: run.font)
    var height = metrics.lineHeight(of: run.font)
    if let style = run.paragraphStyle {
      advance = style.height(ofLine: advance) + min(0, style.space(opens: nil))
      height = style.height(ofLine: height)
    }
    if maxHeight.isFinite, advance > 0 {
      // A label as tall as its text rounded to pixels must show all of it.
      let further = (maxHeight + 1 / metrics.scale - height) / advance
      limit = min(limit, further >= 0 ? Int(min(further, Double(maximumLines))) + 1 : 1)
    }
    return limit
  }

  /// Puts a line below the others. `run` gives an empty line its height; what its paragraph's style adds to the height is
  /// above the text.
  private mutating func append(
    _ fragments: [Fragment], like run: TextRun, opensParagraph: Bool = false, metrics: TextMetrics
  ) {
    let style = (fragments.first?.run ?? run).paragraphStyle
    var top = 0.0
    if let above = lines.last {
      let closing = lastStyle ?? NSParagraphStyle()
      let advance = above.fragments.map { metrics.lineAdvance(of: $0.run.font) }.max()
      top = above.top + (advance.map(closing.height(ofLine:)) ?? above.height)
      top += closing.space(opens: opensParagraph ? style ?? NSParagraphStyle() : nil)
    }
    let fonts = fragments.isEmpty ? [run.font] : fragments.map(\.run.font)
    let natural = fonts.map(metrics.lineHeight).max() ?? 0
    let height = style?.height(ofLine: natural) ?? natural
    let ascender = (fonts.map(metrics.ascender).max() ?? 0) + (height - natural)
    let width = fragments.last.map { $0.x + $0.width } ?? 0
    lines.append(Line(fragments: fragments, width: width, top: top, baseline: top + ascender, height: height))
    lastStyle = style
  }

  private mutating func finish(metrics: TextMetrics, maxWidth: CGFloat, widest: CGFloat = 0) {
    guard let last = lines.last else { return }
    let widest = lines.reduce(widest) { max($0, $1.width) }
    size = CGSize(
      width: metrics.roundUp(min(widest, maxWidth)), height: max(0, metrics.roundUp(last.top + last.height)))
  }
}
