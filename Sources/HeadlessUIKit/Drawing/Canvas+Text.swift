extension Canvas {
  /// Draws text in one line, centred vertically in the rectangle and cut off at its width. `alignment` says how much of
  /// the free width is left of it: 0, one half, or 1.
  public mutating func drawLine(
    of text: String, font: UIFont, color: UIColor?, in rect: CGRect, alignment: CGFloat = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) {
    guard let color = color?.resolved(with: traits), color.alpha > 0 else { return }
    drawLine(
      of: [TextRun(text, font: font, color: color)], in: rect, alignment: alignment, lineBreakMode: lineBreakMode)
  }

  /// Draws runs of text in one line, as ``drawLine(of:font:color:in:alignment:lineBreakMode:)`` does.
  mutating func drawLine(
    of runs: [TextRun], in rect: CGRect, alignment: CGFloat = 0, lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) {
    guard rect.width > 0 else { return }
    let metrics = traits.textMetrics
    let layout = TextLayout(
      runs, metrics: metrics, maxWidth: rect.width + metrics.slack(for: rect.width), numberOfLines: 1,
      lineBreakMode: lineBreakMode)
    let origin = CGPoint(x: rect.minX, y: rect.midY - layout.size.height / 2)
    for line in layout.textLines(at: origin, width: rect.width, alignment: alignment) { add(.text(line)) }
  }

  /// Draws lines from point to point, `width` points wide, closed or open.
  mutating func drawLines(through points: [CGPoint], _ color: UIColor?, width: CGFloat, isClosed: Bool = false) {
    guard let first = points.first else { return }
    let path: [PathElement] = [.move(first)] + points.dropFirst().map { .line($0) } + (isClosed ? [.close] : [])
    stroke(.path(path), color, width: width)
  }
}
