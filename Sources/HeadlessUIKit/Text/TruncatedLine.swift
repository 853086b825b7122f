/// A line that lacks some of its text: what it shows before and after the ellipsis.
struct TruncatedLine: Equatable {
  var head: Range<Int>
  var tail: Range<Int>
  var hasEllipsis: Bool

  /// Shortens the text of `range` to the width of the lines of `breaker`.
  ///
  /// `ellipsisWidth` is in points. `hasMore` says that text follows after `range`, which asks for an ellipsis even when
  /// the range itself fits.
  init(_ range: Range<Int>, in breaker: LineBreaker, mode: NSLineBreakMode, ellipsisWidth: CGFloat, hasMore: Bool) {
    let none = range.upperBound..<range.upperBound
    head = none
    tail = none
    hasEllipsis = true
    let room = breaker.maxWidth - ellipsisWidth
    let fits = breaker.prefix(of: range, fitting: breaker.maxWidth) == range
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      head = range
      hasEllipsis = false
    case .byClipping:
      // The character that the edge cuts through is still drawn.
      let whole = breaker.prefix(of: range, fitting: breaker.maxWidth)
      head = whole.lowerBound..<min(whole.upperBound + 1, range.upperBound)
      hasEllipsis = false
    case .byTruncatingHead where !(fits && hasMore):
      tail = breaker.suffix(of: range, fitting: room)
      while let first = tail.first, breaker.clusters[first].kind == .space { tail.removeFirst() }
    case .byTruncatingMiddle where !(fits && hasMore):
      truncateMiddle(range, in: breaker, room: room)
    case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle:
      let whole = breaker.prefix(of: range, fitting: room)
      head = whole.lowerBound..<breaker.trimmedEnd(whole)
    }
  }

  /// Half of the room for the start, what that leaves for the end, and what the end leaves for the start again.
  private mutating func truncateMiddle(_ range: Range<Int>, in breaker: LineBreaker, room: CGFloat) {
    let first = breaker.prefix(of: range, fitting: room / 2)
    let rest = first.upperBound..<range.upperBound
    tail = breaker.suffix(of: rest, fitting: room - breaker.width(of: first))
    head = breaker.prefix(of: range.lowerBound..<tail.lowerBound, fitting: room - breaker.width(of: tail))
    head = head.lowerBound..<breaker.trimmedEnd(head)
    while let first = tail.first, breaker.clusters[first].kind == .space { tail.removeFirst() }
  }
}
