/// Shows text.
open class UILabel: UIView {
  override open class var vocabulary: Vocabulary { .label }

  /// What is written; nil for nothing.
  open var text: String? {
    get { ownText }
    set {
      if ownText != newValue || ownAttributedText != nil { setNeedsLayout() }
      ownText = newValue
      ownAttributedText = nil
    }
  }
  private final var ownText: String?
  /// What is written, with its own looks; it goes before ``text``.
  public final var attributedText: NSAttributedString? {
    get { ownAttributedText }
    set {
      ownAttributedText = newValue
      setNeedsLayout()
    }
  }
  private final var ownAttributedText: NSAttributedString?
  /// The font.
  public final var font = UIFont.systemFont(ofSize: UIFont.labelFontSize) { didSet { setNeedsLayout() } }
  /// The text's colour; nil is the system's.
  public final var textColor: UIColor? = .label
  /// The text's colour while ``isHighlighted``; nil is ``textColor``.
  public final var highlightedTextColor: UIColor? {
    get { rarities.highlightedTextColor }
    set { rarities.highlightedTextColor = newValue }
  }
  /// The shadow's colour; nil for no shadow.
  public final var shadowColor: UIColor? {
    get { rarities.shadowColor }
    set { rarities.shadowColor = newValue }
  }
  /// In points; nil is UIKit's (0, −1).
  public final var shadowOffset: CGSize? {
    get { rarities.shadowOffset }
    set { rarities.shadowOffset = newValue }
  }
  /// Where lines stand from left to right.
  public final var textAlignment = NSTextAlignment.natural
  /// Where text that is too long is broken or cut.
  public final var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How the baseline moves when the text shrinks.
  public final var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// 0 for any number.
  public final var numberOfLines = 1 { didSet { setNeedsLayout() } }
  /// Whether the text is drawn as usable.
  public final var isEnabled = true
  /// Whether the highlighted colour is used.
  public final var isHighlighted = false
  /// Whether a single line shrinks until it fits.
  public final var adjustsFontSizeToFitWidth = false
  /// Whether the text follows the text size that the user chose.
  public final var adjustsFontForContentSizeCategory = false
  /// Whether letters move closer together before the text is cut off.
  public final var allowsDefaultTighteningForTruncation = false
  /// Whether hovering over a text that is cut off shows all of it.
  public final var showsExpansionTextWhenTruncated = false
  /// Whether a text that is cut off scrolls sideways while a view around it has focus.
  public final var enablesMarqueeWhenAncestorFocused = false
  /// The smallest share of the font's size that ``adjustsFontSizeToFitWidth`` may use, 0 to 1.
  public final var minimumScaleFactor: CGFloat {
    get { rarities.minimumScaleFactor }
    set { rarities.minimumScaleFactor = newValue }
  }
  /// In points; what documents from before scale factors say.
  public final var minimumFontSize: CGFloat {
    get { rarities.minimumFontSize }
    set { rarities.minimumFontSize = newValue }
  }
  /// The width in points at which the text wraps when the layout asks for its size; 0 for none.
  public final var preferredMaxLayoutWidth: CGFloat {
    get { rarities.preferredMaxLayoutWidth }
    set { rarities.preferredMaxLayoutWidth = newValue }
  }
  private final var ownRarities: Boxed<Rarities>?

  private struct Rarities: Equatable {
    var highlightedTextColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset: CGSize?
    var minimumScaleFactor: CGFloat = 0
    var minimumFontSize: CGFloat = 0
    var preferredMaxLayoutWidth: CGFloat = 0
  }

  private final var rarities: Rarities {
    get { ownRarities?.value ?? Rarities() }
    set { if ownRarities != nil || newValue != Rarities() { ownRarities = Boxed(newValue) } }
  }

  /// How the baseline moves when the text shrinks.
  public enum BaselineAdjustment: String, DocumentChoice { case alignBaselines, alignCenters, none }

  /// Made in code, it takes no touches.
  public required init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override open var intrinsicContentSize: CGSize { contentSize(wrappedAt: .infinity) }

  override var wrapsContent: Bool { numberOfLines != 1 }

  /// Widths are estimates: a text that is hardly wider than what is preferred was what the width was taken from.
  override func contentSize(wrappedAt width: CGFloat) -> CGSize {
    guard preferredMaxLayoutWidth > 0 else { return sizeThatFits(CGSize(width: width, height: .infinity)) }
    let width = preferredMaxLayoutWidth
    let whole = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    if whole.width > width, whole.width <= width + traitCollection.textMetrics.slack(for: width) {
      return CGSize(width: width, height: whole.height)
    }
    return sizeThatFits(CGSize(width: width, height: .infinity))
  }

  /// Interface Builder gives the label of its library a size of whole points when its text is typed, and leaves it so
  /// where that is less than a point away from what the layout wants. Another size of font or a text style has labels sized
  /// anew, and so has a stack view anywhere in the tree.
  ///
  /// Evidence: of 268 one-line labels of 17 points with the library's hugging priority in trees without a stack 225 are 21
  /// points high, of 23 outside of the stack of their tree and 65 in one none, of 15 in a text style 3; of 54 of 12 and 16
  /// points 43 are as high as their text.
  override var isSizedInWholePoints: Bool {
    numberOfLines == 1 && horizontalHuggingPriority != 250 && font.pointSize == UIFont.labelFontSize
      && font.textStyle == nil
  }

  override func textBaselines(height: CGFloat) -> TextBaselines? {
    let metrics = traitCollection.textMetrics
    let line = metrics.lineBaselines(of: font)
    return TextBaselines(height: height, ascender: line.ascender, descender: line.descender, origin: .edges)
  }

  /// The size of the text when it may be that wide, in points.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = traitCollection.textMetrics
    // No width at all is no limit.
    let size = CGSize(width: size.width > 0 ? size.width : .infinity, height: size.height)
    guard let attributedText else {
      return metrics.labelSize(
        text ?? "", font: font, numberOfLines: numberOfLines, maxWidth: size.width, lineBreakMode: lineBreakMode)
    }
    return TextLayout(
      attributedText.runs(font: font, color: .black, traits: traitCollection), metrics: metrics, maxWidth: size.width,
      numberOfLines: numberOfLines, lineBreakMode: lineBreakMode
    ).size
  }

  override open func draw(into canvas: inout Canvas) {
    let layout = textLayout(traits: canvas.traits)
    guard !layout.lines.isEmpty else { return }
    let alignment = attributedText?.fragments.first?.paragraphStyle?.alignment ?? textAlignment
    let y = bounds.minY + max(0, (bounds.height - layout.size.height) / 2)
    for line in layout.textLines(
      at: CGPoint(x: bounds.minX, y: y), width: bounds.width,
      alignment: alignment.share(in: canvas.traits.layoutDirection))
    {
      if let shadow = shadowColor?.resolved(with: canvas.traits), shadow.alpha > 0 {
        let offset = shadowOffset ?? CGSize(width: 0, height: -1)
        var below = line
        below.color = shadow
        below.origin = CGPoint(x: line.origin.x + offset.width, y: line.origin.y + offset.height)
        canvas.add(.text(below))
      }
      canvas.add(.text(line))
    }
  }

  /// The lines as they stand in the label's bounds.
  func textLayout(traits: UITraitCollection) -> TextLayout {
    let metrics = traits.textMetrics
    var shown = font
    if adjustsFontSizeToFitWidth, numberOfLines == 1, let text {
      let factor = minimumScaleFactor > 0 ? minimumScaleFactor : minimumFontSize / max(font.pointSize, 1)
      shown = font.withSize(
        metrics.fittingPointSize(for: text, font: font, width: bounds.width, minimumScaleFactor: factor))
    }
    let color = (isHighlighted ? highlightedTextColor ?? textColor : textColor) ?? .label
    let runs =
      attributedText?.runs(font: shown, color: color.resolved(with: traits), traits: traits)
      ?? [TextRun(text ?? "", font: shown, color: color.resolved(with: traits))]
    return TextLayout(
      runs, metrics: metrics, maxWidth: bounds.width, maxHeight: max(bounds.height, 1), numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode)
  }
}

extension Vocabulary {
  /// `<label>`
  public static let label = Vocabulary(
    "label", UILabel.self, inherits: .view,
    make: {
      let made = UILabel()
      made.isUserInteractionEnabled = true
      return made
    }
  ) { row in
    [
      row.string("text", \.text, nibKey: "UIText", set: { $0.text = $1 }),
      row.value("attributedText", \.attributedText, nibKey: "UIAttributedText"),
      row.value(
        "fontDescription", \.font, default: .systemFont(ofSize: 17), property: "font", nibKey: "UIFont",
        set: { $0.font = $1 }),
      row.value("textColor", \.textColor, default: .label, nibKey: "UITextColor", set: { $0.textColor = $1 }),
      row.value(
        "highlightedColor", \.highlightedTextColor, property: "highlightedTextColor", nibKey: "UIHighlightedColor"),
      row.value("shadowColor", \.shadowColor, nibKey: "UIShadowColor"),
      row.value("shadowOffset", \.shadowOffset, nibKey: "UIShadowOffset"),
      row.choice(
        "textAlignment", \.textAlignment, default: .natural, nibKey: "UITextAlignment", set: { $0.textAlignment = $1 }),
      row.choice(
        "lineBreakMode", \.lineBreakMode, default: .byTruncatingTail, nibKey: "UILineBreakMode",
        set: { $0.lineBreakMode = $1 }),
      row.choice("baselineAdjustment", \.baselineAdjustment, default: .alignBaselines, nibKey: "UIBaselineAdjustment"),
      row.integer(
        "numberOfLines", \.numberOfLines, default: 1, nibKey: "UINumberOfLines", set: { $0.numberOfLines = $1 }),
      row.bool("enabled", \.isEnabled, default: true, property: "isEnabled"),
      row.bool("highlighted", \.isHighlighted, property: "isHighlighted", nibKey: "UIHighlighted"),
      row.bool(
        "adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, property: "adjustsFontSizeToFitWidth",
        nibKey: "UIAdjustsFontSizeToFit"),
      row.bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      row.number("minimumScaleFactor", \.minimumScaleFactor, nibKey: "UIMinimumScaleFactor"),
      row.number("minimumFontSize", \.minimumFontSize, nibKey: "UIMinimumFontSize"),
      row.number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, nibKey: "UIPreferredMaxLayoutWidth"),
      row.bool(
        "adjustsLetterSpacingToFitWidth", \.allowsDefaultTighteningForTruncation,
        property: "allowsDefaultTighteningForTruncation", nibKey: "UIAdjustsLetterSpacingToFit"),
      row.bool("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated),
      row.bool("enablesMarqueeWhenAncestorFocused", \.enablesMarqueeWhenAncestorFocused),
      row.designTime("usesAttributedText", .bool),
      row.designTime("autoshrinkMode"),
    ]
  }
}
