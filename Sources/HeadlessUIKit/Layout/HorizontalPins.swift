/// What required equations say of a view's extent from left to right.
struct HorizontalPins: OptionSet {
  let rawValue: UInt8

  static let oneEdge = HorizontalPins(rawValue: 1)
  static let bothEdges = HorizontalPins(rawValue: 2)
  static let center = HorizontalPins(rawValue: 4)
  static let width = HorizontalPins(rawValue: 8)

  /// Takes down an attribute that an equation has.
  mutating func note(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .centerX, .centerXWithinMargins: formUnion(.center)
    case .width: formUnion(.width)
    default:
      guard attribute.kind == .horizontal else { return }
      formUnion(contains(.oneEdge) ? .bothEdges : .oneEdge)
    }
  }
}

extension LayoutSystem {
  /// Takes down what an equation says of the views that it is about.
  mutating func notePins(of constraint: NSLayoutConstraint) {
    guard !pins.isEmpty, constraint.relation == .equal, Double(constraint.priority) >= 1000 else { return }
    for (item, attribute) in [
      (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
    ] {
      guard let label = item as? UILabel, let number = tree.number(of: label) else { continue }
      pins[number].note(attribute)
    }
  }

  /// Whether the view is a label of a xib's outermost view whose width follows from one edge and its centre. Interface
  /// Builder rounded the far edge up, to a point more than was asked for, where there was no screen of more pixels.
  ///
  /// Evidence: 91 of 91 labels in 47 xibs without a device, nearly all from the launch screen that Xcode 6 made, at two
  /// widths of it. In storyboards (10) and on devices (5) such labels are as wide as asked for. Why is not known.
  func isStretchedFromCenter(_ number: Int) -> Bool {
    !pins.isEmpty && pins[number] == [.oneEdge, .center] && tree.items[number].parent == 0
  }
}

extension LayoutTree {
  /// Whether the outermost view is a xib's, on a screen of one pixel a point.
  var mayStretchFromCenter: Bool {
    guard let root = items.first?.view else { return false }
    return root.extras?.viewController == nil && root.traitCollection.displayScale == 1
  }
}
