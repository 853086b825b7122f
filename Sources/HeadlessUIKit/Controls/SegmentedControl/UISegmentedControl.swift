/// A row of segments of which one is chosen.
open class UISegmentedControl: UIControl {
  override open class var vocabulary: Vocabulary { .segmentedControl }

  /// The segments from the leading to the trailing end.
  public final var segments: [Segment] = [] { didSet { setNeedsLayout() } }
  /// The chosen segment; ``noSegment`` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a segment is chosen only while it is touched.
  public final var isMomentary = false
  /// Whether longer titles get wider segments; else all are as wide.
  public final var apportionsSegmentWidthsByContent = false
  /// The colour of the segment that is chosen; nil is the system's.
  public final var selectedSegmentTintColor: UIColor?
  /// Looks from before iOS 7, of no effect since.
  public final var segmentedControlStyle = Style.plain

  /// A segment for each title (`String`) or picture (`UIImage`), in the size that they want; other items are left out.
  public convenience init(items: [Any]?) {
    self.init()
    segments = (items ?? []).compactMap { item in
      switch item {
      case let title as String: Segment(title: title)
      case let image as UIImage: Segment(image: image)
      default: nil
      }
    }
    takeOwnSize()
  }

  /// The index that means that no segment is chosen.
  public static let noSegment = -1

  /// The looks from before iOS 7; all look the same now.
  public enum Style: String, DocumentChoice { case plain, bordered, bar, bezeled }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Nil when there is no such segment or it has none.
  open func titleForSegment(at index: Int) -> String? { segments.indices.contains(index) ? segments[index].title : nil }

  /// Does nothing when there is no such segment.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].title = title
  }

  /// Puts a segment before the one at the index, or at the nearest end.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(0, index), segments.count))
  }

  /// Leaves no segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  override var takesTaps: Bool { true }

  /// Chooses the segment under the finger. A momentary control has chosen it only while it tells so.
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let point = touch?.location(in: self) else { return }
    let rects = segmentRects(traits: traitCollection)
    guard let index = rects.firstIndex(where: { point.x >= $0.minX && point.x < $0.maxX }), segments[index].isEnabled,
      index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    send(.valueChanged, event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  override open var intrinsicContentSize: CGSize { fittingSize(traits: traitCollection) }

  /// Evidence: heights fixed by constraints are stored one point higher, 13 of 13.
  override open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  override open func draw(into canvas: inout Canvas) { drawSegments(into: &canvas) }
}

extension UISegmentedControl {
  /// One segment: a title or a picture.
  public struct Segment: Sendable, Hashable {
    /// What it is called; nil for none.
    public var title: String?
    /// The picture; nil for none.
    public var image: UIImage?
    /// Whether it can be chosen.
    public var isEnabled: Bool
    /// In points; 0 for the width of the content.
    public var width: CGFloat
    /// How far the content is moved, in points.
    public var contentOffset: CGSize

    /// A segment; sizes in points.
    public init(
      title: String? = nil, image: UIImage? = nil, isEnabled: Bool = true, width: CGFloat = 0,
      contentOffset: CGSize = CGSize(width: 0, height: 0)
    ) {
      self.title = title
      self.image = image
      self.isEnabled = isEnabled
      self.width = width
      self.contentOffset = contentOffset
    }
  }
}

extension UISegmentedControl.Segment: Inspectable {
  init(_ element: ValueElement, in decoding: any DocumentDecoding) {
    self.init(
      title: element.string("title") ?? element.child("title")?.text,
      image: UIImage.make(of: "image", in: element, decoding),
      isEnabled: element.bool("enabled") ?? true, width: element.number("width") ?? 0)
    if let offset = element.child("contentOffset").flatMap({ CGSize.make(from: $0, in: decoding) }) {
      contentOffset = offset
    }
  }

  public var inspected: InspectedValue {
    .dictionary(present: [
      "title": title?.inspected, "image": image?.inspected, "isEnabled": isEnabled ? nil : .bool(false),
      "width": width == 0 ? nil : .number(width),
    ])
  }
}

extension Vocabulary {
  /// What a document may say of a `<segmentedControl>`.
  public static let segmentedControl = Vocabulary(
    "segmentedControl", UISegmentedControl.self, inherits: .control, make: { UISegmentedControl() }
  ) { row in
    [
      row.each("segments", nibKey: "UISegments") { control, element, decoding in
        control.segments += element.children(named: "segment").map { .init($0, in: decoding) }
      } inspect: {
        $0.segments.isEmpty ? nil : $0.segments.inspected
      },
      row.integer(
        "selectedSegmentIndex", \.selectedSegmentIndex, default: UISegmentedControl.noSegment,
        nibKey: "UISelectedSegmentIndex"),
      row.bool("momentary", \.isMomentary, property: "isMomentary", nibKey: "UIMomentary"),
      row.bool("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
      row.value("selectedSegmentTintColor", \.selectedSegmentTintColor),
      row.choice(
        "segmentControlStyle", \.segmentedControlStyle, default: .plain, property: "segmentedControlStyle",
        nibKey: "UISegmentedControlStyle"),
    ]
  }

  /// What a document may say of a `<segments>`.
  public static let segments = Vocabulary(value: "segments")

  /// What a document may say of a `<segment>`.
  public static let segment = Vocabulary(
    value: "segment",
    rows: [
      .attribute("title"), .attribute("image", .image), .attribute("catalog"), .attribute("enabled", .bool),
      .attribute("width", .number), .attribute("contentOffset", .element("size")),
    ])
}
