/// The colours that controls draw themselves in.
extension UIColor {
  /// The part of a track that is not filled.
  static let controlTrack = system(named: "systemFillColor") ?? .systemFill
  /// The ground of fields, segments and steppers.
  static let controlGround = system(named: "tertiarySystemFillColor") ?? .systemFill
  /// The selected segment.
  static let controlSelection = UIColor(
    light: RGBA(red: 1, green: 1, blue: 1, alpha: 1),
    dark: RGBA(red: 99.0 / 255, green: 99.0 / 255, blue: 102.0 / 255, alpha: 1))
  /// Below a knob.
  static let controlShadow = UIColor(white: 0, alpha: 0.15)
}

extension Canvas {
  /// Draws the knob of a switch or a slider with its shadow.
  mutating func drawKnob(in rect: CGRect, radius: CGFloat, _ color: UIColor) {
    guard !rect.isEmpty else { return }
    let shape = DisplayShape.roundedRect(rect, radius: radius)
    add(
      .shadow(shape, UIColor.controlShadow.resolved(with: traits), offset: CGSize(width: 0, height: 3), blur: 4))
    fill(shape, color)
  }

  /// Draws a view whose content only a running app has: a light ground, a frame and the name of the class.
  mutating func drawPlaceholder(named name: String, in bounds: CGRect, ground: UIColor? = .secondarySystemBackground) {
    guard !bounds.isEmpty else { return }
    fill(.rect(bounds), ground)
    stroke(.rect(bounds.shrunk(dx: 0.5, dy: 0.5)), .separator, width: 1)
    let font = UIFont.systemFont(ofSize: 13)
    guard bounds.height >= 16 else { return }
    drawLine(of: name, font: font, color: .secondaryLabel, in: bounds.shrunk(dx: 4, dy: 0), alignment: 0.5)
  }
}
