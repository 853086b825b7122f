import Cassowary

extension UIView {
  /// The size for ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` that asks for the
  /// smallest one.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size that asks for a large one, in points.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size in points at which the view's constraints hold best when it would like to have the target's; the view stays
  /// as it is. Priorities are from 1 to 1000, which is required; 50 is the fitting level.
  ///
  /// - Complexity: that of a layout.
  public func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: Float = 50, verticalFittingPriority vertical: Float = 50
  ) -> CGSize {
    let fitting = LayoutFitting(size: target, horizontal: Double(horizontal), vertical: Double(vertical))
    let system = LayoutSystem.solved(LayoutTree(root: self, fitting: fitting))
    let size = system.rect(of: system.boxes[0]).size
    let scale = max(1, traitCollection.displayScale)
    func round(_ length: CGFloat) -> CGFloat { length.isFinite ? (length * scale - 1e-6).rounded(.up) / scale : 0 }
    return CGSize(width: max(0, round(size.width)), height: max(0, round(size.height)))
  }
}

/// What a root whose size is sought would like.
struct LayoutFitting {
  var size: CGSize
  var horizontal: Double
  var vertical: Double
}

extension LayoutSystem {
  /// Makes the root's size a wish.
  mutating func addFitting(_ fitting: LayoutFitting) {
    let box = boxes[0]
    let view = tree.items[0].view
    add(box.x, .equal, Expression())
    add(box.y, .equal, Expression())
    for (length, wanted, priority) in [
      (box.width, fitting.size.width, fitting.horizontal), (box.height, fitting.size.height, fitting.vertical),
    ] where priority > 0 && wanted.isFinite {
      // A stack's own wishes are at the fitting level too; the view's come first.
      add(length, .equal, Expression(constant: wanted), priority: min(priority, Constraint.required))
    }
    if view.translatesAutoresizingMaskIntoConstraints { isPositioned[0] = (true, true) }
  }
}
