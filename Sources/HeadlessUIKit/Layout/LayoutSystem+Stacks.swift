import Cassowary

/// The priorities that a stack view's own constraints have below required ones.
///
/// Evidence: the frames of the arranged views of public documents.
private enum StackPriority {
  static let hiding = 999.5
  static let proportional = 999.0
  static let textShare = 760.0
  static let centering = 149.0
  static let span = 51.0
  static let shrink = 49.0
}

extension LayoutSystem {
  /// Adds the equations of every stack view.
  mutating func addStacks() {
    for (number, item) in tree.items.enumerated() {
      if let stack = item.view as? UIStackView { add(stack, number) }
    }
  }

  /// Adds an equation of a stack's own.
  private mutating func own(
    _ left: Expression, _ relation: Relation, _ right: Expression, priority: Double = Constraint.required
  ) {
    add(left, relation, right, priority: priority, tag: Self.stackTag)
  }

  private mutating func add(_ stack: UIStackView, _ number: Int) {
    let arranged = stack.arrangedSubviews.compactMap { tree.number(of: $0) }.filter { tree.items[$0].isPlaced }
    let shown = arranged.filter { !tree.items[$0].view.isHidden }
    for child in arranged { isPositioned[child] = (true, true) }
    let axis: LayoutAxis = stack.axis == .horizontal ? .horizontal : .vertical
    var area = LayoutBox(
      x: Expression(), y: Expression(), width: boxes[number].width, height: boxes[number].height)
    if stack.isLayoutMarginsRelativeArrangement {
      reading[number].insert(.insets)
      area = area.inset(by: tree.items[number].inputs.margins)
    }
    let isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft && axis == .horizontal
    addMainAxis(stack, axis, isMirrored ? shown.reversed() : shown, in: area, isMirrored: isMirrored)
    addCrossAxis(stack, axis.other, shown, in: area)
    parkHidden(arranged, axis, in: area, stack)
  }

  private func alignmentBox(_ number: Int) -> LayoutBox {
    boxes[number].inset(by: tree.items[number].view.alignmentRectInsets)
  }

  // MARK: Along the axis

  private mutating func addMainAxis(
    _ stack: UIStackView, _ axis: LayoutAxis, _ shown: [Int], in area: LayoutBox, isMirrored: Bool
  ) {
    guard let first = shown.first, let last = shown.last else { return }
    own(alignmentBox(first).start(axis), .equal, area.start(axis))
    own(alignmentBox(last).end(axis), .equal, area.end(axis))
    var gaps: [Expression] = []
    var spacings: [Double] = []
    for (one, other) in zip(shown, shown.dropFirst()) {
      let (start, end) = edges(stack, axis, one, other)
      gaps.append(end - start)
      spacings.append(stack.spacing(after: tree.items[isMirrored ? other : one].view))
    }
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (gap, spacing) in zip(gaps, spacings) { own(gap, .equal, Expression(constant: spacing)) }
    case .equalSpacing:
      for (gap, spacing) in zip(gaps, spacings) { own(gap, .greaterThanOrEqual, Expression(constant: spacing)) }
      if let gap = gaps.first {
        for other in gaps.dropFirst() { own(other, .equal, gap) }
      }
    case .equalCentering:
      for (gap, spacing) in zip(gaps, spacings) { own(gap, .greaterThanOrEqual, Expression(constant: spacing)) }
      let centers = shown.map { alignmentBox($0).center(axis) }
      for index in centers.indices.dropFirst(2) {
        own(
          centers[index] - centers[index - 1], .equal, centers[index - 1] - centers[index - 2],
          priority: StackPriority.centering - Double(index - 2) / 1000)
      }
    }
    if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
      own(area.length(axis), .equal, Expression(), priority: StackPriority.shrink)
    }
    if stack.distribution == .fillEqually {
      for other in shown.dropFirst() {
        own(alignmentBox(other).length(axis), .equal, alignmentBox(first).length(axis))
      }
    }
    if stack.distribution == .fill, axis == .horizontal { shareAmongTexts(shown, in: area) }
    if stack.distribution == .fillProportionally { addProportions(stack, axis, shown, in: area) }
  }

  /// The two edges that the spacing of two neighbours is measured between: baselines where the stack says so.
  private mutating func edges(
    _ stack: UIStackView, _ axis: LayoutAxis, _ one: Int, _ other: Int
  ) -> (Expression, Expression) {
    let (before, after) = (alignmentBox(one), alignmentBox(other))
    guard axis == .vertical, stack.isBaselineRelativeArrangement else { return (before.end(axis), after.start(axis)) }
    return (baseline(of: one, before, isFirst: false), baseline(of: other, after, isFirst: true))
  }

  /// Until Xcode 13 each text of several lines in a row that is filled wants an equal share of it, before hugging and
  /// resistance of the usual strength.
  ///
  /// Evidence: a public log names the constraint and its priorities; a row of three labels and one of two have such shares,
  /// and 12 rows whose labels hug more strongly or have a width do not contradict.
  private mutating func shareAmongTexts(_ shown: [Int], in area: LayoutBox) {
    guard shown.count > 1, tree.items[0].view.traitCollection.toolsVersion < 19_162 else { return }
    var rank = 0.0
    for number in shown {
      guard let label = tree.items[number].view as? UILabel, label.numberOfLines != 1 else { continue }
      own(
        boxes[number].width, .equal, area.width * (1 / Double(shown.count)),
        priority: StackPriority.textShare - rank)
      rank += 1
    }
  }

  private mutating func addProportions(
    _ stack: UIStackView, _ axis: LayoutAxis, _ shown: [Int], in area: LayoutBox
  ) {
    let wanted = shown.map { max(0, fittingLength(of: $0, axis)) }
    let spacings = shown.dropLast().map { stack.proportionalSpacing(after: tree.items[$0].view) }
    let total = wanted.reduce(0, +) + spacings.reduce(0, +)
    guard total > 0 else { return }
    for (position, number) in shown.enumerated() {
      // Each gives way to those before it.
      own(
        alignmentBox(number).length(axis), .equal, area.length(axis) * (wanted[position] / total),
        priority: StackPriority.proportional - Double(min(position, 100)))
    }
  }

  /// The length that a view would like to have: its content's, or for a stack what its arranged views add up to.
  private func fittingLength(of number: Int, _ axis: LayoutAxis) -> Double {
    let item = tree.items[number]
    let own = axis == .horizontal ? item.inputs.contentSize.width : item.inputs.contentSize.height
    guard own < 0, let stack = item.view as? UIStackView else { return own }
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = shown.compactMap { tree.number(of: $0) }.map { max(0, fittingLength(of: $0, axis)) }
    let stackAxis: LayoutAxis = stack.axis == .horizontal ? .horizontal : .vertical
    guard stackAxis == axis else { return lengths.max() ?? 0 }
    return lengths.reduce(0, +) + shown.dropLast().map { stack.proportionalSpacing(after: $0) }.reduce(0, +)
  }

  // MARK: Across the axis

  private mutating func addCrossAxis(
    _ stack: UIStackView, _ axis: LayoutAxis, _ shown: [Int], in area: LayoutBox
  ) {
    if axis == .vertical, [.firstBaseline, .lastBaseline].contains(stack.alignment) {
      return alignBaselines(shown, isFirst: stack.alignment == .firstBaseline, in: area)
    }
    let isMirrored = axis == .horizontal && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for number in shown { align(number, stack.alignment, axis, in: area, isMirrored: isMirrored) }
    if stack.alignment != .fill, !shown.isEmpty {
      own(area.length(axis), .equal, Expression(), priority: StackPriority.span)
    }
  }

  /// Puts the first or last baselines of a row on one line. At the edge that the baselines are near only the first view is
  /// held in the stack, at the other edge all are: taller ones stick out, as a known fault of UIStackView has it.
  ///
  /// Evidence: seven views of two rows, one as high as its first view and one that is too high for all.
  private mutating func alignBaselines(_ shown: [Int], isFirst: Bool, in area: LayoutBox) {
    guard let first = shown.first else { return }
    let line = baseline(of: first, alignmentBox(first), isFirst: isFirst)
    for other in shown.dropFirst() {
      own(baseline(of: other, alignmentBox(other), isFirst: isFirst), .equal, line)
    }
    let extent = Expression(solver.makeVariable())
    let (start, end) = (area.start(.vertical), area.end(.vertical))
    if isFirst {
      own(start, .lessThanOrEqual, alignmentBox(first).start(.vertical))
    } else {
      own(end, .greaterThanOrEqual, alignmentBox(first).end(.vertical))
    }
    for number in shown {
      let box = alignmentBox(number)
      own(box.end(.vertical), .lessThanOrEqual, isFirst ? end : start + extent)
      own(box.start(.vertical), .greaterThanOrEqual, isFirst ? end - extent : start)
    }
    own(extent, .equal, Expression(), priority: StackPriority.span)
    own(area.length(.vertical), .equal, Expression(), priority: StackPriority.shrink)
  }

  private mutating func align(
    _ number: Int, _ alignment: UIStackView.Alignment, _ axis: LayoutAxis, in area: LayoutBox, isMirrored: Bool
  ) {
    let box = alignmentBox(number)
    var pinsStart = false
    var pinsEnd = false
    switch alignment {
    case .fill: (pinsStart, pinsEnd) = (true, true)
    case .leading, .top: (pinsStart, pinsEnd) = (!isMirrored, isMirrored)
    case .trailing, .bottom: (pinsStart, pinsEnd) = (isMirrored, !isMirrored)
    case .center: own(box.center(axis), .equal, area.center(axis))
    // Baselines only mean something in a row.
    case .firstBaseline, .lastBaseline: pinsStart = axis == .horizontal
    }
    own(box.start(axis), pinsStart ? .equal : .greaterThanOrEqual, area.start(axis))
    own(box.end(axis), pinsEnd ? .equal : .lessThanOrEqual, area.end(axis))
  }

  // MARK: Hidden views

  /// A hidden view takes no room: it has no length, unless what is in it must have one, and waits in the middle of the
  /// gap between the visible views around it, or where the last of them ends. Across the axis it is aligned as they are.
  ///
  /// Evidence: of ten hidden views of four documents nine have the length, among them two of twelve and forty points that
  /// required constraints give them; a gap of twelve points has one in its middle.
  private mutating func parkHidden(
    _ arranged: [Int], _ axis: LayoutAxis, in area: LayoutBox, _ stack: UIStackView
  ) {
    let shown = arranged.filter { !tree.items[$0].view.isHidden }
    var passed = 0
    for number in arranged {
      guard tree.items[number].view.isHidden else {
        passed += 1
        continue
      }
      let box = alignmentBox(number)
      var place = area.start(axis)
      if passed > 0 {
        place = alignmentBox(shown[passed - 1]).end(axis)
        if passed < shown.count { place = (place + alignmentBox(shown[passed]).start(axis)) * 0.5 }
      }
      own(box.length(axis), .equal, Expression(), priority: StackPriority.hiding)
      own(box.start(axis), .equal, place, priority: StackPriority.proportional)
      switch stack.alignment {
      case .fill:
        own(box.start(axis.other), .equal, area.start(axis.other), priority: StackPriority.proportional)
        own(box.end(axis.other), .equal, area.end(axis.other), priority: StackPriority.proportional)
      case .center:
        own(box.center(axis.other), .equal, area.center(axis.other), priority: StackPriority.proportional)
      case .trailing, .bottom, .lastBaseline:
        own(box.end(axis.other), .equal, area.end(axis.other), priority: StackPriority.proportional)
      case .leading, .top, .firstBaseline:
        own(box.start(axis.other), .equal, area.start(axis.other), priority: StackPriority.proportional)
      }
    }
  }
}
