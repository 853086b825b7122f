/// The plain values of a view. They lie together in a part of the view that only this module can reach, so that the
/// compiler can prove that no two accesses overlap and need not check each of them while the program runs.
struct PlainViewValues {
  var origin = CGPoint.zero
  var bounds = CGRect.zero
  var alpha: CGFloat = 1
  var tag = 0
  var horizontalHuggingPriority: Float = 250
  var verticalHuggingPriority: Float = 250
  var horizontalCompressionResistancePriority: Float = 750
  var verticalCompressionResistancePriority: Float = 750
  var autoresizingMask: UIView.AutoresizingMask = []
  var contentMode = UIView.ContentMode.scaleToFill
  var semanticContentAttribute = UIView.SemanticContentAttribute.unspecified
  var autoresizesSubviews = true
  var translatesAutoresizingMaskIntoConstraints = true
  var isHidden = false
  var isOpaque = true
  var clipsToBounds = false
  var clearsContextBeforeDrawing = true
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var insetsLayoutMarginsFromSafeArea = true
  var preservesSuperviewLayoutMargins = false
  var layoutMarginsFollowReadableWidth = false
  var isFixedFrame = false
  var needsLayout = true
}

extension UIView {
  // MARK: Geometry

  /// The top left corner in the superview's coordinates before the transform, in points.
  final var origin: CGPoint {
    get { plain.origin }
    set {
      let old = plain.origin
      plain.origin = newValue
      changed(.origin, from: .point(old), to: .point(newValue))
    }
  }
  /// What changes when the superview's size does.
  public final var autoresizingMask: AutoresizingMask {
    get { plain.autoresizingMask }
    set { plain.autoresizingMask = newValue }
  }
  /// Whether the subviews follow their masks.
  public final var autoresizesSubviews: Bool {
    get { plain.autoresizesSubviews }
    set { plain.autoresizesSubviews = newValue }
  }
  /// Whether the frame and mask hold as constraints.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { plain.translatesAutoresizingMaskIntoConstraints }
    set { plain.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  // MARK: Appearance

  /// From 0, which cannot be seen, to 1.
  public final var alpha: CGFloat {
    get { plain.alpha }
    set {
      let old = plain.alpha
      plain.alpha = newValue
      changed(.alpha, from: .number(old), to: .number(newValue))
    }
  }
  /// Whether neither it nor what is in it is drawn.
  public final var isHidden: Bool {
    get { plain.isHidden }
    set { plain.isHidden = newValue }
  }
  /// Whether it promises to fill its bounds.
  public final var isOpaque: Bool {
    get { plain.isOpaque }
    set { plain.isOpaque = newValue }
  }
  /// Whether what lies outside its bounds is cut off.
  public final var clipsToBounds: Bool {
    get { plain.clipsToBounds }
    set { plain.clipsToBounds = newValue }
  }
  /// How the content is fitted into the bounds.
  public final var contentMode: ContentMode {
    get { plain.contentMode }
    set { plain.contentMode = newValue }
  }
  /// Whether its bounds are emptied before it is drawn.
  public final var clearsContextBeforeDrawing: Bool {
    get { plain.clearsContextBeforeDrawing }
    set { plain.clearsContextBeforeDrawing = newValue }
  }

  // MARK: Behaviour

  /// A number by which code finds it.
  public final var tag: Int {
    get { plain.tag }
    set { plain.tag = newValue }
  }
  /// Whether it takes touches.
  public final var isUserInteractionEnabled: Bool {
    get { plain.isUserInteractionEnabled }
    set { plain.isUserInteractionEnabled = newValue }
  }
  /// Whether it takes several touches at once.
  public final var isMultipleTouchEnabled: Bool {
    get { plain.isMultipleTouchEnabled }
    set { plain.isMultipleTouchEnabled = newValue }
  }

  // MARK: Layout

  /// How much it resists growing wider than its content, from 1 to 1000.
  public final var horizontalHuggingPriority: Float {
    get { plain.horizontalHuggingPriority }
    set { plain.horizontalHuggingPriority = newValue }
  }
  /// How much it resists growing higher than its content, from 1 to 1000.
  public final var verticalHuggingPriority: Float {
    get { plain.verticalHuggingPriority }
    set { plain.verticalHuggingPriority = newValue }
  }
  /// How much it resists growing narrower than its content, from 1 to 1000.
  public final var horizontalCompressionResistancePriority: Float {
    get { plain.horizontalCompressionResistancePriority }
    set { plain.horizontalCompressionResistancePriority = newValue }
  }
  /// How much it resists growing lower than its content, from 1 to 1000.
  public final var verticalCompressionResistancePriority: Float {
    get { plain.verticalCompressionResistancePriority }
    set { plain.verticalCompressionResistancePriority = newValue }
  }
  /// Whether its margins keep clear of bars and rounded corners.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { plain.insetsLayoutMarginsFromSafeArea }
    set { plain.insetsLayoutMarginsFromSafeArea = newValue }
  }
  /// Whether its margins are at least those of its superview.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { plain.preservesSuperviewLayoutMargins }
    set { plain.preservesSuperviewLayoutMargins = newValue }
  }
  /// Whether its margins keep lines of text short.
  public final var layoutMarginsFollowReadableWidth: Bool {
    get { plain.layoutMarginsFollowReadableWidth }
    set { plain.layoutMarginsFollowReadableWidth = newValue }
  }
  /// Whether its content follows the writing direction.
  public final var semanticContentAttribute: SemanticContentAttribute {
    get { plain.semanticContentAttribute }
    set { plain.semanticContentAttribute = newValue }
  }
  final var needsLayout: Bool {
    get { plain.needsLayout }
    set { plain.needsLayout = newValue }
  }
  /// Whether Interface Builder keeps the frame as it was drawn, whatever constraints say.
  public final var isFixedFrame: Bool {
    get { plain.isFixedFrame }
    set { plain.isFixedFrame = newValue }
  }
}
