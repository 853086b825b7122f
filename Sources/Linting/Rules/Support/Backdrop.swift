import HeadlessUIKit
import InterfaceBuilder
import MarkupXML

/// What is behind a text: the colours of the views below it, from the first that hides the rest to the last.
struct Backdrop {
  private let tree: XMLTree
  private let hasCatalogue: Bool
  private var layers: [(color: UIColor, alpha: Double, isOpaque: Bool)] = []

  /// Nil where something is behind the text whose looks the document does not say.
  init?(behind text: ShownText, in document: LintedDocument) {
    tree = document.tree
    hasCatalogue = document.assets != nil
    var view = text.view
    guard add(view) else { return nil }
    while layers.last.map({ !$0.isOpaque }) ?? true {
      guard let superview = view.superview else { return nil }
      for sibling in superview.subviews.reversed().drop(while: { $0 !== view }).dropFirst()
      where !sibling.isHidden && sibling.alpha > 0 {
        let frame = sibling.convert(sibling.bounds, to: nil)
        guard frame.intersects(text.area) else { continue }
        // What covers a part of the text only says little about it.
        guard Self.holds(frame, text.area), isPlain(sibling), sibling.subviews.isEmpty,
          add(sibling)
        else { return nil }
        if layers.last?.isOpaque == true { return }
      }
      if layers.last?.isOpaque == true { return }
      guard superview.convert(superview.bounds, to: nil).insetBy(dx: -1, dy: -1).intersects(text.area) else {
        return nil
      }
      guard isPlain(superview), add(superview) else { return nil }
      view = superview
    }
  }

  /// Whether all that is seen is of the system's own backgrounds.
  var isOfSystem: Bool {
    layers.allSatisfy {
      $0.color.name?.contains("ackground") == true && UIColor.system(named: $0.color.name ?? "") != nil
    }
  }

  /// Whether the colours of dark appearance are known: documents remember those of light only.
  var isKnownInDark: Bool { layers.allSatisfy { $0.color.isKnownInDark(hasCatalogue) } }

  /// The one colour that comes of the layers, opaque.
  func color(isDark: Bool) -> RGBA {
    layers.reversed().reduce(isDark ? .black : .white) { ground, layer in
      (isDark ? layer.color.dark : layer.color.light).faded(by: layer.alpha).over(ground)
    }
  }

  /// Whether one rectangle lies in another, but for a point.
  private static func holds(_ outer: CGRect, _ inner: CGRect) -> Bool {
    inner.minX >= outer.minX - 1 && inner.maxX <= outer.maxX + 1 && inner.minY >= outer.minY - 1
      && inner.maxY <= outer.maxY + 1
  }

  /// Notes the view's background. False for one that is not known.
  private mutating func add(_ view: UIView) -> Bool {
    guard let color = view.backgroundColor else { return true }
    guard color.name != "pattern" else { return false }
    let isKnown = color.light.alpha >= 1 && color.dark.alpha >= 1 && view.alpha >= 1
    layers.append((color, Double(min(max(view.alpha, 0), 1)), isKnown))
    return true
  }

  /// Whether a view looks as its properties say: those of the app's classes may draw what they like.
  private func isPlain(_ view: UIView) -> Bool {
    switch view {
    case is UIImageView, is UIVisualEffectView, is UIControl, is UIBar: return false
    default: break
    }
    let node = view.documentIdentity.map { XMLNode($0.node) }
    guard node.flatMap({ tree.attribute("customClass", of: $0) }) != nil else { return true }
    // The outermost view and cells are of the app's classes for what they hold, not for how they look.
    let holds = view.superview == nil || view is UITableViewCell || view is UICollectionReusableView
    return holds && view.backgroundColor != nil
  }
}

extension UIColor {
  /// Whether the components in dark appearance are the true ones: a name that only the document knows has none.
  func isKnownInDark(_ hasCatalogue: Bool) -> Bool {
    name.map { hasCatalogue || UIColor.system(named: $0) != nil } ?? true
  }
}

extension RGBA {
  func faded(by factor: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha * factor) }

  /// The colour that is seen when this one lies over an opaque one.
  func over(_ ground: RGBA) -> RGBA {
    func mix(_ above: Double, _ below: Double) -> Double { above * alpha + below * (1 - alpha) }
    return RGBA(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue), alpha: 1)
  }

  /// How much brighter the brighter of two colours is, from 1 to 21, by WCAG 2.1.
  func contrast(to other: RGBA) -> Double {
    let (left, right) = (luminance, other.luminance)
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      // Between the two of the curve's powers: the exact one is not needed for two digits.
      return value <= 0.04045 ? value / 12.92 : Self.power24((value + 0.055) / 1.055)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// `base` to the power of 2.4, by Newton's method for the fifth root of its twelfth power.
  private static func power24(_ base: Double) -> Double {
    guard base > 0 else { return 0 }
    let squared = base * base
    var root = 1.0
    // root⁵ = base², so that base^2.4 = base² · root.
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (fourth * root - squared) / (5 * fourth)
    }
    return squared * root
  }
}
