/// Shows a picture.
open class UIImageView: UIView {
  override open class var vocabulary: Vocabulary { .imageView }

  /// The picture; nil for none.
  open var image: UIImage? {
    get { ownImage }
    set {
      ownImage = newValue
      setNeedsLayout()
    }
  }
  private final var ownImage: UIImage?
  /// The picture while ``isHighlighted``; nil is ``image``.
  open var highlightedImage: UIImage?
  /// Whether the highlighted picture is shown.
  open var isHighlighted = false
  /// The pictures that follow each other once ``startAnimating()`` was called; nil or none shows ``image``.
  public final var animationImages: [UIImage]? {
    get { film?.images }
    set { makeFilm().images = newValue }
  }
  /// The pictures that follow each other while ``isHighlighted``.
  public final var highlightedAnimationImages: [UIImage]? {
    get { film?.highlightedImages }
    set { makeFilm().highlightedImages = newValue }
  }
  /// How long it takes to show all of them once, in seconds; 0 shows thirty in a second.
  public final var animationDuration: Double {
    get { film?.duration ?? 0 }
    set { makeFilm().duration = newValue }
  }
  /// How often they are shown; 0 goes on for ever.
  public final var animationRepeatCount: Int {
    get { film?.repeatCount ?? 0 }
    set { makeFilm().repeatCount = newValue }
  }
  final var film: ImageFilm?
  /// How a symbol is shown; nil leaves it as it is.
  public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { ownSymbolConfiguration?.value }
    set {
      ownSymbolConfiguration = newValue.map { Boxed($0) }
      setNeedsLayout()
    }
  }
  private final var ownSymbolConfiguration: Boxed<UIImage.SymbolConfiguration>?
  /// Whether the picture grows with the text size that the user chose.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the picture changes when the focus is on what holds it.
  public final var adjustsImageWhenAncestorFocused = false

  /// Made in code, it takes no touches.
  public required init() {
    super.init()
    isUserInteractionEnabled = false
  }

  /// Shows a picture, as large as it is; another one while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage? = nil) {
    self.init()
    self.image = image
    self.highlightedImage = highlightedImage
    plain.bounds.size = image?.size ?? .zero
  }

  /// The size of the picture, in points.
  override open var intrinsicContentSize: CGSize {
    // A picture of which nobody knows the size asks for none.
    guard let image, image.size != .zero else { return super.intrinsicContentSize }
    let size = image.applyingSymbolConfiguration(preferredSymbolConfiguration).size
    guard image.isSymbolImage else { return size }
    let metrics = traitCollection.textMetrics
    let line = image.symbolLine(preferredSymbolConfiguration, metrics: metrics)
    return CGSize(width: metrics.roundUp(size.width), height: line)
  }

  /// A symbol stands on the baseline of its line, in the view's middle. As UIKit has it; no document shows it.
  override func textBaselines(height: CGFloat) -> TextBaselines? {
    guard let image, image.isSymbolImage else { return nil }
    return image.symbolBaselines(preferredSymbolConfiguration, metrics: traitCollection.textMetrics)
  }

  override open var alignmentRectInsets: UIEdgeInsets {
    guard let image, image.isSymbolImage else { return .zero }
    return image.symbolInsets(preferredSymbolConfiguration, metrics: traitCollection.textMetrics)
  }

  /// Lets the pictures of ``animationImages`` follow each other, from the first one on.
  open func startAnimating() { makeFilm().start = AnimationStart(of: self) }
  /// Shows ``image`` again.
  open func stopAnimating() { film?.start = nil }
  /// Whether the pictures follow each other at the clock's time.
  open var isAnimating: Bool { film?.isRunning(in: self) ?? false }

  override var isMoving: Bool { super.isMoving || isAnimating }

  override func seen(_ property: String) -> NSObject? {
    guard property == "image", let frame = film?.image(in: self) else { return super.seen(property) }
    let shown = UIImageView()
    shown.image = frame
    return shown
  }

  private func makeFilm() -> ImageFilm {
    let made = film ?? ImageFilm()
    film = made
    return made
  }

  override open func draw(into canvas: inout Canvas) {
    let still = isHighlighted ? highlightedImage ?? image : image
    guard let shown = film?.image(in: self) ?? still else { return }
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
