/// The bar with tabs at the bottom of a screen.
open class UITabBar: UIBar {
  override open class var vocabulary: Vocabulary { .tabBar }

  /// Whether a tab bar controller fills the bar: the items are its tabs' then.
  final var isFilledByController = false

  /// From the left.
  open var items: [UITabBarItem] = []
  /// The first one when none was chosen.
  public final weak var selectedItem: UITabBarItem?
  /// Whether the tabs share the width or stand in the middle; automatic fills on phones.
  public final var itemPositioning = ItemPositioning.automatic
  /// In points; 0 is the bar's own.
  public final var itemWidth: CGFloat = 0
  /// Between tabs that stand in the middle, in points; 0 is the bar's own.
  public final var itemSpacing: CGFloat = 0
  /// The colour of the tabs that are not shown; nil is the system's grey.
  public final var unselectedItemTintColor: UIColor?
  /// The colour of the tab that is shown, from before iOS 8; nil is the tint.
  public final var selectedImageTintColor: UIColor?
  /// The picture behind the tab that is shown; nil for none.
  public final var selectionIndicatorImage: UIImage?

  /// How the tabs share the width of the bar.
  public enum ItemPositioning: String, DocumentChoice { case automatic, fill, centered }

  /// The height of the bar above a home indicator, in points.
  static let standardHeight: CGFloat = 49

  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  override open func draw(into canvas: inout Canvas) {
    drawBackground(into: &canvas)
    let shown = items.prefix(5)
    guard !shown.isEmpty else { return }
    let width = bounds.width / Double(shown.count)
    for (index, item) in shown.enumerated() {
      let frame = CGRect(
        x: bounds.minX + Double(index) * width, y: bounds.minY, width: width,
        height: min(bounds.height, Self.standardHeight))
      let isSelected = selectedItem.map { $0 === item } ?? (index == 0)
      let color =
        isSelected ? selectedImageTintColor ?? canvas.tintColor : unselectedItemTintColor ?? UIColor.systemGray
      draw(item, in: frame, isSelected: isSelected, color: item.isEnabled ? color : .tertiaryLabel, &canvas)
    }
  }

  private func draw(
    _ item: UITabBarItem, in frame: CGRect, isSelected: Bool, color: UIColor, _ canvas: inout Canvas
  ) {
    let hasTitle = item.effectiveTitle?.isEmpty == false
    let middle = frame.minY + (hasTitle ? 18 : frame.height / 2)
    if let symbol = item.systemItem.symbol {
      let glyph = CGRect(x: frame.midX - 12, y: middle - 12, width: 24, height: 24)
      BarGlyph.draw(symbol, in: glyph, color: color, into: &canvas)
    } else if let image = isSelected ? item.selectedImage ?? item.image : item.image {
      let place = CGRect(
        x: frame.midX - image.size.width / 2, y: middle - image.size.height / 2, width: image.size.width,
        height: image.size.height)
      canvas.draw(image, in: place, tint: image.renderingMode == .alwaysOriginal ? nil : color)
    }
    if let title = item.effectiveTitle, hasTitle {
      let run = TextRun(
        title, font: .systemFont(ofSize: 10, weight: .medium), color: color.resolved(with: canvas.traits))
      let offset = item.titlePositionAdjustment
      let line = CGRect(x: frame.minX, y: frame.minY + 34, width: frame.width, height: 13)
        .offsetBy(dx: offset.horizontal, dy: offset.vertical)
      canvas.drawLine([run], in: line, alignment: 0.5)
    }
    if let badge = item.badgeValue {
      let run = TextRun(badge, font: .systemFont(ofSize: 13), color: UIColor.white.resolved(with: canvas.traits))
      let size = max(18, canvas.traits.textMetrics.width(of: badge, font: run.font) + 10)
      let pill = CGRect(x: frame.midX + 4, y: frame.minY + 2, width: size, height: 18)
      canvas.fill(.roundedRect(pill, radius: 9), item.badgeColor ?? .systemRed)
      canvas.drawLine([run], in: pill, alignment: 0.5)
    }
  }
}

extension Vocabulary {
  /// What a document may say of a `<tabBar>`.
  public static let tabBar = Vocabulary("tabBar", UITabBar.self, inherits: .view, make: { UITabBar() }) { row in
    row.barRows + [
      row.choice("itemPositioning", \.itemPositioning, default: .automatic, nibKey: "UIItemPositioning"),
      row.number("itemWidth", \.itemWidth, nibKey: "UIItemWidth"),
      row.number("itemSpacing", \.itemSpacing, nibKey: "UIItemSpacing"),
      row.value("unselectedItemTintColor", \.unselectedItemTintColor),
      row.value("selectedImageTintColor", \.selectedImageTintColor, nibKey: "UISelectedImageTintColor"),
      row.image("selectionIndicatorImage", \.selectionIndicatorImage, nibKey: "UISelectionIndicatorImage"),
      row.list("items", nibKey: "UIItems", current: { $0.isFilledByController ? [] : $0.items }) {
        $0.items.append($1)
      },
    ]
  }
}
