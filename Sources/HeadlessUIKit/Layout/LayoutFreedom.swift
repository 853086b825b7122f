/// A length that constraints leave open, and that decides others: once it is given, less is open.
public struct LayoutFreedom {
  /// What of a view is left open.
  public enum Quantity: String, Sendable, CaseIterable {
    case contentWidth, contentHeight, width, height, x, y

    /// Whether it lies across the screen and not along it.
    public var isHorizontal: Bool { self == .x || self == .width || self == .contentWidth }
    /// Whether it is a length and not a place.
    public var isSize: Bool { self != .x && self != .y }
  }

  /// The view whose frame, or whose content's size, is left open.
  public let view: UIView
  /// What of the view is left open.
  public let quantity: Quantity
  /// The least value that it can take while all constraints are as well satisfied, in points; may be minus infinity.
  public let lowest: CGFloat
  /// The greatest such value; may be infinity.
  public let highest: CGFloat
  /// What the layout takes, in points.
  public let value: CGFloat
  /// The other views of which something is open only because this is, in document order.
  public internal(set) var dependents: [UIView] = []
  /// Whether it would not be open if the view or cell that it is in were not exactly as large as it is drawn.
  public internal(set) var isPassing = false
}
