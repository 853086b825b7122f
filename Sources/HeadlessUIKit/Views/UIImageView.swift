/// Shows a picture.
open class UIImageView: UIView {
  override open class var vocabulary: Vocabulary { .imageView }

  /// The picture; nil for none.
  open var image: UIImage? { didSet { setNeedsLayout() } }
  /// The picture while ``isHighlighted``; nil is ``image``.
  open var highlightedImage: UIImage?
  /// Whether the highlighted picture is shown.
  open var isHighlighted = false
  /// How a symbol is shown; nil leaves it as it is.
  public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { setNeedsLayout() } }
  /// Whether the picture grows with the text size that the user chose.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the picture changes when the focus is on what holds it.
  public final var adjustsImageWhenAncestorFocused = false

  /// Made in code, it takes no touches.
  public required init() {
    super.init()
    isUserInteractionEnabled = false
  }

  /// The size of the picture, in points.
  override open var intrinsicContentSize: CGSize {
    // A picture of which nobody knows the size asks for none.
    guard let image, image.size != .zero else { return super.intrinsicContentSize }
    let size = image.applyingSymbolConfiguration(preferredSymbolConfiguration).size
    guard image.isSymbolImage else { return size }
    let metrics = traitCollection.textMetrics
    return CGSize(width: metrics.roundUp(size.width), height: metrics.roundUp(size.height))
  }

  override open func draw(into canvas: inout Canvas) {
    guard let shown = isHighlighted ? highlightedImage ?? image : image else { return }
    // Symbols are templates wherever nothing else is said.
    let isTinted = shown.isSymbolImage && shown.renderingMode == .automatic
    canvas.draw(
      shown.applyingSymbolConfiguration(preferredSymbolConfiguration), in: bounds, mode: contentMode,
      tint: isTinted ? tintColor : nil)
  }
}

extension Vocabulary {
  /// `<imageView>`
  public static let imageView = Vocabulary(
    "imageView", UIImageView.self, inherits: .view,
    make: {
      let made = UIImageView()
      made.isUserInteractionEnabled = true
      return made
    }
  ) { row in
    [
      row.image("image", \.image, nibKey: "UIImage", set: { $0.image = $1 }),
      row.designTime("catalog"),
      row.image("highlightedImage", \.highlightedImage, nibKey: "UIHighlightedImage"),
      row.bool("highlighted", \.isHighlighted, property: "isHighlighted", nibKey: "UIHighlighted"),
      row.value("preferredSymbolConfiguration", \.preferredSymbolConfiguration),
      row.bool(
        "adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory),
      row.bool("adjustsImageWhenAncestorFocused", \.adjustsImageWhenAncestorFocused),
    ]
  }
}
