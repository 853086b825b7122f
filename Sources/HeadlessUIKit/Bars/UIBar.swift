/// What navigation bars, toolbars and tab bars have in common; UIKit has no class for it.
open class UIBar: UIView {
  /// Whether the bar is light with black text, or black with white text.
  public final var barStyle = Style.default
  /// Whether what is behind the bar shines through. A screen's content lies below such a bar, else beside it.
  public final var isTranslucent = true
  /// The colour of the background; nil is the system's material.
  public final var barTintColor: UIColor?
  /// What is drawn at the edge instead of a hairline; an empty picture draws nothing.
  public final var shadowImage: UIImage?
  /// The picture stretched over the background; nil for none.
  public final var backgroundImage: UIImage?
  /// How the bar looks at its usual height; it goes before the properties from before iOS 13.
  public final var standardAppearance: UIBarAppearance?
  /// How the bar looks on a phone that lies; nil is as ``standardAppearance``.
  public final var compactAppearance: UIBarAppearance?
  /// How the bar looks while the content is scrolled to its very edge; nil is clear for navigation bars.
  public final var scrollEdgeAppearance: UIBarAppearance?
  /// As ``scrollEdgeAppearance``, on a phone that lies.
  public final var compactScrollEdgeAppearance: UIBarAppearance?

  /// Whether the bar is light or dark; the last two are names from before iOS 7.
  public enum Style: String, DocumentChoice { case `default`, black, blackOpaque, blackTranslucent }

  /// The views of the bar's items, which lie in the bar without being listed among its subviews.
  var itemViews: [UIView] { [] }

  override var listedSubviews: [UIView] {
    let shown = Set(itemViews)
    return shown.isEmpty ? subviews : subviews.filter { !shown.contains($0) }
  }

  /// Which edge of the bar the line that parts it from the content is on.
  var hasShadowAbove: Bool { true }

  /// The button at a point of the bar; nil beside the buttons.
  func button(at point: CGPoint) -> UIBarButtonItem? { nil }

  /// A finger that came down beside all buttons was lifted there.
  func tapped(at point: CGPoint) {}

  private final weak var touched: UIBarButtonItem?

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = touches.first.flatMap { button(at: $0.location(in: self)) }
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    let button = button(at: point)
    guard button === touched else { return }
    if let button { button.tap(event: event) } else { tapped(at: point) }
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touched = nil }

  /// Whether the bar's text is white.
  final var isDark: Bool { barStyle != .default }

  final func drawBackground(into canvas: inout Canvas) {
    let appearance = standardAppearance
    if let image = backgroundImage ?? appearance?.backgroundImage {
      canvas.draw(image, in: bounds)
    } else {
      let material = UIBlurEffect(style: isDark ? .dark : .systemChromeMaterial).material
      canvas.fill(.rect(bounds), appearance?.backgroundColor ?? barTintColor ?? backgroundColor ?? material)
    }
    let thickness = 1 / max(1, canvas.traits.displayScale)
    let line = CGRect(
      x: bounds.minX, y: hasShadowAbove ? bounds.minY : bounds.maxY, width: bounds.width, height: thickness)
    canvas.fill(.rect(line), appearance?.shadowColor ?? .separator)
  }
}

extension RowMaker where Object: UIBar {
  /// The rows that every bar has.
  var barRows: [Row] {
    [
      choice("barStyle", \.barStyle, default: .default, nibKey: "UIBarStyle"),
      bool("translucent", \.isTranslucent, default: true, property: "isTranslucent", nibKey: "UIBarTranslucence"),
      value("barTintColor", \.barTintColor, nibKey: "UIBarTintColor"),
      image("shadowImage", \.shadowImage),
      image("backgroundImage", \.backgroundImage),
      value("standardAppearance", \.standardAppearance),
      value("compactAppearance", \.compactAppearance),
      value("scrollEdgeAppearance", \.scrollEdgeAppearance),
      value("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance),
      designTime("catalog"),
    ]
  }
}
