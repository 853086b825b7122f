/// What is left of a container's view for the view of its child, while bars take their places.
struct ContentRoom {
  private let bounds: CGRect
  private var surroundings: LayoutSurroundings
  /// The parts that are covered by bars that nothing shines through.
  private var opaque = UIEdgeInsets.zero

  /// All of a view but what bars and corners around it cover.
  init(in view: UIView) {
    bounds = view.bounds
    surroundings = LayoutSurroundings(safeAreaInsets: view.safeAreaInsets)
    surroundings.isEdgeToEdge = view.nearestSurroundings?.isEdgeToEdge ?? false
  }

  /// Puts a bar at the top, or the bottom, of what is left. A tab bar reaches down to the edge.
  mutating func place(_ bar: UIBar, height: CGFloat, atTop: Bool) {
    let insets = surroundings.safeAreaInsets
    if atTop {
      bar.frame = CGRect(x: bounds.minX, y: bounds.minY + insets.top, width: bounds.width, height: height)
      bar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
      surroundings.safeAreaInsets.top += height
      if !bar.isTranslucent { opaque.top = surroundings.safeAreaInsets.top }
    } else {
      let rest = bar is UITabBar ? insets.bottom : 0
      bar.frame = CGRect(
        x: bounds.minX, y: bounds.maxY - insets.bottom - height, width: bounds.width, height: height + rest)
      bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      surroundings.safeAreaInsets.bottom += height
      if !bar.isTranslucent { opaque.bottom = surroundings.safeAreaInsets.bottom }
    }
  }

  /// Lets the view of a child fill the container, below bars that something shines through, and says what they cover.
  func place(_ child: UIViewController) {
    guard let view = child.viewIfLoaded else { return }
    var surroundings = surroundings
    var kept = child.extendedLayoutIncludesOpaqueBars ? UIEdgeInsets.zero : opaque
    if !child.edgesForExtendedLayout.contains(.top) { kept.top = surroundings.safeAreaInsets.top }
    if !child.edgesForExtendedLayout.contains(.bottom) { kept.bottom = surroundings.safeAreaInsets.bottom }
    surroundings.safeAreaInsets.top -= kept.top
    surroundings.safeAreaInsets.bottom -= kept.bottom
    let frame = CGRect(
      x: bounds.minX, y: bounds.minY + kept.top, width: bounds.width,
      height: max(0, bounds.height - kept.top - kept.bottom))
    if view.frame != frame { view.frame = frame }
    let before = view.layoutSurroundings?.safeAreaInsets.top ?? 0
    if view.layoutSurroundings != surroundings { view.layoutSurroundings = surroundings }
    if let scroll = view as? UIScrollView { keepClear(scroll, child, before: before) }
  }

  /// A content that stands at its top stays below the bars. UIKit says so by `adjustedContentInset`.
  private func keepClear(_ scroll: UIScrollView, _ child: UIViewController, before: CGFloat) {
    guard scroll.contentInsetAdjustmentBehavior != .never, child.automaticallyAdjustsScrollViewInsets else { return }
    let top = scroll.layoutSurroundings?.safeAreaInsets.top ?? 0
    let resting = scroll.contentInset.top
    guard top != before, scroll.contentOffset.y == -(before + resting) else { return }
    scroll.contentOffset.y = -(top + resting)
  }
}

extension UIView {
  /// What is around the view or the nearest one that holds it and says so.
  final var nearestSurroundings: LayoutSurroundings? {
    var current: UIView? = self
    while let view = current {
      if let surroundings = view.layoutSurroundings { return surroundings }
      current = view.superview
    }
    return nil
  }
}
