/// A control that shows a colour and lets it be picked.
open class UIColorWell: UIControl {
  override open class var vocabulary: Vocabulary { .colorWell }

  /// What it is called; nil for none.
  public final var title: String?
  /// The colour that was chosen; nil for none yet.
  public final var selectedColor: UIColor?
  /// Whether the opacity can be chosen too.
  public final var supportsAlpha = true
  /// Whether a colour can be taken from the screen.
  public final var supportsEyedropper = true

  /// As UIKit reports it.
  override open var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  override open func draw(into canvas: inout Canvas) {
    let side = min(28, bounds.width, bounds.height)
    let ring = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let hues: [UIColor] = [.systemRed, .systemYellowRing, .systemGreen, .systemBlue]
    for (number, hue) in hues.enumerated() {
      canvas.stroke(.path(ring.shrunk(dx: 1.5, dy: 1.5).quarter(number)), hue, width: 3)
    }
    canvas.fill(.ellipse(ring.shrunk(dx: 5, dy: 5)), selectedColor ?? .controlGround)
  }
}

extension UIColor {
  fileprivate static let systemYellowRing = system(named: "systemYellowColor") ?? .yellow
}

extension CGRect {
  /// A quarter of the ellipse in the rectangle, clockwise from the top: 0 to 3.
  fileprivate func quarter(_ number: Int) -> [PathElement] {
    let bow = 0.5523  // how far the handles of a curve lie out, for a quarter of a circle of radius 1
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: midX + x * width / 2, y: midY + y * height / 2) }
    let corners: [(x: Double, y: Double)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    let start = corners[number & 3]
    let end = corners[(number + 1) & 3]
    return [
      .move(point(start.x, start.y)),
      .curve(
        point(end.x, end.y), control1: point(start.x + bow * end.x, start.y + bow * end.y),
        control2: point(end.x + bow * start.x, end.y + bow * start.y)),
    ]
  }
}

extension Vocabulary {
  /// What a document may say of a `<colorWell>`.
  public static let colorWell = Vocabulary(
    "colorWell", UIColorWell.self, inherits: .control, make: { UIColorWell() }
  ) { row in
    [
      row.string("title", \.title),
      row.value("selectedColor", \.selectedColor),
      row.bool("supportsAlpha", \.supportsAlpha, default: true),
      row.bool("supportsEyedropper", \.supportsEyedropper, default: true),
    ]
  }
}
