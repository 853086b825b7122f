/// The small pictures of system items that are simple enough to be drawn; the others are marked placeholders.
enum BarGlyph {
  /// The side of the square that a glyph is drawn in, in points.
  static let side: CGFloat = 22

  static func draw(_ symbol: String, in rect: CGRect, color: UIColor, into canvas: inout Canvas) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    func line(_ from: CGPoint, _ to: CGPoint) -> DisplayShape { .path([.move(from), .line(to)]) }
    func triangle(_ start: CGFloat, _ end: CGFloat) -> DisplayShape {
      .path([.move(point(start, 0.2)), .line(point(end, 0.5)), .line(point(start, 0.8)), .close])
    }
    let width = max(1, rect.height * 0.08)
    switch symbol {
    case "plus":
      canvas.stroke(line(point(0.1, 0.5), point(0.9, 0.5)), color, width: width)
      canvas.stroke(line(point(0.5, 0.1), point(0.5, 0.9)), color, width: width)
    case "xmark":
      canvas.stroke(line(point(0.15, 0.15), point(0.85, 0.85)), color, width: width)
      canvas.stroke(line(point(0.85, 0.15), point(0.15, 0.85)), color, width: width)
    case "magnifyingglass":
      let lens = CGRect(
        x: rect.minX + rect.width * 0.1, y: rect.minY + rect.height * 0.1, width: rect.width * 0.55,
        height: rect.height * 0.55)
      canvas.stroke(.ellipse(lens), color, width: width)
      canvas.stroke(line(point(0.58, 0.58), point(0.9, 0.9)), color, width: width)
    case "play.fill": canvas.fill(triangle(0.2, 0.85), color)
    case "pause.fill":
      for x in [0.25, 0.6] {
        let bar = CGRect(
          x: rect.minX + x * rect.width, y: rect.minY + rect.height * 0.2, width: rect.width * 0.16,
          height: rect.height * 0.6)
        canvas.fill(.rect(bar), color)
      }
    case "forward.fill":
      canvas.fill(triangle(0.1, 0.5), color)
      canvas.fill(triangle(0.5, 0.9), color)
    case "backward.fill":
      canvas.fill(triangle(0.5, 0.1), color)
      canvas.fill(triangle(0.9, 0.5), color)
    case "chevron.backward":
      canvas.stroke(
        .path([.move(point(0.65, 0.1)), .line(point(0.3, 0.5)), .line(point(0.65, 0.9))]), color, width: width * 1.5)
    default:
      let image = UIImage(name: symbol, size: rect.size, source: .system(symbol), renderingMode: .alwaysTemplate)
      canvas.draw(image, in: rect, tint: color)
    }
  }
}
