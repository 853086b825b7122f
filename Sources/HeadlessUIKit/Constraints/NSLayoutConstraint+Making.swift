extension NSLayoutConstraint {
  /// A constraint that is not active yet: first = multiplier × second + constant, or ≤, or ≥; the constant in points.
  /// Without a second item the attribute is compared with the constant alone.
  public convenience init(
    item: NSObject, attribute: Attribute, relatedBy relation: Relation, toItem other: NSObject?,
    attribute otherAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    isActive = false
    firstItem = item
    firstAttribute = attribute
    self.relation = relation
    secondItem = other
    secondAttribute = other == nil ? .notAnAttribute : otherAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Makes constraints count.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints out of the layout.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The innermost view that is or holds both items; nil when they are in different trees.
  var commonSuperview: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard let second = Self.view(of: secondItem) else { return first }
    var candidate: UIView? = first
    while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
    return candidate
  }

  /// Whether one of the items is in a view.
  func concerns(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) ?? false }
  }

  private static func view(of item: NSObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
}
