/// The bar with tabs at the bottom of a screen.
open class UITabBar: UIBar {
  override open class var vocabulary: Vocabulary { .tabBar }

  /// The controller that fills the bar: the items are its tabs' then.
  final weak var controller: UITabBarController?
  /// Who is told of the tabs that are tapped; nil asks the outlet of that name.
  public final var delegate: (any UITabBarDelegate)? {
    get { givenDelegate ?? connectedObject("delegate") as? any UITabBarDelegate }
    set { givenDelegate = newValue }
  }
  private final weak var givenDelegate: (any UITabBarDelegate)?

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

  /// The tabs that there is room for, from the left, with their rectangles.
  private var places: [(item: UITabBarItem, frame: CGRect)] {
    let shown = items.prefix(Self.mostItems)
    let width = bounds.width / Double(max(1, shown.count))
    return shown.enumerated().map { index, item in
      let frame = CGRect(
        x: bounds.minX + Double(index) * width, y: bounds.minY, width: width,
        height: min(bounds.height, Self.standardHeight))
      return (item, frame)
    }
  }

  /// A bar shows five tabs at most.
  private static let mostItems = 5

  private func item(at point: CGPoint) -> UITabBarItem? { places.first { $0.frame.contains(point) }?.item }

  /// The tab that a finger came down on.
  private final weak var touchedItem: UITabBarItem?

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchedItem = touches.first.flatMap { item(at: $0.location(in: self)) }
  }

  /// A tab was tapped: it is the selected one from now on, and the controller or the delegate is told.
  override func tapped(at point: CGPoint) {
    guard let item = item(at: point), item === touchedItem, item.isEnabled else { return }
    if let controller, !controller.select(item) { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  override open func draw(into canvas: inout Canvas) {
    drawBackground(into: &canvas)
    for (item, frame) in places {
      let isSelected = (selectedItem ?? items.first) === item
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

/// Is told what happens to a tab bar.
public protocol UITabBarDelegate: AnyObject {
  /// The user tapped a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
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
      row.list("items", nibKey: "UIItems", current: { $0.controller != nil ? [] : $0.items }) {
        $0.items.append($1)
      },
    ]
  }
}
