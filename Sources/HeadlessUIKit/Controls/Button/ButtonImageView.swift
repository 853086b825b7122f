/// How a button changes a picture that was not made for the state.
enum ButtonImageAdjustment {
  case none
  /// Touched: mixed with black.
  ///
  /// Evidence: an engineer of UIKit in Apple's developer forums: "mix the image with black at 45% alpha".
  case darkened
  /// Disabled: half as opaque.
  case dimmed
  /// Touched, of the system's kind: a fifth as opaque, as the title.
  case faded
}

/// Shows a button's picture as the button's state asks for.
final class ButtonImageView: UIImageView {
  var adjustment = ButtonImageAdjustment.none
  var isTemplate = false

  override func draw(into canvas: inout Canvas) {
    guard let image else { return }
    canvas.draw(
      image, in: contentMode.place(image.size, in: bounds), adjustment, tint: isTemplate ? tintColor : nil)
  }
}

extension Canvas {
  /// Draws a button's picture into a rectangle.
  mutating func draw(_ image: UIImage, in rect: CGRect, _ adjustment: ButtonImageAdjustment, tint: UIColor? = nil) {
    switch adjustment {
    case .none: draw(image, in: rect, tint: tint)
    case .darkened:
      draw(image, in: rect, tint: tint)
      draw(image, in: rect, tint: UIColor(white: 0, alpha: 0.45))
    case .dimmed, .faded:
      add(.beginGroup(alpha: adjustment == .dimmed ? 0.5 : 0.2))
      draw(image, in: rect, tint: tint)
      add(.endGroup)
    }
  }
}
