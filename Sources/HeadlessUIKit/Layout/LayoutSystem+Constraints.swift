import Cassowary

extension LayoutSystem {
  /// Adds all constraints of the tree in the order in which a document states them: those that a view holds after those
  /// in it. Of required ones that contradict each other the later gives way, so that a view's own size goes before edges.
  ///
  /// Evidence: 5 documents of contradictions; one in which edges went before.
  ///
  /// At design time placeholders count too: 24 of 24 required ones hold in the stored frames of public documents.
  mutating func addConstraints() {
    let counts = usesPlaceholders || holdsDrawnSizes
    for number in tree.innermostFirst {
      for constraint in tree.items[number].view.constraints
      where constraint.isActive && (counts || !constraint.isPlaceholder) {
        add(constraint, heldBy: number)
      }
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, heldBy holder: Int) {
    guard let sides = sides(of: constraint, heldBy: holder) else {
      unusable.append(constraint)
      return
    }
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let priority = Double(constraint.priority)
    guard priority > 0 else { return }
    sources.append(constraint)
    notePins(of: constraint)
    if !add(
      sides.left, relation, sides.right, priority: min(priority, Constraint.required), tag: sources.count - 1)
    {
      unusable.append(constraint)
    }
  }

  /// Both sides in the coordinates of the innermost view that holds both items.
  private mutating func sides(
    of constraint: NSLayoutConstraint, heldBy holder: Int
  ) -> (left: Expression, right: Expression)? {
    guard !constraint.isLost, let first = place(of: constraint.firstItem, heldBy: holder) else { return nil }
    let attribute = constraint.firstAttribute
    guard attribute != .notAnAttribute else { return nil }
    guard constraint.secondAttribute != .notAnAttribute else {
      guard attribute.isSize, let left = expression(attribute, of: first, in: first.node, isMirrored: false) else {
        return nil
      }
      return (left, Expression(constant: constraint.constant))
    }
    // What an id names that no object has is nowhere: only a first item may be left out, for the view that holds the rule.
    guard let secondItem = constraint.secondItem, let second = place(of: secondItem, heldBy: holder),
      attribute.kind == constraint.secondAttribute.kind
    else { return nil }
    let ancestor = tree.commonAncestor(first.node, second.node)
    let isMirrored =
      (attribute.isDirectional || constraint.secondAttribute.isDirectional)
      && tree.items[first.number].view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let left = expression(attribute, of: first, in: ancestor, isMirrored: isMirrored),
      let right = expression(constraint.secondAttribute, of: second, in: ancestor, isMirrored: isMirrored)
    else { return nil }
    note(first, attribute.kind)
    note(second, attribute.kind)
    return (left, right * constraint.multiplier + constant(of: constraint, second))
  }

  /// The distance to the safe area that Interface Builder calls standard is none at all, and that to the guides of a
  /// controller is 8 points, whatever number it stores.
  ///
  /// Evidence: 145 of 145 distances to safe areas in public documents; one to a guide that is stored as 20, the others
  /// are stored as 8.
  private func constant(of constraint: NSLayoutConstraint, _ second: LayoutPlace) -> Double {
    guard constraint.isSymbolic else { return constraint.constant }
    let guides = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UILayoutGuide }
    if guides.contains(where: { $0.kind == .safeArea }) { return 0 }
    return guides.contains { $0 is ViewControllerLayoutGuide } ? 8 : constraint.constant
  }

  private mutating func note(_ place: LayoutPlace, _ kind: NSLayoutConstraint.Attribute.Kind) {
    guard place.guide == nil else { return }
    if kind == .horizontal { isPositioned[place.number].x = true }
    if kind == .vertical { isPositioned[place.number].y = true }
  }
}

extension LayoutSystem {
  /// The view or guide that an item of a constraint means; nil for what is not in the tree.
  func place(of item: NSObject?, heldBy holder: Int) -> LayoutPlace? {
    switch item {
    case nil: return LayoutPlace(number: holder)
    case let view as UIView: return tree.number(of: view).map { LayoutPlace(number: $0) }
    case let guide as UILayoutGuide:
      if let owner = guide.owningView { return tree.number(of: owner).map { LayoutPlace(number: $0, guide: guide) } }
      // The guides of a controller belong to its view, which is the root or, for an embedded one, further inside.
      let owner = tree.items.firstIndex { item in
        item.view.extras?.viewController?.layoutGuides.contains { $0 === guide } ?? false
      }
      return LayoutPlace(number: owner ?? 0, guide: guide)
    default: return nil
    }
  }

  /// The rectangle of an item, and the view whose coordinates it is in.
  private mutating func box(of place: LayoutPlace, in ancestor: Int) -> (box: LayoutBox, owner: Int) {
    let item = tree.items[place.number]
    if let guide = place.guide {
      if guide.kind == .frameLayout {
        return box(of: LayoutPlace(number: place.number), in: ancestor)
      }
      return (box(of: guide, ownedBy: place.number), place.number)
    }
    let own = boxes[place.number]
    if place.number == ancestor || item.parent < 0 {
      let bounds = LayoutBox(
        x: Expression(), y: Expression(), width: own.width, height: own.height)
      return (bounds.inset(by: item.view.alignmentRectInsets), place.number)
    }
    return (own.inset(by: item.view.alignmentRectInsets), item.parent)
  }

  /// A guide's rectangle in its owner's coordinates.
  private mutating func box(of guide: UILayoutGuide, ownedBy number: Int) -> LayoutBox {
    let own = boxes[number]
    let bounds = LayoutBox(x: Expression(), y: Expression(), width: own.width, height: own.height)
    if guide.kind != .custom { reading[number].insert(.insets) }
    let inputs = tree.items[number].inputs
    let surroundings = tree.items[number].view.layoutSurroundings
    switch guide.kind {
    case .safeArea: return bounds.inset(by: inputs.safeAreaInsets)
    case .layoutMargins: return bounds.inset(by: inputs.margins)
    case .readableContent:
      var insets = inputs.margins
      insets.left += inputs.readableInset
      insets.right += inputs.readableInset
      return bounds.inset(by: insets)
    case .topLayout:
      let length = surroundings?.topLayoutGuideLength ?? inputs.safeAreaInsets.top
      return LayoutBox(x: bounds.x, y: bounds.y, width: bounds.width, height: Expression(constant: length))
    case .bottomLayout:
      let length = surroundings?.bottomLayoutGuideLength ?? inputs.safeAreaInsets.bottom
      return LayoutBox(
        x: bounds.x, y: bounds.height - length, width: bounds.width, height: Expression(constant: length))
    case .keyboard:
      // No keyboard is shown: the guide is a line at the bottom of the safe area.
      let usesSafeArea = (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
      let bottom = usesSafeArea ? inputs.safeAreaInsets.bottom : 0
      return LayoutBox(x: bounds.x, y: bounds.height - bottom, width: bounds.width, height: Expression())
    case .contentLayout:
      let area = contentArea(of: number)
      return LayoutBox(x: Expression(), y: Expression(), width: area.width, height: area.height)
    case .frameLayout: return bounds
    case .custom:
      if let box = guides[ObjectIdentifier(guide)] { return box }
      let made = makeBox()
      guides[ObjectIdentifier(guide)] = made
      guideList.append((guide, made))
      return made
    }
  }

  mutating func contentArea(of number: Int) -> (width: Expression, height: Expression) {
    if let area = contentAreas[number] { return area }
    let made = (width: Expression(solver.makeVariable()), height: Expression(solver.makeVariable()))
    contentAreas[number] = made
    return made
  }

  /// An attribute of an item in a view's coordinates; in mirrored ones x grows to the left from the view's right edge.
  mutating func expression(
    _ attribute: NSLayoutConstraint.Attribute, of place: LayoutPlace, in ancestor: Int, isMirrored: Bool
  ) -> Expression? {
    if attribute == .width || attribute == .height {
      let box = box(of: place, in: place.guide == nil ? ancestor : place.number).box
      return attribute == .width ? box.width : box.height
    }
    var (box, owner) = box(of: place, in: ancestor)
    // The edges of a scroll view are, for what is in it, those of its content.
    if place.guide == nil, place.number == ancestor, attribute.isEdge,
      (tree.items[ancestor].view as? UIScrollView)?.scrollsSubviews == true
    {
      let area = contentArea(of: ancestor)
      box = LayoutBox(x: Expression(), y: Expression(), width: area.width, height: area.height)
    }
    if attribute.isMargin {
      reading[place.number].insert(.insets)
      box = box.inset(by: tree.items[place.number].inputs.margins)
    }
    var node = owner
    while node != ancestor, node >= 0 {
      box.x = box.x + boxes[node].x
      box.y = box.y + boxes[node].y
      node = tree.items[node].parent
    }
    if attribute.kind == .vertical { return vertical(attribute, of: place, box) }
    guard isMirrored else { return horizontal(attribute, box) }
    var mirrored = box
    mirrored.x = boxes[ancestor].width - (box.x + box.width)
    return horizontal(attribute, mirrored, isMirrored: true)
  }

  private func horizontal(
    _ attribute: NSLayoutConstraint.Attribute, _ box: LayoutBox, isMirrored: Bool = false
  ) -> Expression? {
    switch attribute {
    case .leading, .leadingMargin: box.x
    case .trailing, .trailingMargin: box.x + box.width
    case .left, .leftMargin: isMirrored ? box.x + box.width : box.x
    case .right, .rightMargin: isMirrored ? box.x : box.x + box.width
    case .centerX, .centerXWithinMargins: box.x + box.width * 0.5
    default: nil
    }
  }

  private mutating func vertical(
    _ attribute: NSLayoutConstraint.Attribute, of place: LayoutPlace, _ box: LayoutBox
  ) -> Expression? {
    switch attribute {
    case .top, .topMargin: return box.y
    case .bottom, .bottomMargin: return box.y + box.height
    case .centerY, .centerYWithinMargins: return box.y + box.height * 0.5
    case .firstBaseline: return baseline(of: place.number, box, isFirst: true)
    case .baseline, .lastBaseline: return baseline(of: place.number, box, isFirst: false)
    default: return nil
    }
  }

  /// The baseline of the first or last line of text; a stack's is that of the view that stands for it.
  mutating func baseline(of number: Int, _ box: LayoutBox, isFirst: Bool) -> Expression {
    var number = number
    var top = box.y
    var height = box.height
    while let stack = tree.items[number].view as? UIStackView, let inner = viewForBaseline(of: stack, isFirst: isFirst)
    {
      let insets = tree.items[inner].view.alignmentRectInsets
      top = top + boxes[inner].y + insets.top
      height = boxes[inner].height - (insets.top + insets.bottom)
      number = inner
    }
    reading[number].insert(.text)
    let inputs = tree.items[number].inputs
    guard let text = inputs.text else { return isFirst ? top : top + height }
    if text.origin != .middle { return isFirst ? top + text.ascender : top + height - text.descender }
    return top + height * 0.5 + (isFirst ? text.ascender - text.height / 2 : text.height / 2 - text.descender)
  }

  /// The view whose baseline is the stack's: the first or last of a column, the tallest of a row.
  private mutating func viewForBaseline(of stack: UIStackView, isFirst: Bool) -> Int? {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }.compactMap { tree.number(of: $0) }
    guard stack.axis == .horizontal else { return isFirst ? shown.first : shown.last }
    readsHeights = true
    func height(_ number: Int) -> CGFloat {
      let item = tree.items[number]
      return item.isKnown ? item.frame.height : item.inputs.contentSize.height
    }
    var tallest = shown.first
    for number in shown.dropFirst() {
      if let best = tallest, height(number) > height(best) { tallest = number }
    }
    return tallest
  }
}

extension NSLayoutConstraint.Attribute {
  /// What can be compared with what.
  public enum Kind: Sendable { case horizontal, vertical, size, none }

  /// Whether it is a place along one of the axes, or a size.
  public var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .baseline, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  var isSize: Bool { kind == .size }

  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether it is a side, as against a size or a centre.
  var isEdge: Bool { !isSize && self != .centerX && self != .centerY && self != .notAnAttribute }
}
