/// A row of dots, one of which stands for the page that is shown.
open class UIPageControl: UIControl {
  override open class var vocabulary: Vocabulary { .pageControl }

  /// How many dots there are.
  open var numberOfPages: Int {
    get { pageCount }
    set {
      pageCount = max(0, newValue)
      page.setHighest(max(1, pageCount) - 1)
      setNeedsLayout()
    }
  }
  /// Which dot is the filled one, counted from 0: the nearest of the dots.
  open var currentPage: Int {
    get { page.value }
    set { page.set(newValue) }
  }
  private final var pageCount = 0
  private final var page = RangedValue(0, from: 0, to: 0)
  /// Whether nothing is shown while there is one page only.
  public final var hidesForSinglePage = false
  /// Whether a tap changes the dots only when the app says so; from before iOS 14.
  public final var defersCurrentPageDisplay = false
  /// The colour of the other dots; nil is the system's.
  public final var pageIndicatorTintColor: UIColor?
  /// The colour of the filled dot; nil is the system's.
  public final var currentPageIndicatorTintColor: UIColor?
  /// Whether there is a rounded background behind the dots; automatic shows it while they are touched.
  public final var backgroundStyle = BackgroundStyle.automatic
  /// Which way the pages follow each other.
  public final var direction = Direction.natural
  /// The picture in the place of a dot; nil for dots.
  public final var preferredIndicatorImage: UIImage?
  /// The picture in the place of the filled dot; nil is ``preferredIndicatorImage``.
  public final var preferredCurrentPageIndicatorImage: UIImage?

  /// Whether there is a ground behind the dots.
  public enum BackgroundStyle: String, DocumentChoice { case automatic, prominent, minimal }

  /// In which direction the pages follow each other.
  public enum Direction: String, DocumentChoice {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// More dots than that are not drawn: no screen is so wide.
  private static let drawnPages = 200

  override var takesTaps: Bool { true }

  /// The page for the vocabulary.
  fileprivate final var documentPage: Int {
    get { currentPage }
    set { page.setInDocument(newValue) }
  }

  /// A tap in the trailing half goes to the next page, one in the leading half to the one before.
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch else { return }
    let isForward = touch.location(in: self).x >= bounds.midX
    let last = max(1, numberOfPages) - 1
    guard isForward ? currentPage < last : currentPage > 0 else { return }
    currentPage += isForward ? 1 : -1
    send(.valueChanged, event)
  }

  /// Evidence: 23 × 37 points for two and 39 × 37 for three pages before Xcode 12. The height has been 26 since; the
  /// width that goes with it is a guess.
  override open var intrinsicContentSize: CGSize {
    let pages = Double(max(0, numberOfPages))
    if traitCollection.toolsVersion < 17000 { return CGSize(width: max(0, 16 * pages - 9), height: 37) }
    return CGSize(width: 16 * pages + 67.5, height: 26)
  }

  override open func draw(into canvas: inout Canvas) {
    let pages = min(max(0, numberOfPages), Self.drawnPages)
    guard pages > 1 || (pages == 1 && !hidesForSinglePage) else { return }
    let isVertical = direction == .topToBottom || direction == .bottomToTop
    let isReversed = direction == .rightToLeft || direction == .bottomToTop
    for page in 0..<pages {
      let offset = (Double(isReversed ? pages - 1 - page : page) - Double(pages - 1) / 2) * 16
      let centre = CGPoint(x: bounds.midX + (isVertical ? 0 : offset), y: bounds.midY + (isVertical ? offset : 0))
      let dot = CGRect(x: centre.x - 3.5, y: centre.y - 3.5, width: 7, height: 7)
      let isCurrent = page == currentPage
      let image = (isCurrent ? preferredCurrentPageIndicatorImage : nil) ?? preferredIndicatorImage
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? (currentPageIndicatorTintColor ?? .white).withAlphaComponent(0.3)
      if let image {
        canvas.draw(image, in: dot.shrunk(dx: -2, dy: -2), tint: color)
      } else {
        canvas.fill(.ellipse(dot), color)
      }
    }
  }
}

extension Vocabulary {
  /// What a document may say of a `<pageControl>`.
  public static let pageControl = Vocabulary(
    "pageControl", UIPageControl.self, inherits: .control, make: { UIPageControl() }
  ) { row in
    [
      row.integer("numberOfPages", \.numberOfPages, nibKey: "UINumberOfPages"),
      row.integer("currentPage", \.documentPage, nibKey: "UICurrentPage"),
      row.bool("hidesForSinglePage", \.hidesForSinglePage, nibKey: "UIHideForSinglePage"),
      row.bool("defersCurrentPageDisplay", \.defersCurrentPageDisplay),
      row.value("pageIndicatorTintColor", \.pageIndicatorTintColor, nibKey: "UIPageIndicatorTintColor"),
      row.value(
        "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, nibKey: "UICurrentPageIndicatorTintColor"),
      row.choice("backgroundStyle", \.backgroundStyle, default: .automatic),
      row.choice("direction", \.direction, default: .natural),
      row.image("preferredIndicatorImage", \.preferredIndicatorImage),
      row.image("preferredCurrentPageIndicatorImage", \.preferredCurrentPageIndicatorImage),
    ]
  }
}
