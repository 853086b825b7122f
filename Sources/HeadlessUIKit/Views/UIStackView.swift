/// Lays out its arranged subviews in a row or a column.
open class UIStackView: UIView {
  override open class var vocabulary: Vocabulary { .stackView }

  /// Which way the subviews follow each other.
  public final var axis = Axis.horizontal { didSet { setNeedsLayout() } }
  /// How the subviews share the length.
  public final var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// How the subviews stand across the axis.
  public final var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// Between arranged subviews, in points.
  public final var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether the spacing is a number or the system's standard one.
  public final var spacingType = SpacingType.custom
  /// Whether vertical spacing is measured between baselines rather than edges.
  public final var isBaselineRelativeArrangement = false
  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var isMarginsRelative: Bool?

  /// A row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  /// The space between arranged subviews that is in force, in points. The standard one is 8.
  ///
  /// Evidence: the frames of 141 stacks in public documents.
  public final var effectiveSpacing: CGFloat { spacingType == .standard ? 8 : spacing }

  /// The views that the stack places, in order; those that left the stack are none of them any more.
  public final var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  /// Whether the views keep to the stack's margins. A document says so by giving the stack margins.
  public final var isLayoutMarginsRelativeArrangement: Bool {
    get { isMarginsRelative ?? (explicitLayoutMargins != nil || explicitDirectionalLayoutMargins != nil) }
    set { isMarginsRelative = newValue }
  }

  /// Puts a view after the arranged ones.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// Puts a view among the arranged ones; an index that is out of range means the nearest end.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    if view.superview === self { arranged.removeAll { $0 === view } } else { addSubview(view) }
    guard view.superview === self else { return }
    arranged.insert(view, at: min(max(index, 0), arranged.count))
    setNeedsLayout()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// The space after a view when others follow, in points.
  public final func spacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? effectiveSpacing
  }

  /// The space after a view that counts among the proportions of the views, in points: the standard one does not.
  ///
  /// Evidence: two stacks with standard spacing, twelve with other or none.
  final func proportionalSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? (spacingType == .standard ? 0 : spacing)
  }

  /// Gives the space after one view, in points; nil takes the stack's again.
  public final func setCustomSpacing(_ spacing: CGFloat?, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing
    setNeedsLayout()
  }

  override var defaultLayoutMargins: UIEdgeInsets { .zero }

  /// The direction in which views follow each other.
  public typealias Axis = NSLayoutConstraint.Axis
  /// How the views share the length of the stack.
  public enum Distribution: String, DocumentChoice {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// Where the views stand across the stack.
  public enum Alignment: String, DocumentChoice {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }
  /// Whether the space between views is a number or the system's standard.
  public enum SpacingType: String, DocumentChoice { case custom, standard }
}

extension Vocabulary {
  /// What a document may say of a `<stackView>`.
  public static let stackView = Vocabulary(
    "stackView", UIStackView.self, inherits: .view, make: { UIStackView() }
  ) { row in
    [
      row.choice("axis", \.axis, default: .horizontal, nibKey: "UIStackViewAxis"),
      row.choice("distribution", \.distribution, default: .fill, nibKey: "UIStackViewDistribution"),
      row.choice("alignment", \.alignment, default: .fill, nibKey: "UIStackViewAlignment"),
      row.number("spacing", \.spacing, nibKey: "UIStackViewSpacing"),
      row.choice("spacingType", \.spacingType, default: .custom),
      row.bool(
        "baselineRelativeArrangement", \.isBaselineRelativeArrangement, property: "isBaselineRelativeArrangement",
        nibKey: "UIStackViewBaselineRelative"),
      row.bool(
        "layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement,
        property: "isLayoutMarginsRelativeArrangement", nibKey: "UIStackViewLayoutMarginsRelative"),
      row.list("subviews", nibKey: "UIStackViewArrangedSubviews", current: \.subviews) { $0.addArrangedSubview($1) },
    ]
  }
}
