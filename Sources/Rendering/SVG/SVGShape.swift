import HeadlessUIKit

/// Outlines as SVG elements.
enum SVGShape {
  /// The element for the shape; `attributes` begin with a blank.
  static func markup(_ shape: DisplayShape, attributes: String = "") -> String {
    switch shape {
    case .rect(let rect): return "<rect\(box(rect))\(attributes)/>"
    case .roundedRect(let rect, let radius):
      return "<rect\(box(rect))\(MarkupText.attribute("rx", radius))\(attributes)/>"
    case .ellipse(let rect):
      let center = MarkupText.attribute("cx", rect.midX) + MarkupText.attribute("cy", rect.midY)
      let radii = MarkupText.attribute("rx", rect.width / 2) + MarkupText.attribute("ry", rect.height / 2)
      return "<ellipse\(center)\(radii)\(attributes)/>"
    case .path(let elements):
      let data = elements.map(pathData).joined(separator: " ")
      return "<path\(MarkupText.attribute("d", data))\(attributes)/>"
    }
  }

  /// ` x="…" y="…" width="…" height="…"`, with a blank before it.
  static func box(_ rect: CGRect) -> String {
    MarkupText.attribute("x", rect.minX) + MarkupText.attribute("y", rect.minY)
      + MarkupText.attribute("width", rect.width) + MarkupText.attribute("height", rect.height)
  }

  private static func pathData(_ element: PathElement) -> String {
    func pair(_ point: CGPoint) -> String { MarkupText.number(point.x) + " " + MarkupText.number(point.y) }
    return switch element {
    case .move(let point): "M" + pair(point)
    case .line(let point): "L" + pair(point)
    case .curve(let end, let first, let second): "C" + [first, second, end].map(pair).joined(separator: " ")
    case .close: "Z"
    }
  }
}
