/// Something that has a say in where a view lies.
public enum LayoutReason: Hashable {
  /// A constraint that somebody wrote.
  case constraint(NSLayoutConstraint)
  /// The size that the content of a view wants; whether its width is meant, and the length in points.
  case content(UIView, isWidth: Bool, length: CGFloat)
  /// The arrangement of a stack view.
  case stack(UIStackView)
  /// No view is narrower or lower than nothing.
  case noNegativeSize(UIView)
  /// Nothing decides it, so that it stays as it was drawn.
  case drawn(UIView)
  /// The mask of the view keeps it where it is in its superview.
  case mask(UIView)
  /// The size that somebody asked the outermost view to fit into.
  case fitting

  /// The constraint, if it is one.
  public var constraint: NSLayoutConstraint? {
    guard case .constraint(let constraint) = self else { return nil }
    return constraint
  }
}
