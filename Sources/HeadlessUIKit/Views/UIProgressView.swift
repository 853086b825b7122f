/// A line that fills up as something goes on.
open class UIProgressView: UIView {
  override open class var vocabulary: Vocabulary { .progressView }

  /// From 0 to 1.
  open var progress: Float {
    get { share.value }
    set {
      let old = share.value
      share.set(newValue)
      changed(.progress, from: .number(Double(old)), to: .number(Double(share.value)))
    }
  }
  private final var share = RangedValue<Float>(0, from: 0, to: 1)
  /// Whether it looks as it does on its own or as it does in a bar.
  public final var progressViewStyle = Style.default
  /// The colour of the part that is done; nil uses the tint colour.
  public final var progressTintColor: UIColor?
  /// The colour of the part still to do; nil is the standard one.
  public final var trackTintColor: UIColor?
  /// The picture stretched over the part that is done; nil for a plain colour.
  public final var progressImage: UIImage?
  /// The picture stretched over the part still to do; nil for a plain colour.
  public final var trackImage: UIImage?

  /// Made in code, it has a size at once: 150 points wide, which is a guess.
  public required init() {
    super.init()
    plain.bounds.size = CGSize(width: 150, height: ownSize.height)
  }

  /// A line in one of its looks.
  public convenience init(progressViewStyle style: Style) {
    self.init()
    progressViewStyle = style
  }

  override var hasFirstSize: Bool { true }

  /// `bar` has square ends.
  public enum Style: String, DocumentChoice { case `default`, bar }

  /// Sets the share that is done, 0 to 1. It is seen to grow.
  open func setProgress(_ progress: Float, animated: Bool) {
    UIView.move(animated: animated) { self.progress = progress }
  }

  override func seen(_ property: String) -> NSObject? {
    guard property == "progress" else { return super.seen(property) }
    let shown = UIProgressView()
    shown.progress = seenProgress
    return shown
  }

  private var seenProgress: Float { Float(presented(.progress, Double(progress))) }

  /// Evidence: heights of free progress views before and since Xcode 12, one of them in a bar's style.
  override open var intrinsicContentSize: CGSize {
    let isOld = traitCollection.toolsVersion < 17000
    let height: CGFloat = progressViewStyle == .bar ? (isOld ? 1.5 : 3) : isOld ? 2 : 4
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// In a bar's style the last point is below what is aligned. Evidence: three of three fixed heights are stored one higher.
  override open var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: progressViewStyle == .bar ? 1 : 0, right: 0)
  }

  override open func draw(into canvas: inout Canvas) {
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    var filled = bounds
    filled.size.width *= min(1, max(0, Double(seenProgress)))
    if let trackImage {
      canvas.draw(trackImage, in: bounds)
    } else {
      canvas.fill(.roundedRect(bounds, radius: radius), trackTintColor ?? .controlTrack)
    }
    guard !filled.isEmpty else { return }
    if let progressImage {
      canvas.draw(progressImage, in: filled)
    } else {
      canvas.fill(.roundedRect(filled, radius: min(radius, filled.width / 2)), progressTintColor ?? tintColor)
    }
  }
}

extension Vocabulary {
  /// What a document may say of a `<progressView>`.
  public static let progressView = Vocabulary(
    "progressView", UIProgressView.self, inherits: .view, make: { UIProgressView().inDocument() }
  ) { row in
    [
      row.number("progress", \.progress, nibKey: "UIProgress"),
      row.choice("progressViewStyle", \.progressViewStyle, default: .default, nibKey: "UIProgressViewStyle"),
      row.value("progressTintColor", \.progressTintColor, nibKey: "UIProgressProgressTintColor"),
      row.value("trackTintColor", \.trackTintColor, nibKey: "UIProgressTrackTintColor"),
      row.image("progressImage", \.progressImage, nibKey: "UIProgressProgressImage"),
      row.image("trackImage", \.trackImage, nibKey: "UIProgressTrackImage"),
    ]
  }
}
