extension UIView {
  /// What is seen of a view at its clock's time, while animations are under way.
  public struct Presentation: Sendable, Hashable {
    /// The middle in the superview's coordinates, in points.
    public var center: CGPoint
    /// The own coordinate system, in points.
    public var bounds: CGRect
    /// From 0 to 1.
    public var alpha: CGFloat
    /// Nil for nothing.
    public var backgroundColor: UIColor?
    /// Around the middle.
    public var transform: CGAffineTransform
    /// The own tint, or that of a view that holds it.
    public var tintColor: UIColor
    /// In points.
    public var cornerRadius: CGFloat

    /// The smallest upright rectangle around the view in its superview's coordinates, in points.
    public var frame: CGRect {
      let around = CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
      return around.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
  }

  /// What is seen of the view at its clock's time. The properties themselves have had their new values all along.
  public final var presentation: Presentation {
    let (corner, bounds) = (presentedOrigin, presentedBounds)
    return Presentation(
      center: CGPoint(x: corner.x + bounds.width / 2, y: corner.y + bounds.height / 2), bounds: bounds,
      alpha: presented(.alpha, alpha), backgroundColor: presented(.backgroundColor, backgroundColor),
      transform: presentedTransform ?? .identity, tintColor: presentedTintColor,
      cornerRadius: extras?.layer.map { presented(.cornerRadius, $0.cornerRadius) } ?? 0)
  }

  final func presented(_ property: AnimatableProperty, _ value: Double) -> Double {
    guard hasAnimations, case .numbers(let shown) = presented(property, .number(value)) else { return value }
    return shown.x
  }

  final func presented(_ property: AnimatableProperty, _ color: UIColor?) -> UIColor? {
    guard hasAnimations, case .color(let shown) = presented(property, .color(color)) else { return color }
    return shown
  }

  final var presentedOrigin: CGPoint {
    guard hasAnimations, case .numbers(let shown) = presented(.origin, .point(origin)) else { return origin }
    return CGPoint(x: shown.x, y: shown.y)
  }

  final var presentedBounds: CGRect {
    guard hasAnimations, case .numbers(let shown) = presented(.bounds, .rect(bounds)) else { return bounds }
    return CGRect(x: shown.x, y: shown.y, width: max(0, shown.z), height: max(0, shown.w))
  }

  final var presentedTransform: CGAffineTransform? {
    guard hasAnimations, case .transform(let shown) = presented(.transform, .transform(transform)) else {
      return extras?.transform
    }
    return shown.isIdentity ? nil : shown
  }

  /// The tint as it is seen: that of the nearest view that has one.
  final var presentedTintColor: UIColor {
    var current: UIView? = self
    while let view = current {
      if view.hasAnimations, let color = view.presented(.tintColor, view.ownTintColor), view.ownTintColor != nil {
        return color
      }
      if view.ownTintColor != nil { break }
      current = view.superview
    }
    return tintColor
  }
}

extension UIView {
  /// A view with what is seen of the properties that all views animate.
  final func animatedStandIn(for property: String) -> NSObject? {
    guard ["alpha", "backgroundColor", "tintColor", "frame"].contains(property) else { return nil }
    let seen = presentation
    let shown = UIView(frame: seen.frame)
    shown.alpha = seen.alpha
    shown.backgroundColor = seen.backgroundColor
    shown.ownTintColor = ownTintColor == nil ? nil : seen.tintColor
    return shown
  }
}

extension NSObject {
  /// As ``inspectedProperties``, with what is seen at the clock's time while something is under way.
  public final var presentedProperties: [InspectedValue.Entry] {
    guard let view = self as? UIView, view.isMoving else { return inspectedProperties }
    return type(of: self).vocabulary.allRows.compactMap { row in
      row.inspect(view.seen(row.property) ?? self).map { InspectedValue.Entry(row.property, $0) }
    }
  }
}
