extension UIView {
  /// The rectangle that the view takes in its superview's coordinates, in points.
  ///
  /// With a transform it is the smallest upright rectangle around the view; setting it lets a view that is scaled or
  /// moved take the rectangle. For one that is turned UIKit does not say what happens. A rectangle of a negative size
  /// is the same as the standardized one.
  public var frame: CGRect {
    get {
      guard let transform = extras?.transform else { return CGRect(origin: origin, size: bounds.size) }
      let centre = center
      let around = CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
      ).applying(transform)
      return around.offsetBy(dx: centre.x, dy: centre.y)
    }
    set {
      var rect = newValue
      if rect.size.width < 0 || rect.size.height < 0 { rect = rect.standardized }
      if hasOwnSize { rect.size = bounds.size == .zero ? ownSize : bounds.size }
      if let transform = extras?.transform { rect = transform.origin(of: rect, keeping: bounds.size) }
      place(at: rect)
    }
  }

  /// Moves and resizes the view as if it had no transform, as layout does.
  func place(at rect: CGRect) {
    // A new size keeps the centre, so that the place is set last.
    if bounds.size != rect.size { bounds = CGRect(origin: bounds.origin, size: rect.size) }
    if origin != rect.origin { origin = rect.origin }
  }

  /// The middle of the view in its superview's coordinates, in points.
  public var center: CGPoint {
    get { CGPoint(x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2) }
    set { origin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2) }
  }

  /// The map from this view's coordinates to its superview's.
  var transformToSuperview: CGAffineTransform {
    .placement(of: bounds, at: origin, transform: extras?.transform)
  }

  /// The map from this view's coordinates to those of the outermost view that holds it.
  private var transformToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var current: UIView? = self
    while let view = current, view.superview != nil {
      map = map.concatenating(view.transformToSuperview)
      current = view.superview
    }
    return map
  }

  /// A point of this view in another view's coordinates; nil means the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let atRoot = point.applying(transformToRoot)
    return view.map { atRoot.applying($0.transformToRoot.inverted()) } ?? atRoot
  }

  /// A point of another view in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let atRoot = view.map { point.applying($0.transformToRoot) } ?? point
    return atRoot.applying(transformToRoot.inverted())
  }

  /// A rectangle of this view in another view's coordinates; nil is the outermost view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let atRoot = rect.applying(transformToRoot)
    return view.map { atRoot.applying($0.transformToRoot.inverted()) } ?? atRoot
  }

  /// A rectangle of another view in this view's coordinates; nil is the outermost view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let atRoot = view.map { rect.applying($0.transformToRoot) } ?? rect
    return atRoot.applying(transformToRoot.inverted())
  }
}

extension CGAffineTransform {
  /// Where a view has to lie before it is transformed so that it takes a rectangle after it. One whose transform makes
  /// it vanish has any size: it keeps its own.
  fileprivate func origin(of rect: CGRect, keeping size: CGSize) -> CGRect {
    let (determinant, middle) = (a * d - b * c, CGPoint(x: rect.midX - tx, y: rect.midY - ty))
    var size = size
    if determinant != 0, determinant.isFinite {
      size = CGRect(origin: .zero, size: rect.size).applying(inverted()).size
    }
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The map from a view's coordinates to its superview's: its bounds, its top left corner before the transform, and
  /// its transform around the middle.
  static func placement(of bounds: CGRect, at origin: CGPoint, transform: CGAffineTransform?) -> CGAffineTransform {
    let toOrigin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    guard let transform else {
      return toOrigin.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    }
    return
      toOrigin
      .concatenating(CGAffineTransform(translationX: -bounds.width / 2, y: -bounds.height / 2))
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2))
  }
}
