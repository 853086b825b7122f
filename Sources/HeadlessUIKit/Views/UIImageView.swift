/// Shows a picture.
open class UIImageView: UIView {
  override open class var vocabulary: Vocabulary { .imageView }

  open var image: UIImage? { didSet { setNeedsLayout() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  public final var adjustsImageSizeForAccessibilityContentSizeCategory = false
  public final var adjustsImageWhenAncestorFocused = false

  /// The size of the picture, in points.
  override open var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  override open func draw(into canvas: inout Canvas) {
    guard let shown = isHighlighted ? highlightedImage ?? image : image else { return }
    canvas.draw(shown, in: bounds, mode: contentMode)
  }
}

extension Vocabulary {
  public static let imageView = Vocabulary(
    "imageView", UIImageView.self, inherits: .view, make: { UIImageView() }
  ) { row in
    [
      row.image("image", \.image, nibKey: "UIImage"),
      row.image("highlightedImage", \.highlightedImage, nibKey: "UIHighlightedImage"),
      row.bool("highlighted", \.isHighlighted, property: "isHighlighted", nibKey: "UIHighlighted"),
      row.bool(
        "adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory),
      row.bool("adjustsImageWhenAncestorFocused", \.adjustsImageWhenAncestorFocused),
    ]
  }
}
