/// Shows text of any length, and lets it be edited and scrolled.
open class UITextView: UIScrollView {
  override open class var vocabulary: Vocabulary { .textView }

  /// The characters; nil for none.
  open var text: String? {
    didSet {
      attributedText = nil
      setNeedsLayout()
    }
  }
  /// The text with its styling, in place of the plain one; nil for none.
  public final var attributedText: NSAttributedString? { didSet { setNeedsLayout() } }
  /// The font of the text.
  public final var font = UIFont.systemFont(ofSize: 14) { didSet { setNeedsLayout() } }
  /// The colour of the text; nil is the standard one.
  public final var textColor: UIColor? = .label
  /// Which side the lines are set to; natural follows the language.
  public final var textAlignment = NSTextAlignment.natural
  /// Whether the user may change the text.
  public final var isEditable = true
  /// Whether the user may select text and follow links.
  public final var isSelectable = true
  /// Whether the user may make text bold, italic or underlined.
  public final var allowsEditingTextAttributes = false
  /// Whether typing replaces all of the text.
  public final var clearsOnInsertion = false
  /// Whether the font follows the text size that the user chose.
  public final var adjustsFontForContentSizeCategory = false
  /// What is turned into links: phone numbers, addresses and the like.
  public final var dataDetectorTypes: UIDataDetectorTypes = []
  /// How the keyboard looks and how typing is corrected.
  public final var textInputTraits = UITextInputTraits()
  /// The space between the edge and the text, in points.
  public final var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The space at both ends of a line, in points.
  public final var lineFragmentPadding: CGFloat = 5

  /// The size of the text, at the width that the view has, when it does not scroll; a view that scrolls takes any size.
  override open var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }

  override open var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func contentSize(wrappedAt width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: .infinity))
  }

  /// The size of the text with its insets when the view may be that wide, in points.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let beside = textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding
    let layout = textLayout(width: size.width - beside, traits: traitCollection)
    let metrics = traitCollection.textMetrics
    let line = metrics.roundUp(metrics.lineHeight(of: font))
    return CGSize(
      width: layout.size.width + beside,
      height: max(layout.size.height, line) + textContainerInset.top + textContainerInset.bottom)
  }

  override open func draw(into canvas: inout Canvas) {
    let area = bounds.inset(by: textContainerInset).shrunk(dx: lineFragmentPadding, dy: 0)
    guard !bounds.isEmpty, area.width > 0 else { return }
    let layout = textLayout(width: area.width, traits: canvas.traits)
    let alignment = attributedText?.fragments.first?.paragraphStyle?.alignment ?? textAlignment
    let lines = layout.textLines(
      at: area.origin, width: area.width, alignment: alignment.share(in: canvas.traits.layoutDirection))
    canvas.add(.save)
    canvas.add(.clip(.rect(bounds)))
    for line in lines.prefix(while: { $0.origin.y - $0.font.pointSize * 2 < bounds.maxY }) { canvas.add(.text(line)) }
    canvas.add(.restore)
  }

  private func textLayout(width: CGFloat, traits: UITraitCollection) -> TextLayout {
    let color = (textColor ?? .label).resolved(with: traits)
    let runs =
      attributedText?.runs(font: font, color: color, traits: traits) ?? [TextRun(text ?? "", font: font, color: color)]
    return TextLayout(runs, metrics: traits.textMetrics, maxWidth: width, lineBreakMode: .byWordWrapping)
  }
}

extension Vocabulary {
  /// What a document may say of a `<textView>`.
  public static let textView = Vocabulary(
    "textView", UITextView.self, inherits: .scrollView, make: { UITextView() }
  ) { row in
    [
      row.string("text", \.text, nibKey: "UIText"),
      row.value("attributedText", \.attributedText, nibKey: "UIAttributedText"),
      row.value("fontDescription", \.font, default: .systemFont(ofSize: 14), property: "font", nibKey: "UIFont"),
      row.value("textColor", \.textColor, default: .label, nibKey: "UITextColor"),
      row.choice("textAlignment", \.textAlignment, default: .natural, nibKey: "UITextAlignment"),
      row.bool("editable", \.isEditable, default: true, property: "isEditable", nibKey: "UIEditable"),
      row.bool("selectable", \.isSelectable, default: true, property: "isSelectable", nibKey: "UISelectable"),
      row.bool("allowsEditingTextAttributes", \.allowsEditingTextAttributes, nibKey: "UIAllowsEditingTextAttributes"),
      row.bool("clearsOnInsertion", \.clearsOnInsertion),
      row.bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      row.value("dataDetectorTypes", \.dataDetectorTypes, default: [], nibKey: "UIDataDetectorTypes"),
      row.value("textInputTraits", \.textInputTraits, default: UITextInputTraits()),
      row.designTime("usesAttributedText", .bool),
    ]
  }
}
