import HeadlessUIKit

extension DisplayShape {
  /// The shape with finite numbers only and a move at its beginning; nil when it cannot be drawn.
  var drawable: DisplayShape? {
    switch self {
    case .rect(let rect): return rect.isDrawable ? self : nil
    case .ellipse(let rect): return rect.isDrawable ? self : nil
    case .roundedRect(let rect, let radius):
      guard rect.isDrawable else { return nil }
      let fitting = min(radius.isFinite ? max(0, radius) : 0, rect.width / 2, rect.height / 2)
      return fitting > 0 ? .roundedRect(rect, radius: fitting) : .rect(rect)
    case .path(var elements):
      guard elements.allSatisfy(\.isFinite), let first = elements.first else { return nil }
      switch first {
      case .move: break
      case .line(let point): elements[0] = .move(point)
      case .curve(_, _, _): elements.insert(.move(first.end ?? .zero), at: 0)
      case .close: return nil
      }
      return .path(elements)
    }
  }

  /// Whether it has no inside at all.
  var isEmpty: Bool {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.isEmpty
    case .path(let elements): elements.count < 2
    }
  }

  /// The shape as lines and curves.
  var outline: [PathElement] {
    switch self {
    case .rect(let rect):
      [
        .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.maxY)),
        .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
      ]
    case .roundedRect(let rect, let radius): Self.outline(of: rect, radiusX: radius, radiusY: radius)
    case .ellipse(let rect): Self.outline(of: rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
    case .path(let elements): elements
    }
  }

  private static func outline(of rect: CGRect, radiusX: CGFloat, radiusY: CGFloat) -> [PathElement] {
    // The share of a radius at which the handles of a curve make it a quarter of a circle.
    let handle = 0.5522847498
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func corner(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint) -> PathElement {
      func towardsCorner(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + (corner.x - point.x) * handle, y: point.y + (corner.y - point.y) * handle)
      }
      return .curve(to, control1: towardsCorner(from), control2: towardsCorner(to))
    }
    return [
      .move(point(left + radiusX, top)), .line(point(right - radiusX, top)),
      corner(point(right - radiusX, top), point(right, top), point(right, top + radiusY)),
      .line(point(right, bottom - radiusY)),
      corner(point(right, bottom - radiusY), point(right, bottom), point(right - radiusX, bottom)),
      .line(point(left + radiusX, bottom)),
      corner(point(left + radiusX, bottom), point(left, bottom), point(left, bottom - radiusY)),
      .line(point(left, top + radiusY)),
      corner(point(left, top + radiusY), point(left, top), point(left + radiusX, top)), .close,
    ]
  }
}

extension PathElement {
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .curve(let end, let control1, let control2): end.isFinite && control1.isFinite && control2.isFinite
    case .close: true
    }
  }

  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: nil
    }
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }
  var isDrawable: Bool { isFinite && width >= 0 && height >= 0 }
}

extension RGBA {
  var isVisible: Bool { alpha.isFinite && alpha > 0 }

  /// The colour with every component from 0 to 1.
  var clamped: RGBA {
    func clamp(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    return RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }
}
