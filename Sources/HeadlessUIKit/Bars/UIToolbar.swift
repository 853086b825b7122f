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

  /// Evidence: 71 of 72 toolbars on screens with a home button are 44 points high, 116 of 126 on others 49.
  override open var intrinsicContentSize: CGSize {
    let isHigh =
      outermostView.layoutSurroundings?.isEdgeToEdge == true && traitCollection.toolsVersion >= ToolsVersion.iOS13
    return CGSize(width: UIView.noIntrinsicMetric, height: isHigh ? 49 : 44)
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
