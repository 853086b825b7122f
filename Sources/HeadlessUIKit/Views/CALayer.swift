/// What is drawn around and behind a view's content: corners, border, shadow.
public final class CALayer: NSObject {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Whether what lies outside is cut off.
  public var masksToBounds = false
  /// The width of the line inside the edge, in points.
  public var borderWidth: CGFloat = 0
  /// The border's colour; nil is black.
  public var borderColor: UIColor?
  /// The shadow's colour; nil is black.
  public var shadowColor: UIColor?
  /// From 0 (none) to 1.
  public var shadowOpacity: Float = 0
  /// In points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur, in points.
  public var shadowRadius: CGFloat = 3
  /// From 0, which cannot be seen, to 1.
  public var opacity: Float = 1
}
