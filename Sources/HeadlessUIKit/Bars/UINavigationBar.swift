/// The bar with the title at the top of a screen.
open class UINavigationBar: UIBar {
  override open class var vocabulary: Vocabulary { .navigationBar }

  private var pages: [UINavigationItem] = []

  /// Whether a navigation controller fills the bar: the items are its pages' then.
  final var isFilledByController = false

  /// From the first page to the one that is shown.
  public final var items: [UINavigationItem] {
    get { pages }
    set {
      removeItemViews()
      pages = newValue
      for item in newValue where item.responder == nil { item.responder = self }
      for view in itemViews { addSubview(view) }
    }
  }

  /// Shows a further page.
  public final func pushItem(_ item: UINavigationItem) { items = pages + [item] }

  /// Shows the page before again; nil when there is none.
  @discardableResult
  public final func popItem() -> UINavigationItem? {
    guard pages.count > 1, let item = pages.last else { return nil }
    items = Array(pages.dropLast())
    return item
  }

  /// The controller whose pages the bar shows; nil for a bar that stands alone.
  final weak var controller: UINavigationController?

  private func removeItemViews() {
    for view in itemViews where view.superview === self { view.removeFromSuperview() }
  }

  /// Whether titles stand large below the buttons, unless their item wants otherwise.
  public final var prefersLargeTitles = false
  /// The looks of the small title; nil is 17 points, semibold.
  public final var titleTextAttributes: TitleTextAttributes?
  /// The looks of the large title; nil is 34 points, bold.
  public final var largeTitleTextAttributes: TitleTextAttributes?
  /// The picture beside the back button; nil is the chevron.
  public final var backIndicatorImage: UIImage?
  /// What hides a title that slides below ``backIndicatorImage``. UIKit uses both or neither.
  public final var backIndicatorTransitionMaskImage: UIImage?

  /// The item that is shown.
  public final var topItem: UINavigationItem? { pages.last }
  /// The item that the back button leads to.
  public final var backItem: UINavigationItem? { pages.dropLast().last }

  /// The height of the bar without a large title or a prompt, in points.
  static let standardHeight: CGFloat = 44

  override open var intrinsicContentSize: CGSize {
    let prompt: CGFloat = topItem?.prompt == nil ? 0 : 30
    return CGSize(width: UIView.noIntrinsicMetric, height: barHeight + prompt)
  }

  private var barHeight: CGFloat {
    if isTall { return 54 }
    let surroundings = outermostView.layoutSurroundings
    return surroundings?.isSheet == true && surroundings?.isEdgeToEdge == true ? Self.sheetHeight : Self.standardHeight
  }

  /// The height of the bar in a card over another screen, in points. Evidence: two bars, and those of controllers.
  public static let sheetHeight: CGFloat = 56

  /// The bars of an iPad have been higher since iOS 26. Evidence: four bars.
  private var isTall: Bool {
    traitCollection.userInterfaceIdiom == .pad && traitCollection.toolsVersion >= 24000
  }

  override var itemViews: [UIView] { topItem?.views ?? [] }
  override var hasShadowAbove: Bool { false }

  override open func draw(into canvas: inout Canvas) {
    drawBackground(into: &canvas)
    guard let item = topItem else { return }
    let showsLarge = showsLargeTitle(of: item)
    let row = buttonArea(of: item)
    let (left, right) = rows(of: item, traits: canvas.traits)
    left.draw(tint: canvas.tintColor, into: &canvas)
    right.draw(tint: canvas.tintColor, into: &canvas)
    if let back = shownBackItem { drawBack(to: back, in: row, into: &canvas) }
    guard item.titleView == nil, let title = item.title, !title.isEmpty else { return }
    if showsLarge {
      let frame = CGRect(x: row.minX, y: row.maxY, width: row.width, height: bounds.maxY - row.maxY)
      draw(
        title, largeTitleTextAttributes ?? standardAppearance?.largeTitleTextAttributes, 34, .bold, frame, 0, &canvas)
    } else {
      let side = max(left.width, right.width) + BarButtonRow.spacing
      let frame = row.shrunk(dx: min(side, row.width / 3), dy: 0)
      draw(title, titleTextAttributes ?? standardAppearance?.titleTextAttributes, 17, .semibold, frame, 0.5, &canvas)
    }
  }

  private func showsLargeTitle(of item: UINavigationItem) -> Bool {
    prefersLargeTitles && bounds.height >= Self.standardHeight + 40 && item.largeTitleDisplayMode != .never
  }

  /// The line of buttons with the small title.
  private func buttonArea(of item: UINavigationItem) -> CGRect {
    let height = min(bounds.height, Self.standardHeight)
    let top = showsLargeTitle(of: item) ? bounds.minY : bounds.maxY - height
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: height).shrunk(dx: BarButtonRow.margin, dy: 0)
  }

  private func rows(of item: UINavigationItem, traits: UITraitCollection) -> (left: BarButtonRow, right: BarButtonRow) {
    let area = buttonArea(of: item)
    return (
      BarButtonRow(item.leftBarButtonItems, in: area, .leading, traits: traits),
      BarButtonRow(item.rightBarButtonItems, in: area, .trailing, traits: traits)
    )
  }

  /// The page that the back button leads to, when it is shown.
  private var shownBackItem: UINavigationItem? {
    guard let topItem, topItem.leftBarButtonItems.isEmpty, !topItem.hidesBackButton else { return nil }
    return backItem
  }

  /// How much higher a large title makes the bar, in points. Whether a page's title is large is decided by the last page
  /// that does not leave that to the one before.
  final var largeTitleHeight: CGFloat {
    let mode = pages.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode ?? .always
    return prefersLargeTitles && mode == .always ? 52 : 0
  }

  /// Brings the views of the item that is shown into the bar of a controller, and those of others out; each keeps its size.
  final func placeItemViews() {
    let wanted = itemViews
    for view in subviews where pages.contains(where: { $0.views.contains(view) }) && !wanted.contains(view) {
      view.removeFromSuperview()
    }
    guard let item = topItem else { return }
    let area = buttonArea(of: item)
    let (left, right) = rows(of: item, traits: traitCollection)
    for (button, frame) in left.places + right.places {
      guard let view = button.customView else { continue }
      place(view, at: CGPoint(x: frame.midX, y: frame.midY))
    }
    if let view = item.titleView { place(view, at: CGPoint(x: area.midX, y: area.midY)) }
  }

  private func place(_ view: UIView, at center: CGPoint) {
    if view.superview !== self { addSubview(view) }
    if view.bounds.size == .zero { view.sizeToFit() }
    if view.center != center { view.center = center }
  }

  override func button(at point: CGPoint) -> UIBarButtonItem? {
    guard let item = topItem else { return nil }
    let (left, right) = rows(of: item, traits: traitCollection)
    return left.button(at: point) ?? right.button(at: point)
  }

  /// The back button takes the left third of the line.
  override func tapped(at point: CGPoint) {
    guard let item = topItem, shownBackItem != nil else { return }
    let area = buttonArea(of: item)
    guard point.y >= area.minY, point.y <= area.maxY, point.x <= area.minX + area.width / 3 else { return }
    if let controller { controller.popViewController(animated: true) } else { popItem() }
  }

  private func drawBack(to item: UINavigationItem, in row: CGRect, into canvas: inout Canvas) {
    let glyph = CGRect(
      x: row.minX - 8, y: row.midY - BarGlyph.side / 2, width: BarGlyph.side, height: BarGlyph.side)
    BarGlyph.draw("chevron.backward", in: glyph, color: canvas.tintColor, into: &canvas)
    let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
    let run = TextRun(title, font: BarButtonRow.font, color: canvas.tintColor.resolved(with: canvas.traits))
    canvas.drawLine(
      [run], in: CGRect(x: glyph.maxX, y: row.minY, width: row.width / 3, height: row.height), alignment: 0)
  }

  private func draw(
    _ title: String, _ attributes: TitleTextAttributes?, _ size: CGFloat, _ weight: UIFont.Weight, _ frame: CGRect,
    _ alignment: CGFloat, _ canvas: inout Canvas
  ) {
    let color = attributes?.textColor ?? (isDark ? .white : .label)
    let run = TextRun(
      title, font: attributes?.font ?? .systemFont(ofSize: size, weight: weight),
      color: color.resolved(with: canvas.traits))
    canvas.drawLine([run], in: frame, alignment: alignment)
  }
}

extension Vocabulary {
  /// What a document may say of a `<navigationBar>`.
  public static let navigationBar = Vocabulary(
    "navigationBar", UINavigationBar.self, inherits: .view, make: { UINavigationBar() }
  ) { row in
    row.barRows + [
      row.bool("largeTitles", \.prefersLargeTitles, property: "prefersLargeTitles", nibKey: "UIBarPrefersLargeTitles"),
      row.value("titleTextAttributes", \.titleTextAttributes, nibKey: "UITitleTextAttributes"),
      row.value("largeTitleTextAttributes", \.largeTitleTextAttributes, nibKey: "UILargeTitleTextAttributes"),
      row.image("backIndicatorImage", \.backIndicatorImage, nibKey: "UIBackIndicatorImage"),
      row.image("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage),
      row.list("items", nibKey: "UIItems", current: { $0.isFilledByController ? [] : $0.items }) { $0.pushItem($1) },
    ]
  }
}
