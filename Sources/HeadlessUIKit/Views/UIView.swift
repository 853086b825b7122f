/// A rectangle on a screen, with what it shows and the views in it.
open class UIView: UIResponder {
  override open class var vocabulary: Vocabulary { .view }

  /// The plain values, which the properties in `UIView+Plain.swift` get and set.
  final var plain = PlainViewValues()

  /// The view's own coordinate system: its size, and the point at its top left corner. The centre stays where it is
  /// when the size changes.
  open var bounds: CGRect {
    get { plain.bounds }
    set {
      let old = plain.bounds
      plain.bounds = newValue
      changed(.bounds, from: .rect(old), to: .rect(newValue))
      if newValue.size != old.size { resized(from: old.size) }
    }
  }

  // MARK: Hierarchy

  /// The view that it is in.
  public final var superview: UIView? { holder }
  /// A view that goes away takes itself out of here: a weak reference would cost it a table of its own.
  private final unowned(unsafe) var holder: UIView?
  /// The views in it, from back to front.
  public final var subviews: [UIView] { children }
  private final var children: [UIView] = []

  // MARK: Appearance

  /// Drawn behind everything; nil for nothing.
  public final var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set {
      let old = ownBackgroundColor
      ownBackgroundColor = newValue
      changed(.backgroundColor, from: .color(old), to: .color(newValue))
    }
  }
  private final var ownBackgroundColor: UIColor?
  final var ownTintColor: UIColor? {
    didSet { changed(.tintColor, from: .color(oldValue), to: .color(ownTintColor)) }
  }

  /// What few views have, made when it is first set.
  final var extras: UIViewExtras?

  /// How constraints refer to the view; nil while none does.
  final var itemReference: LayoutItemReference?

  /// A view without a size.
  public required init() { super.init() }

  /// A view with a frame in its superview's coordinates, in points.
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  deinit {
    for view in children { view.holder = nil }
    for constraint in constraints { constraint.holder = nil }
    itemReference?.empty()
  }

  override open var next: UIResponder? { extras?.viewController ?? superview }

  // MARK: Touches

  /// The deepest view in front that a finger at the point touches, in this view's coordinates; the view itself when
  /// none in it does, nil when the point is outside. What is hidden, hardly visible or takes no touches is passed by;
  /// what lies outside of this view is not found even where it is seen.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !ignoresTouches, self.point(inside: point, with: event) else { return nil }
    let thread = AnimationThread.mine
    guard thread.hitTestDepth < Self.deepestTouchedView else { return self }
    thread.hitTestDepth += 1
    defer { thread.hitTestDepth -= 1 }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, fromSuperview: self), with: event) { return hit }
    }
    return self
  }

  /// Whether the point, in the view's coordinates, is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a recognizer of the view, or of one that holds it, may recognize its gesture here.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// The recognizers that watch a finger on the view: those that were added, and its own.
  var watchingRecognizers: [UIGestureRecognizer] { gestureRecognizers }

  // MARK: To override

  /// The size that the content wants, in points; ``noIntrinsicMetric`` on an axis that has no opinion.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// No opinion about an axis of the intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// How far the rectangle that constraints align lies inside the frame, in points. ``intrinsicContentSize`` is the size
  /// of that rectangle, as in UIKit.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Whether the height that the content wants depends on its width, as that of a text in several lines does.
  var wrapsContent: Bool { false }

  /// The size that a content which wraps wants when it may be that wide, in points.
  func contentSize(wrappedAt width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Whether a view that is made in code has the size of its content from the start, and for ever.
  var hasOwnSize: Bool { false }

  /// Whether a view that is made in code has the size of its content from the start.
  var hasFirstSize: Bool { false }

  /// Whether the content's size counts in whole points whatever the screen.
  var isSizedInWholePoints: Bool { false }

  /// Where the baselines of the view's text are, when the text wants that height, in points; nil for a view without text,
  /// whose edges take their place.
  func textBaselines(height: CGFloat) -> TextBaselines? { nil }

  /// The margins that the view has while nobody states any, in points.
  var defaultLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// Places the subviews; the base class leaves them to masks and constraints.
  open func layoutSubviews() {}

  /// The size that fits best when there is that much room, in points: what the content wants, else what the view has.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = intrinsicContentSize
    return CGSize(
      width: wanted.width == UIView.noIntrinsicMetric ? bounds.width : wanted.width,
      height: wanted.height == UIView.noIntrinsicMetric ? bounds.height : wanted.height)
  }

  /// Sent before and after the view is put into another, or (nil) taken out.
  open func willMove(toSuperview superview: UIView?) {}
  /// Sent after the view came into another, or was taken out.
  open func didMoveToSuperview() {}
  /// Sent before and after the view, with those that hold it, comes into a window or leaves it.
  open func willMove(toWindow window: UIWindow?) {}
  /// Sent after the view came into a window or left it.
  open func didMoveToWindow() {}
  /// Sent after a view was put into this one, and before it is taken out.
  open func didAddSubview(_ subview: UIView) {}
  /// Sent before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Adds what the view itself shows to a display list, in its own coordinates. Background, border, shadow and
  /// subviews are drawn by the caller.
  open func draw(into canvas: inout Canvas) {}

  /// Whether what is seen may be something else than what is set.
  var isMoving: Bool { hasAnimations }

  /// Something whose property of that name is what is seen at the clock's time; nil when that is what is set.
  func seen(_ property: String) -> NSObject? { animatedStandIn(for: property) }

  /// The subviews from back to front.
  open var drawnSubviews: [UIView] { subviews }

  /// The view itself where it is a window.
  var asWindow: UIWindow? { nil }

  /// The subviews that are no parts of the view itself: those that documents list under `<subviews>`.
  var listedSubviews: [UIView] { subviews }

  override open func object(forProperty name: String) -> NSObject? {
    name == "layer" ? layer : super.object(forProperty: name)
  }

  // MARK: Hierarchy

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Puts a view at a position among the others, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view right in front of one of the others.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let index = place(of: sibling, without: view)
    insert(view, at: index.map { view === sibling ? $0 : $0 + 1 } ?? children.count)
  }

  /// Puts a view right behind one of the others.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view) ?? children.count)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    children.append(children.remove(at: index))
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  /// Takes the view out. Its animations end, and what in it is first responder gives that up.
  open func removeFromSuperview() {
    guard let superview else { return }
    willLeave(superview)
    removeAnimationsInTree()
    willMove(toSuperview: nil)
    let windowed = enterWindow(nil)
    detach(from: superview)
    superview.dropConstraints(with: self)
    for view in windowed { view.didMoveToWindow() }
    didMoveToSuperview()
  }

  private func detach(from superview: UIView) {
    superview.willRemoveSubview(self)
    holder = nil
    if let index = superview.children.firstIndex(of: self) { superview.children.remove(at: index) }
    superview.setNeedsLayout()
  }

  /// Changes the places of two subviews; nothing when one of the places does not exist.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    children.swapAt(first, second)
  }

  /// A view cannot be put into itself or into one that it holds: that is ignored.
  private func insert(_ view: UIView, at index: Int) {
    guard self !== view, view.children.isEmpty || !isDescendant(of: view) else { return }
    view.willMove(toSuperview: self)
    let windowed = view.enterWindow(window)
    let old = view.superview
    if let old { view.detach(from: old) }
    if index >= children.count { children.append(view) } else { children.insert(view, at: max(index, 0)) }
    view.holder = self
    old?.dropConstraints(with: view)
    settle(view)
    if let inset = view.extras?.frameInset {
      view.extras?.frameInset = nil
      view.documentFrame = inset.frame(in: bounds.size)
    }
    setNeedsLayout()
    for view in windowed { view.didMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Says that the layout is out of date.
  public final func setNeedsLayout() { needsLayout = true }

  // MARK: Environment

  /// The world that the view is shown in: the nearest one that was set on the way up.
  public final var traitCollection: UITraitCollection {
    get {
      var current: UIView? = self
      while let view = current {
        if let traits = view.extras?.traitCollection { return traits }
        current = view.superview
      }
      return .standard
    }
    set { makeExtras().traitCollection = newValue }
  }

  /// The view's own tint, else the one of the nearest superview that has one, else the system's blue.
  open var tintColor: UIColor {
    get {
      var current: UIView? = self
      while let view = current {
        if let color = view.ownTintColor { return color }
        current = view.superview
      }
      return .tintColor
    }
    set { ownTintColor = newValue }
  }
}
