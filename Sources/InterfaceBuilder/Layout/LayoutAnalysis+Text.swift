import Diagnostics
public import HeadlessUIKit
import MarkupXML

/// Constraints, and all else that has a say in a layout, in words.
extension LayoutAnalysis {
  /// What people call an object: its label in Interface Builder, and its id where two are called the same.
  public func label(of object: NSObject?) -> String {
    guard let identity = object?.documentIdentity else {
      return (object as? UILayoutGuide).map { guideName($0) } ?? object?.className ?? "?"
    }
    if let guide = object as? UILayoutGuide { return guideName(guide) }
    return document.label(of: XMLNode(identity.node))
  }

  private func guideName(_ guide: UILayoutGuide) -> String {
    let name: String =
      switch guide.kind {
      case .safeArea: "safe area"
      case .keyboard: "keyboard"
      case .contentLayout: "content"
      case .frameLayout: "frame"
      case .layoutMargins: "margins"
      case .readableContent: "readable width"
      case .topLayout: "top layout guide"
      case .bottomLayout: "bottom layout guide"
      case .custom: "guide"
      }
    return guide.owningView.map { "\(label(of: $0)) \(name)" } ?? name
  }

  /// `Label "Name".leading = Icon.trailing + 8`
  public func equation(of constraint: NSLayoutConstraint) -> String {
    func side(_ item: NSObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      "\(label(of: item ?? constraint.holder)).\(attribute.rawValue)"
    }
    let sign: String =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(side(constraint.firstItem, constraint.firstAttribute)) \(sign) "
    if constraint.secondAttribute == .notAnAttribute {
      text += Self.number(constraint.constant)
    } else {
      if constraint.multiplier != 1 { text += "\(Self.number(constraint.multiplier)) × " }
      text += side(constraint.secondItem, constraint.secondAttribute)
      if constraint.constant != 0 {
        text += " \(constraint.constant < 0 ? "−" : "+") \(Self.number(abs(constraint.constant)))"
      }
    }
    if constraint.priority < 1000 { text += " @\(Self.number(CGFloat(constraint.priority)))" }
    return text
  }

  /// The equation with the id of the constraint and its line: what UIKit prints, and where to find it.
  public func statement(of constraint: NSLayoutConstraint) -> String {
    guard let identity = constraint.documentIdentity else { return equation(of: constraint) }
    let line = document.tree.location(of: XMLNode(identity.node)).line
    let name = constraint.identifier.map { " \"\($0)\"" } ?? ""
    return "\(equation(of: constraint)) (\(identity.id)\(name), line \(line))"
  }

  /// What has a say in a layout, in words.
  public func statement(of reason: LayoutReason) -> String {
    switch reason {
    case .constraint(let constraint): return statement(of: constraint)
    case .content(let view, let isWidth, let length):
      return "\(label(of: view)).\(isWidth ? "width" : "height") = \(Self.number(length)), the size of its content"
    case .stack(let stack):
      return "the arrangement of \(label(of: stack)): \(stack.axis.rawValue), \(stack.distribution.rawValue), "
        + "\(stack.alignment.rawValue), spacing \(Self.number(stack.spacing))"
    case .noNegativeSize(let view): return "\(label(of: view)) is not less than nothing wide and high"
    case .drawn(let view): return "nothing decides it: \(label(of: view)) stays as it was drawn"
    case .mask(let view): return "the autoresizing mask of \(label(of: view))"
    case .fitting: return "the size that is to be fitted"
    }
  }

  /// A length without needless digits: 20, 20.5, 33.33.
  public static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let hundredths = Int((abs(value) * 100).rounded())
    let sign = value < 0 && hundredths > 0 ? "−" : ""
    let whole = "\(sign)\(hundredths / 100)"
    guard hundredths % 100 != 0 else { return whole }
    let rest = hundredths % 100
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// `[x y width height]`
  public static func text(of frame: CGRect) -> String {
    "[" + [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }.joined(separator: " ") + "]"
  }
}
