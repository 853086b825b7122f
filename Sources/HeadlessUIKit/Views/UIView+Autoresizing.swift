extension UIView {
  /// Which of a view's margins and sizes give way when its superview changes size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The space on the left changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space on the right changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// After the size changed: the centre stays where it was, and the subviews follow.
  func resized(from old: CGSize) {
    let (origin, size) = (origin, bounds.size)
    self.origin = CGPoint(x: origin.x + (old.width - size.width) / 2, y: origin.y + (old.height - size.height) / 2)
    if autoresizesSubviews { resizeSubviews(from: old) }
    setNeedsLayout()
  }

  /// Moves and resizes the subviews as their masks say, after the view's size changed.
  func resizeSubviews(from old: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      guard !mask.isEmpty else { continue }
      let (x, width) = AutoresizingMask.resize(
        view.origin.x, view.bounds.width, in: old.width, to: bounds.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        ))
      let (y, height) = AutoresizingMask.resize(
        view.origin.y, view.bounds.height, in: old.height, to: bounds.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
      view.place(at: CGRect(x: x, y: y, width: width, height: height))
    }
  }
}

extension UIView.AutoresizingMask {
  /// One axis: the change is shared among the flexible parts in proportion to their sizes, evenly when they have none.
  static func resize(
    _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let change = new - old
    guard change != 0, flexible.0 || flexible.1 || flexible.2 else { return (start, length) }
    let parts = [start, length, old - start - length]
    let isFlexible = [flexible.0, flexible.1, flexible.2]
    let total = zip(parts, isFlexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = Double(isFlexible.filter { $0 }.count)
    let shares = zip(parts, isFlexible).map { part, flexible in
      guard flexible else { return 0.0 }
      return total == 0 ? change / count : change * part / total
    }
    return (start + shares[0], max(0, length + shares[1]))
  }
}

extension UIView.AutoresizingMask: DocumentConvertible, Inspectable {
  private static let names: [(String, UIView.AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  public static let documentElements = [
    Vocabulary(value: "autoresizingMask", rows: names.map { .attribute($0.0, .bool) })
  ]

  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> Self? {
    names.reduce(into: Self()) { mask, name in
      if element.bool(name.0) == true { mask.formUnion(name.1) }
    }
  }

  /// UIKit's number.
  public var inspected: InspectedValue { .number(Double(rawValue)) }
}
