/// Shows a picture.
open class UIImageView: UIView {
  override open class var vocabulary: Vocabulary { .imageView }

  /// The picture; nil for none.
  open var image: UIImage? { didSet { setNeedsLayout() } }
  /// The picture while ``isHighlighted``; nil is ``image``.
  open var highlightedImage: UIImage?
  /// Whether the highlighted picture is shown.
  open var isHighlighted = false
  /// Whether the picture grows with the text size that the user chose.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the picture changes when the focus is on what holds it.
  public final var adjustsImageWhenAncestorFocused = false

  /// The size of the picture, in points.
  override open var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  override open func draw(into canvas: inout Canvas) {
    guard let shown = isHighlighted ? highlightedImage ?? image : image else { return }
    canvas.draw(shown, in: bounds, mode: contentMode)
  }
}

extension Vocabulary {
  /// `<imageView>`
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
