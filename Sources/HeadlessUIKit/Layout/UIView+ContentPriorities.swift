extension NSLayoutConstraint {
  /// Along which a view is measured or a stack arranges.
  public enum Axis: String, DocumentChoice { case horizontal, vertical }
}

extension UIView {
  /// How strongly the view refuses to be larger than its content, 1 to 1000; 250 unless it was set.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> Float {
    axis == .horizontal ? horizontalHuggingPriority : verticalHuggingPriority
  }

  /// Says how strongly the view refuses to be larger than its content, 1 to 1000.
  public final func setContentHuggingPriority(_ priority: Float, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontalHuggingPriority = priority } else { verticalHuggingPriority = priority }
    setNeedsLayout()
  }

  /// How strongly the view refuses to be smaller than its content, 1 to 1000; 750 unless it was set.
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> Float {
    axis == .horizontal ? horizontalCompressionResistancePriority : verticalCompressionResistancePriority
  }

  /// Says how strongly the view refuses to be smaller than its content, 1 to 1000.
  public final func setContentCompressionResistancePriority(_ priority: Float, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      horizontalCompressionResistancePriority = priority
    } else {
      verticalCompressionResistancePriority = priority
    }
    setNeedsLayout()
  }
}
