/// Scrolling by drags and by code. Nothing bounces or goes on after the finger is gone, but for whole pages; safe areas do
/// not count.
extension UIScrollView {
  /// Follows the finger that scrolls. It is not among the ``UIView/gestureRecognizers``.
  public final var panGestureRecognizer: UIPanGestureRecognizer {
    if let ownPan { return ownPan }
    let made = ScrollPan()
    made.view = self
    made.addHandler { [weak self, weak made] _ in
      if let self, let made { follow(made) }
    }
    ownPan = made
    return made
  }

  /// Whether a finger scrolls at the moment.
  public final var isDragging: Bool { ownPan?.state == .began || ownPan?.state == .changed }

  /// Scrolls to a point of the content, in points, at once or by the clock: in 0.3 seconds, which is a guess. As with
  /// everything that is animated, ``contentOffset`` has the new value at once.
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard animated else { return contentOffset = offset }
    guard offset != contentOffset else { return }
    scroll(to: offset) { $0.scrollDelegate?.scrollViewDidEndScrollingAnimation($0) }
  }

  /// Scrolls as little as it takes to show a part of the content, in points.
  public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull else { return }
    func shown(_ start: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat {
      if low < start || high - low > length { return low }
      return high > start + length ? high - length : start
    }
    let inset = contentInset
    let room = bounds.inset(by: inset)
    let wished = CGPoint(
      x: shown(room.minX, rect.minX, rect.maxX, room.width) - inset.left,
      y: shown(room.minY, rect.minY, rect.maxY, room.height) - inset.top)
    setContentOffset(clamped(wished), animated: animated)
  }

  /// How far the content can be scrolled from the offset `low` on, in points.
  private var reach: (low: CGPoint, high: CGPoint) {
    let low = CGPoint(x: -contentInset.left, y: -contentInset.top)
    return (
      low,
      CGPoint(
        x: max(low.x, contentSize.width + contentInset.right - bounds.width),
        y: max(low.y, contentSize.height + contentInset.bottom - bounds.height))
    )
  }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = reach
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Whether a finger that moved so far, in points, scrolls: along an axis on which there is something to scroll to.
  func mayBeginDragging(_ touch: UITouch, from start: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    if let touched = touch.view, touched !== self, !delaysContentTouches {
      guard canCancelContentTouches, touchesShouldCancel(in: touched) else { return false }
    }
    let (from, to) = (convert(start, from: nil), convert(touch.place, from: nil))
    let (low, high) = reach
    let slop = UIGestureRecognizer.panSlop
    return abs(to.x - from.x) > slop && (high.x > low.x || alwaysBounceHorizontal)
      || abs(to.y - from.y) > slop && (high.y > low.y || alwaysBounceVertical)
  }

  private func follow(_ pan: ScrollPan) {
    let way = pan.translation(in: self)
    switch pan.state {
    case .began:
      pan.origin = contentOffset
      pan.isSideways = isDirectionalLockEnabled ? abs(way.x) > abs(way.y) : nil
      scrollDelegate?.scrollViewWillBeginDragging(self)
      drag(pan, by: way)
    case .changed: drag(pan, by: way)
    case .ended, .cancelled: endDragging()
    default: break
    }
  }

  private func drag(_ pan: ScrollPan, by way: CGPoint) {
    guard way.x.isFinite, way.y.isFinite else { return }
    let (from, isSideways) = (pan.origin, pan.isSideways)
    let offset = clamped(
      CGPoint(x: isSideways == false ? from.x : from.x - way.x, y: isSideways == true ? from.y : from.y - way.y))
    if offset != contentOffset { contentOffset = offset }
  }

  /// With pages, the nearest one is scrolled to.
  private func endDragging() {
    func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (offset / length).rounded() * length : offset
    }
    let goal = clamped(CGPoint(x: page(contentOffset.x, bounds.width), y: page(contentOffset.y, bounds.height)))
    guard isPagingEnabled, goal != contentOffset else {
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    scroll(to: goal) { $0.scrollDelegate?.scrollViewDidEndDecelerating($0) }
  }

  private func scroll(to offset: CGPoint, then tell: @escaping (UIScrollView) -> Void) {
    UIView.animate(withDuration: 0.3) {
      self.contentOffset = offset
    } completion: { [weak self] _ in
      if let self { tell(self) }
    }
  }
}

/// A drag that scrolls.
final class ScrollPan: UIPanGestureRecognizer {
  /// The offset of the content when the drag began.
  var origin = CGPoint.zero
  /// Whether the drag is kept to one axis, and to which.
  var isSideways: Bool?

  override func moved(_ touch: UITouch, from start: CGPoint, in sequence: TouchSequence) {
    if state == .possible, (view as? UIScrollView)?.mayBeginDragging(touch, from: start) != true { return }
    super.moved(touch, from: start, in: sequence)
  }
}
