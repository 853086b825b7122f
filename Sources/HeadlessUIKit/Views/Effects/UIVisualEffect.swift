/// What a visual effect view does to what is behind it or in it.
public enum UIVisualEffect: Sendable, Hashable {
  case blur(UIBlurEffect)
  case vibrancy(UIVibrancyEffect)

  /// The blur itself, or the one that the vibrancy is made for.
  public var blurEffect: UIBlurEffect {
    switch self {
    case .blur(let effect): effect
    case .vibrancy(let effect): effect.blurEffect
    }
  }
}

/// Blurs what is behind a view.
public struct UIBlurEffect: Sendable, Hashable {
  /// Which of its looks it has.
  public var style: Style

  /// A blur of that style.
  public init(style: Style) { self.style = style }

  /// How strong and how light the blurred picture is; those with a tone in the name keep it in dark mode.
  public enum Style: String, DocumentChoice {
    case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
}

/// Lets what is in a view shine through a blur.
public struct UIVibrancyEffect: Sendable, Hashable {
  /// The blur that the content shines through; it should match the one of the view around it.
  public var blurEffect: UIBlurEffect
  /// Nil is what effects were before there were styles.
  public var style: Style?

  /// The vibrancy that goes with a blur.
  public init(blurEffect: UIBlurEffect, style: Style? = nil) {
    self.blurEffect = blurEffect
    self.style = style
  }

  /// What is to be seen on the blur.
  public enum Style: String, DocumentChoice {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
  }
}

extension UIVisualEffect: DocumentConvertible, Inspectable {
  public static let documentElements = [
    Vocabulary(value: "blurEffect", rows: [.attribute("style", UIBlurEffect.Style.self)]),
    Vocabulary(value: "vibrancyEffect", rows: [.attribute("style", UIVibrancyEffect.Style.self)]),
  ]

  /// A blur without a style is extra light, as the first of UIKit's styles.
  public static func make(from element: ValueElement, in decoding: any DocumentDecoding) -> UIVisualEffect? {
    let blur = element.element == "blurEffect" ? element : element.children(named: "blurEffect").first
    let effect = UIBlurEffect(style: blur?.choice("style", as: UIBlurEffect.Style.self) ?? .extraLight)
    guard element.element == "vibrancyEffect" else { return .blur(effect) }
    return .vibrancy(
      UIVibrancyEffect(blurEffect: effect, style: element.choice("style", as: UIVibrancyEffect.Style.self)))
  }

  /// `blur dark`, `vibrancy fill on regular`.
  public var inspected: InspectedValue {
    switch self {
    case .blur(let effect): .string("blur \(effect.style.rawValue)")
    case .vibrancy(let effect):
      .string("vibrancy \(effect.style.map { $0.rawValue + " " } ?? "")on \(effect.blurEffect.style.rawValue)")
    }
  }
}
