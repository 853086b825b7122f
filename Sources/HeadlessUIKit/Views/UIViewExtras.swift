/// What few views have, kept apart so that the others stay small.
@dynamicMemberLookup
final class UIViewExtras {
  var layer: CALayer?
  var constraints: [NSLayoutConstraint] = []
  var gestureRecognizers: [UIGestureRecognizer] = []
  var layoutGuides: [UILayoutGuide] = []
  var traitCollection: UITraitCollection?
  var clock: AnimationClock?
  var clockSource = ClockSource.made
  /// What is on its way, the oldest first.
  var animations: [PropertyAnimation] = []
  /// Of the tree that the view is the outermost of.
  weak var firstResponder: UIResponder?
  weak var viewController: UIViewController?
  private var rarities: Boxed<Rarities>?

  /// What even fewer views have, and what is large.
  struct Rarities {
    var transform: CGAffineTransform?
    var layoutMargins: UIEdgeInsets?
    var directionalLayoutMargins: NSDirectionalEdgeInsets?
    var placeholderIntrinsicWidth: CGFloat?
    var placeholderIntrinsicHeight: CGFloat?
    var liveContentSize: CGSize?
    var restorationIdentifier: String?
    /// How the frame is said in documents that give distances; it is resolved in the superview.
    var frameInset: FrameInset?
    var mask: UIView?
    var layoutSurroundings: LayoutSurroundings?
  }

  /// One of the rarities; setting nil makes no room for them.
  subscript<Value>(dynamicMember path: WritableKeyPath<Rarities, Value?>) -> Value? {
    get { rarities?.value[keyPath: path] }
    set {
      if rarities == nil, newValue != nil { rarities = Boxed(Rarities()) }
      rarities?.value[keyPath: path] = newValue
    }
  }
}

extension UIView {
  func makeExtras() -> UIViewExtras {
    if let extras { return extras }
    let made = UIViewExtras()
    extras = made
    return made
  }

  /// How the view is moved, scaled or turned around its centre.
  public var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set {
      guard newValue != transform else { return }
      let old = transform
      makeExtras().transform = newValue.isIdentity ? nil : newValue
      changed(.transform, from: .transform(old), to: .transform(newValue))
    }
  }

  /// Corners, border, shadow.
  public var layer: CALayer {
    let extras = makeExtras()
    if let layer = extras.layer { return layer }
    let made = CALayer()
    made.view = self
    extras.layer = made
    return made
  }

  /// The name under which the system restores its state.
  public var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { makeExtras().restorationIdentifier = newValue }
  }

  /// The recognizers that watch it, in the order in which they were added.
  public var gestureRecognizers: [UIGestureRecognizer] { extras?.gestureRecognizers ?? [] }

  /// Lets a recognizer watch this view, and no other.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    makeExtras().gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Lets a recognizer watch no longer.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    extras?.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// The constraints that this view holds, in the order in which they were added.
  public var constraints: [NSLayoutConstraint] { extras?.constraints ?? [] }

  /// Holds a constraint, as the last one.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    makeExtras().constraints.append(constraint)
    setNeedsLayout()
  }

  /// Gives up a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    extras?.constraints.removeAll { $0 === constraint }
    setNeedsLayout()
  }

  /// The guides in it, in the order in which they were added.
  public var layoutGuides: [UILayoutGuide] { extras?.layoutGuides ?? [] }

  /// Puts a guide into the view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    makeExtras().layoutGuides.append(guide)
  }

  /// The guide of that kind that a document or code brought.
  func layoutGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide? {
    extras?.layoutGuides.first { $0.kind == kind }
  }

  /// The frame by its distances. It has no size that depends on the superview before there is one.
  var frameInset: FrameInset? {
    get { nil }
    set {
      makeExtras().frameInset = newValue
      if let newValue { documentFrame = newValue.frame(in: superview?.bounds.size ?? .zero) }
    }
  }

  /// Grows or shrinks the view, a part that fills its superview, as much as the superview did.
  func grow(from old: CGSize, to new: CGSize) {
    guard old != new else { return }
    place(
      at: CGRect(
        x: origin.x, y: origin.y, width: max(0, bounds.width + new.width - old.width),
        height: max(0, bounds.height + new.height - old.height)))
  }

  /// The margins that were set by hand, nil when UIKit's own apply.
  var explicitLayoutMargins: UIEdgeInsets? {
    get { extras?.layoutMargins }
    set { makeExtras().layoutMargins = newValue }
  }

  var explicitDirectionalLayoutMargins: NSDirectionalEdgeInsets? {
    get { extras?.directionalLayoutMargins }
    set { makeExtras().directionalLayoutMargins = newValue }
  }

  /// What the view's class said its content wants, in points, when a tool ran it; nil where none did.
  ///
  /// Interface Builder stores this for the classes that it draws live (`@IBDesignable`), and lays out with it.
  public var liveContentSize: CGSize? {
    get { extras?.liveContentSize }
    set {
      guard newValue != liveContentSize else { return }
      makeExtras().liveContentSize = newValue
      setNeedsLayout()
    }
  }

  /// The width that Interface Builder pretends the view has; nil when it pretends nothing.
  var placeholderIntrinsicWidth: Double? {
    get { extras?.placeholderIntrinsicWidth }
    set { makeExtras().placeholderIntrinsicWidth = newValue }
  }

  var placeholderIntrinsicHeight: Double? {
    get { extras?.placeholderIntrinsicHeight }
    set { makeExtras().placeholderIntrinsicHeight = newValue }
  }
}
