/// The views below a root as the layout sees them: a flat list in which parents come before their children.
struct LayoutTree {
  var items: [LayoutItem] = []
  private(set) var index: [ObjectIdentifier: Int] = [:]
  /// Whether labels may keep sizes of whole points: a stack view in the tree has them sized anew, and so has a canvas of two
  /// pixels a point without a device (nine labels of two origins).
  private(set) var keepsWholeSizes = true
  /// What the root would like, when its own size is sought; nil for a root that keeps its size.
  var fitting: LayoutFitting?

  /// All views in the root, the root first. It keeps its own stack, so that depth costs none of the machine's.
  init(root: UIView, fitting: LayoutFitting? = nil) {
    self.fitting = fitting
    if let surroundings = root.layoutSurroundings, !surroundings.hasScreen {
      keepsWholeSizes = root.traitCollection.displayScale < 2
    }
    var waiting: [(view: UIView, parent: Int, isArranged: Bool)] = [(root, -1, false)]
    while let (view, parent, isArranged) = waiting.popLast() {
      let number = items.count
      index[ObjectIdentifier(view)] = number
      items.append(
        LayoutItem(
          view: view, parent: parent, depth: parent >= 0 ? items[parent].depth + 1 : 0,
          isPlaced: parent < 0
            ? fitting != nil
            : !view.isFixedFrame && !view.isPlacedByBar
              && (isArranged || !view.translatesAutoresizingMaskIntoConstraints),
          frame: view.frame))
      if view is UIStackView { keepsWholeSizes = false }
      let arranged = Set(((view as? UIStackView)?.arrangedSubviews ?? []).map { ObjectIdentifier($0) })
      for child in view.subviews.reversed() {
        waiting.append((child, number, arranged.contains(ObjectIdentifier(child))))
      }
    }
  }

  /// A root, a view in it, one in that, and so on, all where they stand.
  init(chain: [UIView]) {
    for (depth, view) in chain.enumerated() {
      index[ObjectIdentifier(view)] = depth
      items.append(LayoutItem(view: view, parent: depth - 1, depth: depth, isPlaced: false, frame: view.frame))
    }
  }

  /// All items in the order in which a document ends them: what is in a view before the view.
  var innermostFirst: [Int] {
    var order: [Int] = []
    order.reserveCapacity(items.count)
    var open: [Int] = []
    for number in items.indices {
      while let last = open.last, items[last].depth >= items[number].depth {
        order.append(last)
        open.removeLast()
      }
      open.append(number)
    }
    return order + open.reversed()
  }

  func number(of view: UIView) -> Int? { index[ObjectIdentifier(view)] }

  /// The innermost item that is both, or holds both.
  func commonAncestor(_ one: Int, _ other: Int) -> Int {
    var one = one
    var other = other
    while one != other {
      if items[one].depth >= items[other].depth { one = items[one].parent } else { other = items[other].parent }
      if one < 0 || other < 0 { return 0 }
    }
    return one
  }
}

/// One view in the layout.
struct LayoutItem {
  let view: UIView
  /// The superview's number, -1 for the root.
  let parent: Int
  let depth: Int
  /// Whether constraints decide the frame; otherwise it is as it is.
  let isPlaced: Bool
  /// The frame in the superview's coordinates, in points: what the view has, then what the last solution gave.
  var frame: CGRect
  /// Whether ``frame`` is known: given, or solved at least once.
  var isKnown: Bool { !isPlaced || isSolved }
  var isSolved = false
  /// Whether it takes a pixel more at its right on a screen of one pixel a point.
  var isStretched = false
  var inputs = LayoutInputs()
}

/// The numbers that a view brings into the equations and that may depend on frames.
struct LayoutInputs: Equatable {
  /// The size that the content wants, ``UIView/noIntrinsicMetric`` where it has no opinion.
  var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var safeAreaInsets = UIEdgeInsets.zero
  var margins = UIEdgeInsets.zero
  var readableInset: CGFloat = 0
  /// Where the baselines are, in a view that has text.
  var text: TextBaselines?
}

extension UIView {
  /// Whether a bar gives it its frame, as the custom view of a button.
  fileprivate var isPlacedByBar: Bool {
    guard let bar = superview as? UIBar else { return false }
    return bar.itemViews.contains { $0 === self }
  }
}
