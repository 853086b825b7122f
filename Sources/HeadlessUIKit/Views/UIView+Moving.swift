/// What has to be told, and taken along, when a view changes its place in the hierarchy.
extension UIView {
  /// Whether the view is `view` or somewhere in it.
  public final func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The view itself or the first one in it, depth first, with that tag.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }

  /// Where a subview stands once another view has left its place; nil when it is none. A view that is put beside itself
  /// stays where it is.
  func place(of sibling: UIView, without view: UIView) -> Int? {
    guard let index = subviews.firstIndex(of: sibling) else { return nil }
    if sibling === view { return index }
    guard let own = subviews.firstIndex(of: view), own < index else { return index }
    return index - 1
  }

  /// Tells the view and everything in it that it will come into another window, nil for none. Those who were told have
  /// to be told again once it has.
  func enterWindow(_ new: UIWindow?) -> [UIView] {
    guard new != nil || superview != nil, window !== new else { return [] }
    var told: [UIView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.willMove(toWindow: new)
      told.append(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return told
  }

  /// Before the view is taken out: whoever is first responder in it gives that up.
  func willLeave(_ superview: UIView) {
    let root = superview.outermost
    guard let first = root.extras?.firstResponder else { return }
    guard first.chain.contains(where: { $0 === self }) else { return }
    if !first.resignFirstResponder() { root.extras?.firstResponder = nil }
  }

  /// After a view was taken out of another: those that hold it no longer have no more constraints with what is in it.
  func dropConstraints(with view: UIView) {
    var current: UIView? = self
    while let holder = current, !view.isDescendant(of: holder) {
      for constraint in holder.constraints where constraint.concerns(view) { holder.removeConstraint(constraint) }
      current = holder.superview
    }
  }

  /// After a view was put in: this tree's clock and first responder are its own from now on.
  func settle(_ view: UIView) {
    guard let extras = view.extras else { return }
    adoptClock(of: view)
    guard let first = extras.firstResponder else { return }
    extras.firstResponder = nil
    let root = outermost.makeExtras()
    if root.firstResponder == nil { root.firstResponder = first }
  }

  /// Gives the view the size that fits it best; the top left corner stays.
  public final func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// A view whose opacity the view takes: it is seen only where the mask is. It is not in the hierarchy.
  public final var mask: UIView? {
    get { extras?.mask }
    set { makeExtras().mask = newValue }
  }

  /// A point of the view's superview in the view's own coordinates.
  func convert(_ point: CGPoint, fromSuperview superview: UIView) -> CGPoint {
    guard extras?.transform != nil else {
      return CGPoint(x: point.x - origin.x + bounds.minX, y: point.y - origin.y + bounds.minY)
    }
    return point.applying(transformToSuperview.inverted())
  }
}
