/// A rule between two attributes: first = multiplier × second + constant, or ≤, or ≥.
public final class NSLayoutConstraint: NSObject {
  override public class var vocabulary: Vocabulary { .constraint }

  /// An edge, centre, size or baseline of a view or guide.
  public enum Attribute: String, DocumentChoice {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, baseline, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins, notAnAttribute
  }

  /// How the two sides compare.
  public enum Relation: String, DocumentChoice {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// A view or a guide; nil in a document means the view that holds the constraint.
  /// As in UIKit the constraint does not keep it: the views hold their constraints.
  public var firstItem: NSObject? {
    get { first?.item }
    set { first = newValue.map(LayoutItemReference.to) }
  }
  /// What of the first item is meant.
  public var firstAttribute = Attribute.notAnAttribute
  /// How the two sides compare.
  public var relation = Relation.equal
  /// A view or a guide; nil when the rule has one side only.
  public var secondItem: NSObject? {
    get { second?.item }
    set { second = newValue.map(LayoutItemReference.to) }
  }
  /// What of the second item is meant; `notAnAttribute` when there is none.
  public var secondAttribute = Attribute.notAnAttribute
  /// What the second attribute is multiplied by.
  public var multiplier: CGFloat = 1
  /// In points.
  public var constant: CGFloat = 0 { didSet { holder?.setNeedsLayout() } }
  /// The largest constant that a document may state, in points: UIKit too puts a smaller one in the place of what exceeds
  /// its limits, and says so.
  public static let largestConstant: CGFloat = 1e7
  /// From 1 to 1000, which is required.
  public var priority: Float = 1000 { didSet { holder?.setNeedsLayout() } }
  /// Whether it counts. One that is made in code does not before it is activated, which puts it into the innermost view
  /// that holds both items.
  public var isActive = true {
    didSet {
      if isActive, holder == nil { commonSuperview?.addConstraint(self) }
      holder?.setNeedsLayout()
    }
  }
  private var first: LayoutItemReference?
  private var second: LayoutItemReference?
  /// Whether one of its items is gone: the rule is of no effect then.
  var isLost: Bool { first != nil && firstItem == nil || second != nil && secondItem == nil }
  /// The view that holds the constraint, and lets go of it when it goes away.
  public internal(set) unowned(unsafe) var holder: UIView?
  /// The name that somebody gave it in Interface Builder.
  public var identifier: String?
  /// Whether the constant is the system's standard spacing, of which the document stores the value.
  public var isSymbolic = false
  /// Whether it is only there at design time and is removed when the document is built.
  public var isPlaceholder = false
}

extension Vocabulary {
  /// `<constraint>`
  public static let constraint = Vocabulary(
    "constraint", NSLayoutConstraint.self, inherits: .object, make: { NSLayoutConstraint() }
  ) { row in
    [
      row.reference("firstItem", \.firstItem, nibKey: "NSFirstItem"),
      row.choice(
        "firstAttribute", \.firstAttribute, default: .notAnAttribute, nibKey: "NSFirstAttribute",
        set: { $0.firstAttribute = $1 }),
      row.choice("relation", \.relation, default: .equal, nibKey: "NSRelation", set: { $0.relation = $1 }),
      row.reference("secondItem", \.secondItem, nibKey: "NSSecondItem"),
      row.choice(
        "secondAttribute", \.secondAttribute, default: .notAnAttribute, nibKey: "NSSecondAttribute",
        set: { $0.secondAttribute = $1 }),
      row.number("multiplier", \.multiplier, default: 1, nibKey: "NSMultiplier", set: { $0.multiplier = $1 }),
      row.number(
        "constant", \.constant, nibKey: "NSConstant",
        set: { $0.constant = min(max($1, -NSLayoutConstraint.largestConstant), NSLayoutConstraint.largestConstant) }),
      row.number("priority", \.priority, default: 1000, nibKey: "NSPriority", set: { $0.priority = $1 }),
      row.string("identifier", \.identifier, nibKey: "NSLayoutIdentifier"),
      row.bool("symbolic", \.isSymbolic, nibKey: "NSSymbolicConstant"),
      row.bool("placeholder", \.isPlaceholder),
      row.designTime("type"),
      row.designTime("symbolType"),
    ]
  }
}
