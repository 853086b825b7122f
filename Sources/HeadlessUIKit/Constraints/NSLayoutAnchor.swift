/// An edge, centre, size or baseline of a view or guide, from which constraints are made.
public struct NSLayoutAnchor<Kind>: Sendable where Kind: LayoutAnchorKind {
  nonisolated(unsafe) let item: NSObject
  let attribute: NSLayoutConstraint.Attribute

  /// The constraint, not active yet, that this equals the other plus a constant in points.
  public func constraint(equalTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, other, 1, constant)
  }

  /// The constraint, not active yet, that this is at least the other plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, other, 1, constant)
  }

  /// The constraint, not active yet, that this is at most the other plus a constant in points.
  public func constraint(lessThanOrEqualTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, other, 1, constant)
  }

  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<Kind>?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// What an anchor is on: only anchors of one kind go together.
public protocol LayoutAnchorKind {}
/// Places from left to right.
public enum LayoutXAxis: LayoutAnchorKind {}
/// Places from top to bottom.
public enum LayoutYAxis: LayoutAnchorKind {}
/// Widths and heights.
public enum LayoutLength: LayoutAnchorKind {}

/// UIKit's name for an anchor on a place from left to right.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<LayoutXAxis>
/// UIKit's name for an anchor on a place from top to bottom.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<LayoutYAxis>
/// UIKit's name for an anchor on a width or a height.
public typealias NSLayoutDimension = NSLayoutAnchor<LayoutLength>

extension NSLayoutAnchor where Kind == LayoutLength {
  /// The constraint, not active yet, that this is so many points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 1, constant)
  }

  /// The constraint, not active yet, that this is at least so many points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, constant)
  }

  /// The constraint, not active yet, that this is at most so many points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, constant)
  }

  /// The constraint, not active yet, that this is a multiple of the other plus a constant in points.
  public func constraint(
    equalTo other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, other, multiplier, constant)
  }
}

/// What has edges that constraints can be attached to: views and guides.
public protocol LayoutAnchoring: NSObject {}

extension UIView: LayoutAnchoring {}
extension UILayoutGuide: LayoutAnchoring {}

extension LayoutAnchoring {
  /// The edge that reading starts at.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
  /// The edge that reading ends at.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
  /// The left edge, whatever the writing direction.
  public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  /// The right edge, whatever the writing direction.
  public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
  /// The width, in points.
  public var widthAnchor: NSLayoutDimension { anchor(.width) }
  /// The height, in points.
  public var heightAnchor: NSLayoutDimension { anchor(.height) }

  func anchor<Kind>(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<Kind> {
    NSLayoutAnchor(item: self, attribute: attribute)
  }
}

extension UIView {
  /// The baseline of the view's first line of text, for constraints.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline) }
  /// The baseline of the view's last line of text, for constraints.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline) }

  /// The part of the view that no bar or corner of the screen covers.
  public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }
  /// The part of the view inside of its margins.
  public var layoutMarginsGuide: UILayoutGuide { ownGuide(.layoutMargins) }
  /// The part of the view inside of its margins that text should not be wider than.
  public var readableContentGuide: UILayoutGuide { ownGuide(.readableContent) }

  /// The guide of that kind, made when it is first asked for.
  private func ownGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = layoutGuide(kind) { return guide }
    let made = UILayoutGuide()
    made.kind = kind
    addLayoutGuide(made)
    return made
  }
}
