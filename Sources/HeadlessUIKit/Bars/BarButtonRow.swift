/// Bar buttons side by side: where each lies, and how they are drawn.
struct BarButtonRow {
  /// Between the bar's edge and the first button, in points.
  static let margin: CGFloat = 16
  /// Between two buttons, in points.
  static let spacing: CGFloat = 8
  static let font = UIFont.systemFont(ofSize: 17)
  static let boldFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  /// The items that are shown, with their rectangles, from the left.
  private(set) var places: [(item: UIBarButtonItem, frame: CGRect)] = []

  /// Where a row of buttons stands.
  enum Placement {
    /// From the left edge on.
    case leading
    /// Up to the right edge, the first item rightmost.
    case trailing
    /// Across the whole width; flexible spaces share what is left.
    case across
  }

  init(_ items: [UIBarButtonItem], in rect: CGRect, _ placement: Placement, traits: UITraitCollection) {
    let shown = items.filter { !$0.isHidden }
    let widths = shown.map { Self.width(of: $0, traits: traits) }
    let gaps = zip(shown, shown.dropFirst()).filter { !$0.systemItem.isSpace && !$1.systemItem.isSpace }.count
    let free = rect.width - widths.reduce(0, +) - Double(gaps) * Self.spacing
    let flexible = shown.filter { $0.systemItem == .flexibleSpace }.count
    let share = placement == .across && flexible > 0 ? max(0, free) / Double(flexible) : 0
    var x = rect.minX
    var previousIsSpace = true
    for (item, natural) in zip(shown, widths) {
      let width = item.systemItem == .flexibleSpace ? share : natural
      if !previousIsSpace, !item.systemItem.isSpace { x += Self.spacing }
      let left = placement == .trailing ? rect.maxX - (x - rect.minX) - width : x
      places.append((item, CGRect(x: left, y: rect.minY, width: width, height: rect.height)))
      x += width
      previousIsSpace = item.systemItem.isSpace
    }
  }

  /// The width of the row from its first button to its last, in points.
  var width: CGFloat {
    guard let left = places.map(\.frame.minX).min(), let right = places.map(\.frame.maxX).max() else { return 0 }
    return right - left
  }

  /// The button whose place the point is in. Buttons with a view of their own leave that to the view.
  func button(at point: CGPoint) -> UIBarButtonItem? {
    places.first { $0.frame.contains(point) && !$0.item.systemItem.isSpace && $0.item.customView == nil }?.item
  }

  private static func width(of item: UIBarButtonItem, traits: UITraitCollection) -> CGFloat {
    if item.systemItem == .flexibleSpace { return 0 }
    if item.width > 0 { return item.width }
    if item.systemItem == .fixedSpace { return spacing }
    if let view = item.customView { return view.bounds.width }
    if let image = item.image { return max(image.size.width, BarGlyph.side) }
    if let title = item.systemItem.title ?? item.title, item.systemItem.symbol == nil {
      return traits.textMetrics.width(of: title, font: font(of: item)).rounded(.up)
    }
    return BarGlyph.side
  }

  private static func font(of item: UIBarButtonItem) -> UIFont {
    let isBold = item.style == .done || item.style == .prominent || [.done, .save].contains(item.systemItem)
    return isBold ? boldFont : font
  }

  func draw(tint: UIColor, into canvas: inout Canvas) {
    for (item, frame) in places where !item.systemItem.isSpace && item.customView == nil {
      let color = item.isEnabled ? item.tintColor ?? tint : .tertiaryLabel
      let glyph = CGRect(
        x: frame.midX - BarGlyph.side / 2, y: frame.midY - BarGlyph.side / 2, width: BarGlyph.side,
        height: BarGlyph.side)
      if let symbol = item.systemItem.symbol {
        BarGlyph.draw(symbol, in: glyph, color: color, into: &canvas)
      } else if let image = item.image, item.systemItem == .custom {
        let place = UIView.ContentMode.center.place(image.size, in: frame)
        canvas.draw(image, in: place, tint: image.renderingMode == .alwaysOriginal ? nil : color)
      } else if let title = item.systemItem.title ?? item.title {
        let run = TextRun(title, font: Self.font(of: item), color: color.resolved(with: canvas.traits))
        canvas.drawLine([run], in: frame, alignment: 0.5)
      }
    }
  }
}

extension Canvas {
  /// Draws text on one line, in the middle of a rectangle's height; `alignment` is 0 for left, 1 for right.
  mutating func drawLine(_ runs: [TextRun], in rect: CGRect, alignment: CGFloat) {
    let layout = TextLayout(runs, metrics: traits.textMetrics, maxWidth: rect.width, numberOfLines: 1)
    let origin = CGPoint(x: rect.minX, y: rect.midY - layout.size.height / 2)
    for line in layout.textLines(at: origin, width: rect.width, alignment: alignment) { add(.text(line)) }
  }
}
