/// What is drawn around and behind a view's content: corners, border, shadow.
public final class CALayer: NSObject {
  override public class var vocabulary: Vocabulary { .layer }

  /// The view that the layer belongs to.
  weak var view: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0 { didSet { changed(.cornerRadius, from: oldValue, to: cornerRadius) } }
  /// Whether what lies outside is cut off: the view's ``UIView/clipsToBounds``.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set {
      ownMasksToBounds = newValue
      view?.clipsToBounds = newValue
    }
  }
  /// What a layer without a view has.
  private var ownMasksToBounds = false
  /// The width of the line inside the edge, in points.
  public var borderWidth: CGFloat = 0 { didSet { changed(.borderWidth, from: oldValue, to: borderWidth) } }
  /// The border's colour; nil is black.
  public var borderColor: UIColor? {
    didSet { view?.changed(.borderColor, from: .color(oldValue), to: .color(borderColor)) }
  }
  /// The shadow's colour; nil is black.
  public var shadowColor: UIColor? {
    didSet { view?.changed(.shadowColor, from: .color(oldValue), to: .color(shadowColor)) }
  }
  /// From 0 (none) to 1.
  public var shadowOpacity: Float = 0 {
    didSet { changed(.shadowOpacity, from: Double(oldValue), to: Double(shadowOpacity)) }
  }
  /// In points.
  public var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { view?.changed(.shadowOffset, from: .size(oldValue), to: .size(shadowOffset)) }
  }
  /// The blur, in points.
  public var shadowRadius: CGFloat = 3 { didSet { changed(.shadowRadius, from: oldValue, to: shadowRadius) } }
  /// From 0, which cannot be seen, to 1: the view's ``UIView/alpha``.
  public var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      ownOpacity = newValue
      view?.alpha = CGFloat(newValue)
    }
  }
  private var ownOpacity: Float = 1

  private func changed(_ property: AnimatableProperty, from old: Double, to new: Double) {
    view?.changed(property, from: .number(old), to: .number(new))
  }

  /// A copy with what is seen at the clock's time.
  public func presentation() -> CALayer {
    let shown = CALayer()
    shown.masksToBounds = masksToBounds
    shown.cornerRadius = seen(.cornerRadius, cornerRadius)
    shown.borderWidth = seen(.borderWidth, borderWidth)
    shown.borderColor = view?.presented(.borderColor, borderColor) ?? borderColor
    shown.shadowColor = view?.presented(.shadowColor, shadowColor) ?? shadowColor
    shown.shadowOpacity = Float(seen(.shadowOpacity, Double(shadowOpacity)))
    shown.shadowRadius = seen(.shadowRadius, shadowRadius)
    shown.opacity = Float(seen(.alpha, Double(opacity)))
    if case .numbers(let values)? = view?.presented(.shadowOffset, .size(shadowOffset)) {
      shown.shadowOffset = CGSize(width: values.x, height: values.y)
    }
    return shown
  }

  private func seen(_ property: AnimatableProperty, _ value: Double) -> Double {
    view?.presented(property, value) ?? value
  }

  /// Ends the animations of the view: it is seen as it is set, and completions are told that they did not finish.
  public func removeAllAnimations() { view?.removeAnimations() }
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
