/// What is around a view that its superviews do not tell: bars, the screen's corners, the margins of its kind of place.
///
/// A window and its controllers say this on a device; for a document Interface Builder's canvas does.
public struct LayoutSurroundings: Sendable, Hashable {
  /// The parts of the view that bars and the screen's corners cover, in points.
  public var safeAreaInsets = UIEdgeInsets.zero
  /// The margins that apply while the view states none of its own, in points, without the safe area; nil takes those of
  /// the view's kind.
  public var layoutMargins: UIEdgeInsets?
  /// Whether the view is on a screen with round corners, where bars are higher.
  public var isEdgeToEdge = false
  /// Whether there is a screen around it; Interface Builder's canvas without a device is none.
  public var hasScreen = true
  /// Whether the view is a card, a sheet or a popover over another screen.
  public var isSheet = false
  /// Whether views without content are as large as they are drawn, though what is in them would be content with less or
  /// more, as on Interface Builder's canvas; no device does that. It counts for the view that no other holds.
  public var holdsDrawnSizes = false
  /// The heights of the top and bottom layout guides, in points; nil takes the safe area's.
  public var topLayoutGuideLength: CGFloat?
  /// The height of the bottom layout guide, in points; nil takes the safe area's.
  public var bottomLayoutGuideLength: CGFloat?

  /// Surroundings with these insets and margins, in points, on a screen with square corners.
  public init(safeAreaInsets: UIEdgeInsets = .zero, layoutMargins: UIEdgeInsets? = nil) {
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
  }
}

extension UIView {
  /// What is around the view; nil takes what its superview leaves it.
  public var layoutSurroundings: LayoutSurroundings? {
    get { extras?.layoutSurroundings }
    set {
      makeExtras().layoutSurroundings = newValue
      setNeedsLayout()
    }
  }
}

extension UIView {
  /// The controller that the view belongs to as its whole view; nil for a part of one.
  public var viewController: UIViewController? { extras?.viewController }
}
