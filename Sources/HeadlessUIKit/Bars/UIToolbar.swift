/// The bar with buttons at the bottom of a screen.
open class UIToolbar: UIBar {
  override open class var vocabulary: Vocabulary { .toolbar }

  private var shown: [UIBarButtonItem] = []

  /// From the left.
  public final var items: [UIBarButtonItem] {
    get { shown }
    set {
      for view in itemViews where view.superview === self { view.removeFromSuperview() }
      shown = []
      for item in newValue { add(item) }
    }
  }

  final func add(_ item: UIBarButtonItem) {
    shown.append(item)
    if item.responder == nil { item.responder = self }
    if let view = item.customView { addSubview(view) }
  }

  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(standsOnSafeArea: true))
  }

  /// The height in points that the bar wants: more at the bottom of an iPad's screen and above a home indicator.
  ///
  /// Evidence: 71 of 72 toolbars on screens with a home button are 44 points high. On others about 60 of 61 that stand on
  /// the safe area are 49, three of three that do not are 44. One on an iPad, of tools 17701, is 50.
  final func height(standsOnSafeArea: Bool) -> CGFloat {
    guard standsOnSafeArea, let surroundings = outermostView.layoutSurroundings else { return 44 }
    let traits = traitCollection
    if traits.userInterfaceIdiom == .pad { return surroundings.isSheet || traits.toolsVersion < 14_000 ? 44 : 50 }
    let isAboveIndicator = surroundings.isEdgeToEdge && surroundings.safeAreaInsets.bottom > 0
    return isAboveIndicator && traits.toolsVersion >= ToolsVersion.iOS13 ? 49 : 44
  }

  override var itemViews: [UIView] { shown.compactMap(\.customView) }

  private func row(traits: UITraitCollection) -> BarButtonRow {
    let row = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(bounds.height, 49))
      .shrunk(dx: BarButtonRow.margin, dy: 0)
    return BarButtonRow(items, in: row, .across, traits: traits)
  }

  override func button(at point: CGPoint) -> UIBarButtonItem? { row(traits: traitCollection).button(at: point) }

  override open func draw(into canvas: inout Canvas) {
    drawBackground(into: &canvas)
    row(traits: canvas.traits).draw(tint: canvas.tintColor, into: &canvas)
  }
}

extension Vocabulary {
  /// What a document may say of a `<toolbar>`.
  public static let toolbar = Vocabulary("toolbar", UIToolbar.self, inherits: .view, make: { UIToolbar() }) { row in
    row.barRows + [row.list("items", nibKey: "UIItems", current: \.items) { $0.add($1) }]
  }
}
