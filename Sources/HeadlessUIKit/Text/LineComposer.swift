/// Turns places in a text into the fragments of a line.
struct LineComposer {
  let runs: [TextRun]
  let breaker: LineBreaker
  let metrics: TextMetrics

  private static let ellipsis = "…"

  /// The font of the character at a place.
  func run(at position: Int) -> TextRun { runs[Int(breaker.clusters[position].run)] }

  /// What a line shows that is the last one though text follows after it.
  func truncated(
    _ span: LineBreaker.Span, from start: Int, mode: NSLineBreakMode
  ) -> [TextLayout.Fragment] {
    if mode == .byWordWrapping || mode == .byCharWrapping { return fragments(of: span.shown) }
    let end = breaker.paragraphEnd(from: start)
    let line = TruncatedLine(
      start..<end, in: breaker, mode: mode,
      ellipsisWidth: metrics.width(of: Self.ellipsis, font: run(at: start).font),
      hasMore: end < breaker.clusters.count)
    var pieces = pieces(of: line.head)
    if line.hasEllipsis {
      // The ellipsis looks like the text before it, or, at the start of a line, like the text after it.
      var run = runs[Int(breaker.clusters[line.head.last ?? line.tail.first ?? start].run)]
      run.text = Self.ellipsis
      add(run, to: &pieces)
    }
    for run in self.pieces(of: line.tail) { add(run, to: &pieces) }
    return place(pieces)
  }

  func fragments(of range: Range<Int>) -> [TextLayout.Fragment] { place(pieces(of: range)) }

  private func pieces(of range: Range<Int>) -> [TextRun] {
    var pieces: [TextRun] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let number = breaker.clusters[position].run
      var end = position + 1
      while end < range.upperBound, breaker.clusters[end].run == number { end += 1 }
      var run = runs[Int(number)]
      run.text = String(run.text[breaker.clusters[position].start..<breaker.clusters[end - 1].end])
      pieces.append(run)
      position = end
    }
    return pieces
  }

  /// Adds a piece, in one with the last when both look the same.
  private func add(_ run: TextRun, to pieces: inout [TextRun]) {
    guard var last = pieces.last else {
      pieces.append(run)
      return
    }
    let text = last.text
    last.text = run.text
    if last == run {
      pieces[pieces.count - 1].text = text + run.text
    } else {
      pieces.append(run)
    }
  }

  private func place(_ pieces: [TextRun]) -> [TextLayout.Fragment] {
    var x = 0.0
    return pieces.map { run in
      let width = metrics.width(of: run.text, font: run.font)
      defer { x += width }
      return TextLayout.Fragment(run: run, x: x, width: width)
    }
  }
}
