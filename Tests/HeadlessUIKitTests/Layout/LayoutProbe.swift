import HeadlessUIKit

/// A view of a fixed content size.
final class SizedView: UIView {
  var wanted = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  override var intrinsicContentSize: CGSize { wanted }

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init()
    wanted = CGSize(width: width, height: height)
    translatesAutoresizingMaskIntoConstraints = false
  }
}

/// A root that keeps its size, on a screen of that many pixels a point.
func makeRoot(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, direction: UITraitCollection.LayoutDirection = .leftToRight,
  toolsVersion: Double = 23504
) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  root.traitCollection = UITraitCollection(
    displayScale: scale, layoutDirection: direction, toolsVersion: toolsVersion)
  return root
}

extension UIView {
  /// Puts a view in that constraints place.
  @discardableResult
  func adding<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Attaches the view to all edges of its superview.
  func fillSuperview(inset: CGFloat = 0) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      superview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
    ])
  }

  /// Attaches the view to a corner.
  func pinOrigin(x: CGFloat = 0, y: CGFloat = 0) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
    ])
  }

  func pinSize(_ width: CGFloat, _ height: CGFloat) {
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height),
    ])
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
