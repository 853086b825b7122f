extension UIView {
  /// The direction in which the view lays out leading and trailing edges.
  public var effectiveUserInterfaceLayoutDirection: UITraitCollection.LayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection
    }
  }

  /// The parts of the view that bars and the screen's corners cover, in points.
  public var safeAreaInsets: UIEdgeInsets { layoutInputs.safeAreaInsets }

  /// How far content keeps from the view's edges, in points.
  public var layoutMargins: UIEdgeInsets {
    get { layoutInputs.margins }
    set {
      explicitLayoutMargins = newValue
      setNeedsLayout()
    }
  }

  /// What the layout would reckon with for this view where it stands now.
  private var layoutInputs: LayoutInputs {
    var chain: [UIView] = [self]
    while let superview = chain.last?.superview { chain.append(superview) }
    var tree = LayoutTree(chain: chain.reversed())
    _ = tree.measure()
    return tree.items.last?.inputs ?? LayoutInputs()
  }
}
