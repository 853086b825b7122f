/// Divides measured characters into lines, as a label does.
struct LineBreaker {
  /// A character as readers see it, with its marks.
  struct Cluster {
    let run: Int32
    let kind: BreakClass
    let start: String.Index
    let end: String.Index
    /// In points, with the kerning to the character before it.
    let width: CGFloat
  }

  /// A line as places in `clusters`.
  struct Span: Equatable {
    /// What is shown: without the spaces that hang over the end of a wrapped line, and without a line break.
    var shown: Range<Int>
    /// Where the next line starts.
    var next: Int
  }

  let clusters: [Cluster]
  let maxWidth: CGFloat
  let breaksWords: Bool

  /// Complexity: O(*n*) in the length of all runs.
  init(_ runs: [TextRun], metrics: TextMetrics, maxWidth: CGFloat, breaksWords: Bool) {
    var clusters: [Cluster] = []
    clusters.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for (number, run) in runs.enumerated() {
      Self.append(run, number: Int32(truncatingIfNeeded: number), metrics: metrics, to: &clusters)
    }
    self.clusters = clusters
    self.maxWidth = maxWidth
    self.breaksWords = breaksWords
  }

  private static func append(_ run: TextRun, number: Int32, metrics: TextMetrics, to clusters: inout [Cluster]) {
    var scanner = AdvanceScanner(metrics.face(of: run.font))
    let size = TextMetrics.usable(run.font.pointSize)
    let text = run.text
    var start = text.startIndex
    while start < text.endIndex {
      let byte = text.utf8[start]
      var end = text.utf8.index(after: start)
      var advance = 0.0
      let kind: BreakClass
      // Between two ASCII characters there is always a boundary, but for CR LF; only the others need a search for it.
      if byte < 0x80, byte != 0x0D, end == text.endIndex || text.utf8[end] < 0x80 {
        advance = scanner.advance(Unicode.Scalar(byte))
        kind = BreakClass(Unicode.Scalar(byte))
      } else {
        end = text.index(after: start)
        for scalar in text.unicodeScalars[start..<end] { advance += scanner.advance(scalar) }
        kind = BreakClass(text.unicodeScalars[start])
      }
      clusters.append(Cluster(run: number, kind: kind, start: start, end: end, width: advance * size))
      start = end
    }
  }

  /// The line that starts at a place, never empty unless it is a bare line break.
  func line(from start: Int) -> Span {
    var width = 0.0
    var lastBreak = start
    var position = start
    while position < clusters.count {
      let cluster = clusters[position]
      if cluster.kind == .newline { return Span(shown: start..<position, next: position + 1) }
      width += cluster.width
      if cluster.kind != .space, width > maxWidth + TextLayout.tolerance, position > start {
        let end = lastBreak > start && !breaksWords ? lastBreak : position
        return Span(shown: start..<trimmedEnd(start..<end), next: end)
      }
      if allowsBreak(after: position) { lastBreak = position + 1 }
      position += 1
    }
    return Span(shown: start..<position, next: position)
  }

  /// The spaces that hang over the end of a line.
  func hangingSpaces(of span: Span) -> Range<Int> {
    var end = span.shown.upperBound
    while end < span.next, clusters[end].kind == .space { end += 1 }
    return span.shown.upperBound..<end
  }

  /// Where the line break after a place is, or the end of the text.
  func paragraphEnd(from start: Int) -> Int {
    clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.count
  }

  func width(of range: Range<Int>) -> CGFloat {
    clusters[range].reduce(0) { $0 + $1.width }
  }

  /// The end of a range without the spaces that it ends with.
  func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].kind == .space { end -= 1 }
    return end
  }

  /// The longest part at the start of a range that is no wider than `width`.
  func prefix(of range: Range<Int>, fitting width: CGFloat) -> Range<Int> {
    var rest = width + TextLayout.tolerance
    var end = range.lowerBound
    while end < range.upperBound {
      rest -= clusters[end].width
      if rest < 0 { break }
      end += 1
    }
    return range.lowerBound..<end
  }

  /// The longest part at the end of a range that is no wider than `width`.
  func suffix(of range: Range<Int>, fitting width: CGFloat) -> Range<Int> {
    var rest = width + TextLayout.tolerance
    var start = range.upperBound
    while start > range.lowerBound {
      rest -= clusters[start - 1].width
      if rest < 0 { break }
      start -= 1
    }
    return start..<range.upperBound
  }

  private func allowsBreak(after position: Int) -> Bool {
    guard position + 1 < clusters.count else { return false }
    return BreakClass.allowsBreak(
      before: position > 0 ? clusters[position - 1].kind : nil, left: clusters[position].kind,
      right: clusters[position + 1].kind)
  }
}
