extension LayoutTree {
  /// Measures every view with the frames known so far. Returns whether anything differs from the last time that the
  /// equations were made from, by item; without them whether anything differs.
  mutating func measure(reading: [LayoutReading] = []) -> Bool {
    var changed = false
    for number in items.indices {
      let inputs = measure(number)
      let old = items[number].inputs
      guard inputs != old else { continue }
      items[number].inputs = inputs
      changed = changed || reading.isEmpty || inputs.differ(from: old, in: reading[number])
    }
    return changed
  }

  private func measure(_ number: Int) -> LayoutInputs {
    let item = items[number]
    let view = item.view
    var inputs = LayoutInputs()
    if item.isPlaced { inputs.contentSize = contentSize(of: item) }
    inputs.safeAreaInsets = safeAreaInsets(of: item)
    inputs.margins = margins(of: item, safeArea: inputs.safeAreaInsets)
    inputs.readableInset = view.readableInset(width: item.isKnown ? item.frame.width : 0, margins: inputs.margins)
    if var text = view.textBaselines(height: inputs.contentSize.height) {
      if let live = view.liveContentSize { text.scale(from: view.intrinsicContentSize.height, to: live.height) }
      inputs.text = item.isKnown ? text.inView(height: item.frame.height) : text
    }
    return inputs
  }

  private func contentSize(of item: LayoutItem) -> CGSize {
    let view = item.view
    var size = view.wrapsContent ? view.contentSize(wrappedAt: .infinity) : view.intrinsicContentSize
    if view.wrapsContent, item.isSolved {
      // What wraps wants the width of its longest line at the width that it got.
      let insets = view.alignmentRectInsets
      let room = item.frame.width - insets.left - insets.right
      let wrapped = view.contentSize(wrappedAt: room)
      size.height = wrapped.height
      if size.width > room { size.width = wrapped.width }
    }
    if let toolbar = view as? UIToolbar, item.isSolved {
      size.height = toolbar.height(standsOnSafeArea: standsOnSafeArea(item))
    }
    if let live = view.liveContentSize {
      size = liveSize(live, of: item)
    } else if keepsWholeSizes, view.isSizedInWholePoints {
      // Of the widths about half have been measured anew since: a half point is near to either.
      size = CGSize(width: (size.width * 2 - 1e-4).rounded(.up) / 2, height: (size.height - 1e-4).rounded(.up))
    }
    if let width = view.placeholderIntrinsicWidth { size.width = width.isFinite ? width : UIView.noIntrinsicMetric }
    if let height = view.placeholderIntrinsicHeight {
      size.height = height.isFinite ? height : UIView.noIntrinsicMetric
    }
    if !size.width.isFinite { size.width = UIView.noIntrinsicMetric }
    if !size.height.isFinite { size.height = UIView.noIntrinsicMetric }
    return size
  }

  /// Whether the item ends where its superview's safe area does.
  private func standsOnSafeArea(_ item: LayoutItem) -> Bool {
    guard item.parent >= 0, items[item.parent].isKnown else { return false }
    return abs(distance(of: item).bottom - items[item.parent].inputs.safeAreaInsets.bottom) < 0.5
  }

  /// The size of a content whose class a tool ran. How it wraps is estimated: as the plain text would at a width that is
  /// larger by as much as the plain text is. The lines are rounded up together.
  private func liveSize(_ live: CGSize, of item: LayoutItem) -> CGSize {
    guard let label = item.view as? UILabel, label.wrapsContent, item.isSolved, item.frame.width > 0,
      live.width > item.frame.width + 0.5
    else { return live }
    let metrics = label.traitCollection.textMetrics
    let plain = label.contentSize(wrappedAt: .infinity)
    guard plain.width > 0, plain.height > 0 else { return live }
    func lines(_ size: CGSize) -> CGFloat {
      let further = (size.height - metrics.lineHeight(of: label.font)) / metrics.lineAdvance(of: label.font)
      return 1 + max(0, further.isFinite ? further.rounded() : 0)
    }
    let wrapped = label.contentSize(wrappedAt: item.frame.width * plain.width / live.width)
    let line = metrics.systemLine(of: live.height, lines: lines(plain))
    return CGSize(width: live.width, height: metrics.roundUp(lines(wrapped) * line))
  }

  /// The parts of the view that the root's safe area does not reach. What scrolls is moved out of the way of what covers
  /// the ends of its scroll view (three views far below the screen, of one document).
  private func safeAreaInsets(of item: LayoutItem) -> UIEdgeInsets {
    if let surroundings = item.view.layoutSurroundings { return surroundings.safeAreaInsets }
    guard item.parent >= 0, item.isKnown, items[item.parent].isKnown else { return .zero }
    var outer = items[item.parent].inputs.safeAreaInsets
    if items[item.parent].view is UIScrollView { (outer.top, outer.bottom) = (0, 0) }
    guard outer != .zero else { return .zero }
    let distance = self.distance(of: item)
    func rest(_ inset: CGFloat, _ distance: CGFloat, _ length: CGFloat) -> CGFloat {
      inset > 0 && distance > -length ? max(0, inset - distance) : 0
    }
    let (width, height) = (item.frame.width, item.frame.height)
    return UIEdgeInsets(
      top: rest(outer.top, distance.top, height), left: rest(outer.left, distance.left, width),
      bottom: rest(outer.bottom, distance.bottom, height), right: rest(outer.right, distance.right, width))
  }

  private func margins(of item: LayoutItem, safeArea: UIEdgeInsets) -> UIEdgeInsets {
    let view = item.view
    var margins = view.standardLayoutMargins
    if let stated = view.statedLayoutMargins {
      // The sides of an outermost view keep the system's least margins, as UIKit says of a controller's view (one document).
      let least = view.superview == nil ? view.layoutSurroundings?.layoutMargins : nil
      margins = stated
      margins.left = max(stated.left, least?.left ?? stated.left)
      margins.right = max(stated.right, least?.right ?? stated.right)
    }
    // Margins have only known of safe areas since there have been any, in the tools of iOS 11.
    if view.insetsLayoutMarginsFromSafeArea, view.traitCollection.toolsVersion >= 13000 {
      margins.top += safeArea.top
      margins.left += safeArea.left
      margins.bottom += safeArea.bottom
      margins.right += safeArea.right
    }
    guard view.preservesSuperviewLayoutMargins, item.parent >= 0, item.isKnown, items[item.parent].isKnown else {
      return margins
    }
    var outer = items[item.parent].inputs.margins
    if items[item.parent].view is UIScrollView {
      // What scrolls is drawn where bars would cover it, and does not mind them (a cell of one table of six).
      outer.top = 0
      outer.bottom = 0
    }
    let distance = self.distance(of: item)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - max(0, distance.top)),
      left: max(margins.left, outer.left - max(0, distance.left)),
      bottom: max(margins.bottom, outer.bottom - max(0, distance.bottom)),
      right: max(margins.right, outer.right - max(0, distance.right)))
  }

  /// How far the edges are from the superview's.
  private func distance(of item: LayoutItem) -> UIEdgeInsets {
    let outer = items[item.parent].frame.size
    return UIEdgeInsets(
      top: item.frame.minY, left: item.frame.minX, bottom: outer.height - item.frame.maxY,
      right: outer.width - item.frame.maxX)
  }
}

extension UIView {
  /// The margins that were set by hand, as left and right.
  var statedLayoutMargins: UIEdgeInsets? {
    guard let directional = explicitDirectionalLayoutMargins else { return explicitLayoutMargins }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: directional.top, left: isMirrored ? directional.trailing : directional.leading, bottom: directional.bottom,
      right: isMirrored ? directional.leading : directional.trailing)
  }

  /// The margins of a view that states none.
  var standardLayoutMargins: UIEdgeInsets {
    if let margins = layoutSurroundings?.layoutMargins { return margins }
    if let controller = extras?.viewController, controller.view === self {
      let side: CGFloat = bounds.width <= 375 ? 16 : 20
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    return defaultLayoutMargins
  }

  /// How far the readable guide lies inside the margins at each side, in points.
  ///
  /// Text of the usual size is readable up to 672 points.
  func readableInset(width: CGFloat, margins: UIEdgeInsets) -> CGFloat {
    let room = width - margins.left - margins.right
    return room > 672 ? (room - 672) / 2 : 0
  }
}
