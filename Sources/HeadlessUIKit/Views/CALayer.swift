/// What is drawn around and behind a view's content: corners, border, shadow.
public final class CALayer: NSObject {
  override public class var vocabulary: Vocabulary { .layer }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  public var masksToBounds = false
  /// The width of the line inside the edge, in points.
  public var borderWidth: CGFloat = 0
  public var borderColor: UIColor?
  public var shadowColor: UIColor?
  /// From 0 (none) to 1.
  public var shadowOpacity: Float = 0
  /// In points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur, in points.
  public var shadowRadius: CGFloat = 3
  public var opacity: Float = 1
}

extension Vocabulary {
  /// Documents have no `<layer>`; user-defined runtime attributes name its properties.
  public static let layer = Vocabulary("layer", CALayer.self, inherits: .object, make: { CALayer() }) { row in
    [
      row.number("cornerRadius", \.cornerRadius),
      row.bool("masksToBounds", \.masksToBounds),
      row.number("borderWidth", \.borderWidth),
      row.value("borderColor", \.borderColor),
      row.value("shadowColor", \.shadowColor),
      row.number("shadowOpacity", \.shadowOpacity),
      row.value("shadowOffset", \.shadowOffset, default: CGSize(width: 0, height: -3)),
      row.number("shadowRadius", \.shadowRadius, default: 3),
      row.number("opacity", \.opacity, default: 1),
    ]
  }
}
