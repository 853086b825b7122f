/// Shows a picture.
open class UIImageView: UIView {
  override open class var vocabulary: Vocabulary { .imageView }

  open var image: UIImage? { didSet { setNeedsLayout() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  /// How a symbol is shown; nil leaves it as it is.
  public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { setNeedsLayout() } }
  public final var adjustsImageSizeForAccessibilityContentSizeCategory = false
  public final var adjustsImageWhenAncestorFocused = false

  /// The size of the picture, in points.
  override open var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
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
  public static let imageView = Vocabulary(
    "imageView", UIImageView.self, inherits: .view, make: { UIImageView() }
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
