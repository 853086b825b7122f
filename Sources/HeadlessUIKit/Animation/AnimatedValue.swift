/// The properties of a view, of its layer and of a progress view that animate.
enum AnimatableProperty: Hashable {
  case origin, bounds, alpha, transform, backgroundColor, tintColor
  case cornerRadius, borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius
  case progress
}

/// A value that can lie between two others.
enum AnimatedValue: Equatable {
  /// Up to four numbers.
  case numbers(SIMD4<Double>)
  case transform(CGAffineTransform)
  case color(UIColor?)

  static func number(_ value: Double) -> AnimatedValue { .numbers(SIMD4(value, 0, 0, 0)) }
  static func point(_ value: CGPoint) -> AnimatedValue { .numbers(SIMD4(value.x, value.y, 0, 0)) }
  static func size(_ value: CGSize) -> AnimatedValue { .numbers(SIMD4(value.width, value.height, 0, 0)) }
  static func rect(_ value: CGRect) -> AnimatedValue {
    .numbers(SIMD4(value.minX, value.minY, value.width, value.height))
  }

  /// Whether it can be animated to and from.
  var isFinite: Bool {
    switch self {
    case .numbers(let values): values.x.isFinite && values.y.isFinite && values.z.isFinite && values.w.isFinite
    case .transform(let map):
      map.a.isFinite && map.b.isFinite && map.c.isFinite && map.d.isFinite && map.tx.isFinite && map.ty.isFinite
    case .color: true
    }
  }

  /// Whether animations of it add up: UIKit lets those of colours replace each other.
  var isAdditive: Bool {
    if case .color = self { return false }
    return true
  }

  /// The value a share of the way to `other`, exact at both ends.
  func mixed(with other: AnimatedValue, _ share: Double) -> AnimatedValue {
    if share == 0 { return self }
    if share == 1 { return other }
    switch (self, other) {
    case (.numbers(let one), .numbers(let two)): return .numbers(one * (1 - share) + two * share)
    case (.transform(let one), .transform(let two)): return .transform(one.mixed(with: two, share))
    case (.color(let one), .color(let two)): return .color(UIColor.mixed(one, two, share))
    default: return other
    }
  }

  /// This value moved by what is left of the way from `start` to `end`.
  func adding(from start: AnimatedValue, to end: AnimatedValue, _ share: Double) -> AnimatedValue {
    switch (self, start, end) {
    case (.numbers(let base), .numbers(let start), .numbers(let end)):
      return .numbers(base + (start - end) * (1 - share))
    case (.transform(let base), .transform(let start), .transform(let end)):
      guard let back = end.inverse else { return .transform(start.mixed(with: base, share)) }
      return .transform(start.concatenating(back).mixed(with: .identity, share).concatenating(base))
    default: return start.mixed(with: end, share)
    }
  }
}

extension CGAffineTransform {
  /// Nil when no map undoes this one.
  fileprivate var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return inverted()
  }

  /// The map a share of the way to `other`: turned, scaled, sheared and moved as much of the difference.
  fileprivate func mixed(with other: CGAffineTransform, _ share: Double) -> CGAffineTransform {
    let (start, end) = (Parts(self), Parts(other))
    guard start.angle != end.angle else {
      func between(_ one: Double, _ two: Double) -> Double { one * (1 - share) + two * share }
      return CGAffineTransform(
        a: between(a, other.a), b: between(b, other.b), c: between(c, other.c), d: between(d, other.d),
        tx: between(tx, other.tx), ty: between(ty, other.ty))
    }
    return start.mixed(with: end, share).transform
  }

  /// A map as a scaling, then a shear, a turn and a move.
  private struct Parts {
    var scaleX, scaleY, shear, angle, x, y: Double

    init(_ map: CGAffineTransform) {
      scaleX = (map.a * map.a + map.b * map.b).squareRoot()
      angle = scaleX > 0 ? arctangent(map.b, map.a) : 0
      let determinant = map.a * map.d - map.b * map.c
      scaleY = scaleX > 0 ? determinant / scaleX : (map.c * map.c + map.d * map.d).squareRoot()
      shear = scaleX > 0 ? (map.a * map.c + map.b * map.d) / scaleX : 0
      (x, y) = (map.tx, map.ty)
    }

    func mixed(with other: Parts, _ share: Double) -> Parts {
      var mixed = self
      var turn = other.angle - angle
      if turn > .pi { turn -= 2 * .pi }
      if turn < -.pi { turn += 2 * .pi }
      mixed.angle += turn * share
      mixed.scaleX += (other.scaleX - scaleX) * share
      mixed.scaleY += (other.scaleY - scaleY) * share
      mixed.shear += (other.shear - shear) * share
      mixed.x += (other.x - x) * share
      mixed.y += (other.y - y) * share
      return mixed
    }

    var transform: CGAffineTransform {
      let (sine, cosine) = (sine(angle), cosine(angle))
      return CGAffineTransform(
        a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine,
        tx: x, ty: y)
    }
  }
}

extension UIColor {
  /// The colour a share of the way between two; nil is clear. Opacities weigh, so that nothing darkens on the way to
  /// or from clear.
  static func mixed(_ one: UIColor?, _ two: UIColor?, _ share: Double) -> UIColor {
    let (start, end) = (one ?? .clear, two ?? .clear)
    if share == 0 || share == 1 { return share == 0 ? start : end }
    return UIColor(
      light: start.light.mixed(with: end.light, share), dark: start.dark.mixed(with: end.dark, share))
  }
}

extension RGBA {
  /// The colour a share of the way to `other`.
  fileprivate func mixed(with other: RGBA, _ share: Double) -> RGBA {
    let opacity = alpha * (1 - share) + other.alpha * share
    guard opacity > 0 else { return RGBA(red: other.red, green: other.green, blue: other.blue, alpha: 0) }
    let weight = alpha == other.alpha ? share : other.alpha * share / opacity
    func between(_ one: Double, _ two: Double) -> Double { one * (1 - weight) + two * weight }
    return RGBA(
      red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
      alpha: opacity)
  }
}
