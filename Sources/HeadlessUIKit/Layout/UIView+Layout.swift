extension UIView {
  /// Lays out the whole tree that the view is in when something in it asked for it: constraints, masks, then each view's
  /// ``layoutSubviews()``.
  ///
  /// - Complexity: about linear in the views and constraints.
  public func layoutIfNeeded() {
    let root = outermostView
    for _ in 0..<3 where root.takeLayoutRequests() {
      root.solveLayout()
      for view in root.withDescendants { view.placeSubviews() }
    }
  }

  /// The view that holds this one and that no view holds.
  var outermostView: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  /// The view and all in it, superviews first.
  var withDescendants: [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return found
  }

  /// Whether the view or one in it wants to be laid out; they are told that it is being done.
  private func takeLayoutRequests() -> Bool {
    var wanted = false
    for view in withDescendants where view.needsLayout {
      wanted = true
      view.needsLayout = false
    }
    return wanted
  }

  /// Solves the constraints below the view, which keeps its own size.
  @discardableResult
  func solveLayout() -> LayoutSystem {
    let scale = traitCollection.displayScale
    var system = LayoutSystem.solved(LayoutTree(root: self))
    for _ in 0..<2 {
      // Masks moved views that constraints refer to: solve again with where they are now.
      guard system.tree.place(scale: scale) else { break }
      system = LayoutSystem.solved(LayoutTree(root: self))
    }
    system.finish()
    return system
  }

  /// The constraints of the tree that contradicted each other in the last layout, as ``layoutIfNeeded()`` would find them.
  public func layoutConflicts() -> [LayoutConflict] {
    LayoutSystem.solved(LayoutTree(root: outermostView)).conflicts
  }
}

extension LayoutSystem {
  /// How often frames may change what views want, such as the height of a text that wraps.
  private static let maximumPasses = 5

  /// Solves until the frames no longer change what views want.
  static func solved(_ tree: LayoutTree) -> LayoutSystem {
    var system = LayoutSystem(tree: tree)
    _ = system.tree.measure()
    for _ in 0..<maximumPasses {
      system.solve()
      guard system.takeFrames(), system.tree.measure(reading: system.readsHeights ? [] : system.reading) else { break }
      system = LayoutSystem(tree: system.tree)
    }
    return system
  }

  /// Tells guides and scroll views what the solution means for them.
  func finish() {
    for (guide, box) in guideList { guide.layoutFrame = rect(of: box) }
    for (number, area) in contentAreas.sorted(by: { $0.key < $1.key }) {
      (tree.items[number].view as? UIScrollView)?.contentSize = CGSize(
        width: value(of: area.width), height: value(of: area.height))
    }
  }
}
