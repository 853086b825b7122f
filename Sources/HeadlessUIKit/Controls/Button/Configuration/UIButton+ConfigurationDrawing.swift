extension UIButton {
  /// Draws background, image, title and subtitle of a configuration.
  func draw(_ configuration: Configuration, into canvas: inout Canvas) {
    drawBackground(of: configuration, into: &canvas)
    let ink = foreground(of: configuration)
    let color = ink.resolved(with: canvas.traits)
    let layout = configurationLayout(configuration, in: bounds, color: color, traits: canvas.traits)
    if configuration.showsActivityIndicator {
      let rect = layout.imageRect
      canvas.drawSpinner(centre: CGPoint(x: rect.midX, y: rect.midY), radius: 10, ink)
    } else if let image = layout.image {
      let isTinted = image.renderingMode == .automatic && (image.isSymbolImage || isSystem)
      canvas.draw(image, in: layout.imageRect, tint: isTinted ? ink : nil)
    }
    let share = titleShare(of: configuration, isMirrored: canvas.traits.layoutDirection == .rightToLeft)
    for (text, rect) in [(layout.title, layout.titleRect), (layout.subtitle, layout.subtitleRect)] {
      for line in text.textLines(at: rect.origin, width: rect.width, alignment: share) { canvas.add(.text(line)) }
    }
  }

  private func drawBackground(of configuration: Configuration, into canvas: inout Canvas) {
    let background = configuration.background
    var area = bounds
    if let insets = background.backgroundInsets {
      area = area.inset(
        by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
    guard !area.isEmpty else { return }
    let radius = cornerRadius(of: configuration, in: area)
    let shape: DisplayShape = radius > 0 ? .roundedRect(area, radius: radius) : .rect(area)
    canvas.fill(shape, background.backgroundColor ?? configuration.baseBackgroundColor ?? ground(of: configuration))
    if let image = background.image {
      canvas.add(.save)
      canvas.add(.clip(shape))
      canvas.draw(image, in: area, mode: background.imageContentMode)
      canvas.add(.restore)
    }
    if background.strokeWidth > 0 {
      let inset = background.strokeWidth / 2 - background.strokeOutset
      canvas.stroke(
        .roundedRect(area.shrunk(dx: inset, dy: inset), radius: max(0, radius - inset)),
        background.strokeColor ?? tintColor, width: background.strokeWidth)
    }
  }

  /// In points: what the background says where the style is fixed or says nothing else.
  private func cornerRadius(of configuration: Configuration, in area: CGRect) -> CGFloat {
    let half = min(area.width, area.height) / 2
    let standard: CGFloat =
      switch configuration.buttonSize {
      case .mini, .small: 5.5
      case .medium: 5.95
      case .large: 8.75
      }
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .fixed, .dynamic: configuration.background.cornerRadius ?? standard
      case .small: 4
      case .medium: 5.95
      case .large: 8.75
      case .capsule: half
      }
    return min(max(0, radius), half)
  }

  private func ground(of configuration: Configuration) -> UIColor? {
    switch configuration.style {
    case .plain, .borderless: return nil
    case .gray, .bordered, .clearGlass, .glass: return .controlGround
    case .tinted, .borderedTinted: return (isEnabled ? tintColor : .systemGray).withAlphaComponent(0.18)
    case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass:
      return isEnabled ? tintColor : .controlGround
    }
  }

  private func foreground(of configuration: Configuration) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if let color = configuration.baseForegroundColor { return color }
    switch configuration.style {
    case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: return .white
    case .glass, .clearGlass: return .label
    default: return titleColor(for: .normal) ?? tintColor
    }
  }

  private func titleShare(of configuration: Configuration, isMirrored: Bool) -> CGFloat {
    switch configuration.titleAlignment {
    case .center: return 0.5
    case .leading: return isMirrored ? 1 : 0
    case .trailing: return isMirrored ? 0 : 1
    case .automatic:
      let hasImageBeside =
        configuration.image != nil
        && (configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing)
      return hasImageBeside ? (isMirrored ? 1 : 0) : 0.5
    }
  }
}
