extension LayoutTree {
  /// Gives the views their solved frames, the edges on whole pixels of the root. Returns whether a view that masks place
  /// was moved by that.
  func place(scale: CGFloat) -> Bool {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    // Half goes up. Where a view lies is rounded, not how large it is, so that neighbours still touch.
    func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    var exact: [CGPoint] = []
    var rounded: [CGPoint] = []
    exact.reserveCapacity(items.count)
    rounded.reserveCapacity(items.count)
    for item in items {
      guard item.parent >= 0 else {
        exact.append(.zero)
        rounded.append(.zero)
        continue
      }
      let outer = exact[item.parent]
      let start = CGPoint(x: outer.x + item.frame.minX, y: outer.y + item.frame.minY)
      let origin = rounded[item.parent]
      exact.append(start)
      guard item.isPlaced, item.isSolved, item.frame.isUsable else {
        rounded.append(CGPoint(x: origin.x + item.frame.minX, y: origin.y + item.frame.minY))
        continue
      }
      let corner = CGPoint(x: round(start.x), y: round(start.y))
      var end = CGPoint(x: round(start.x + item.frame.width), y: round(start.y + item.frame.height))
      if item.isStretched { end.x += 1 }
      rounded.append(corner)
      item.view.place(
        at: CGRect(
          x: corner.x - origin.x, y: corner.y - origin.y, width: max(0, end.x - corner.x),
          height: max(0, end.y - corner.y)))
    }
    return items.contains { !$0.isPlaced && $0.view.frame != $0.frame }
  }
}

extension CGRect {
  /// Whether a view can have it: finite, and of a size that arithmetic survives.
  var isUsable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { abs($0) < 1e9 }
  }
}
