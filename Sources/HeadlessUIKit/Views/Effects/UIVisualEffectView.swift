/// Shows an effect on what is behind it, and a content view in front of it.
open class UIVisualEffectView: UIView {
  override open class var vocabulary: Vocabulary { .visualEffectView }

  /// What it does to what is behind it; nil for nothing.
  public final var effect: UIVisualEffect?
  fileprivate final var content: UIView?

  /// A view with an effect on what is behind it; nil for none.
  public convenience init(effect: UIVisualEffect?) {
    self.init()
    self.effect = effect
  }

  /// A view that blurs what is behind it.
  public convenience init(effect: UIBlurEffect) { self.init(effect: .blur(effect)) }

  /// A view whose content shines through a blur.
  public convenience init(effect: UIVibrancyEffect) { self.init(effect: .vibrancy(effect)) }

  /// Holds what is shown on the effect; made when it is first asked for.
  public final var contentView: UIView {
    if let content { return content }
    let made = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    take(made)
    return made
  }

  fileprivate func take(_ view: UIView) {
    content?.removeFromSuperview()
    content = view
    addSubview(view)
  }

  override var listedSubviews: [UIView] { subviews.filter { $0 !== content } }

  override open var bounds: CGRect {
    didSet { content?.grow(from: oldValue.size, to: bounds.size) }
  }

  /// Draws the material that the blur leaves on average; the blurring itself needs pixels.
  override open func draw(into canvas: inout Canvas) {
    guard case .blur(let blur) = effect else { return }
    canvas.fill(.rect(bounds), blur.material)
  }
}

extension UIBlurEffect {
  /// What a material adds to what is behind it.
  ///
  /// Evidence: none measured; opacities are estimates by eye.
  var material: UIColor {
    func adaptive(_ alpha: Double) -> UIColor {
      UIColor(
        light: RGBA(red: 0.97, green: 0.97, blue: 0.97, alpha: alpha),
        dark: RGBA(red: 0.13, green: 0.13, blue: 0.13, alpha: alpha))
    }
    let name = style.rawValue
    let strength: Double =
      switch style {
      case .extraLight, .extraDark, .prominent: 0.9
      case .light, .dark, .regular: 0.75
      default:
        if name.hasPrefix("systemUltraThin") {
          0.55
        } else if name.hasPrefix("systemThin") {
          0.65
        } else if name.hasPrefix("systemThick") || name.hasPrefix("systemChrome") {
          0.9
        } else {
          0.8
        }
      }
    let color = adaptive(strength)
    if style == .light || style == .extraLight || name.hasSuffix("Light") { return UIColor(rgba: color.light) }
    if style == .dark || style == .extraDark || name.hasSuffix("Dark") { return UIColor(rgba: color.dark) }
    return color
  }
}

extension Vocabulary {
  /// What a document may say of a `<visualEffectView>`.
  public static let visualEffectView = Vocabulary(
    "visualEffectView", UIVisualEffectView.self, inherits: .view, make: { UIVisualEffectView() }
  ) { row in
    [
      row.value("blurEffect", \.effect, property: "effect", nibKey: "UIVisualEffectViewEffect"),
      row.each("vibrancyEffect", property: "effect", nibKey: "UIVisualEffectViewEffect") { view, element, decoding in
        view.effect = UIVisualEffect.make(from: element, in: decoding)
      },
      row.object(
        "contentView", nibKey: "UIVisualEffectViewContentView", current: \.content
      ) { $0.take($1) },
    ]
  }
}
