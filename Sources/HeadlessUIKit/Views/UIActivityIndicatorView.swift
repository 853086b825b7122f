/// A wheel that turns while something is going on.
open class UIActivityIndicatorView: UIView {
  override open class var vocabulary: Vocabulary { .activityIndicatorView }

  /// Which of its looks it has.
  public final var style = Style.medium
  /// Whether the spinner is turning.
  public final var isAnimating = false {
    didSet { if isAnimating, !oldValue { start = AnimationStart(of: self) } }
  }
  /// Whether nothing is shown while the spinner stands still.
  public final var hidesWhenStopped = false
  /// The colour of the wheel; nil is the style's own.
  public final var color: UIColor?
  private final var start: AnimationStart?

  /// Made in code, it has its size at once.
  public required init() {
    super.init()
    takeOwnSize()
  }

  /// A wheel in one of its sizes.
  public convenience init(style: Style) {
    self.init()
    self.style = style
    takeOwnSize()
  }

  override var hasFirstSize: Bool { true }

  /// How long a turn takes, in seconds; a guess.
  static let period = 1.0

  /// The sizes, with the names from before iOS 13 that go with a colour.
  public enum Style: String, DocumentChoice { case white, whiteLarge, gray, medium, large }

  /// Lets the wheel turn.
  open func startAnimating() { isAnimating = true }
  /// Stops the wheel.
  open func stopAnimating() { isAnimating = false }

  /// How much of a turn the wheel has done at the clock's time, from 0 up to 1.
  private var turn: Double {
    guard isAnimating, let start else { return 0 }
    return (start.elapsed(for: self) / Self.period).truncatingRemainder(dividingBy: 1)
  }

  /// Evidence: all free indicators of public documents.
  override open var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  override open func draw(into canvas: inout Canvas) {
    guard isAnimating || !hidesWhenStopped else { return }
    let side = intrinsicContentSize.width
    let standard: UIColor = style == .white || style == .whiteLarge ? .white : .systemGray
    canvas.drawSpinner(
      centre: CGPoint(x: bounds.midX, y: bounds.midY), radius: side / 2, color ?? standard, turn: turn)
  }
}

extension Canvas {
  /// Draws the eight spokes of a wheel; each is fainter than the one after it. The wheel turns from spoke to spoke.
  mutating func drawSpinner(centre: CGPoint, radius: CGFloat, _ color: UIColor, turn: Double = 0) {
    let base = color.resolved(with: traits)
    let diagonal = 0.5.squareRoot()
    let directions: [(x: Double, y: Double)] = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0),
      (-diagonal, -diagonal),
    ]
    let steps = Int((turn.isFinite ? max(0, min(turn, 1)) : 0) * 8) % 8
    for number in directions.indices {
      let direction = directions[(number + steps) % 8]
      let alpha = base.alpha * (0.3 + 0.7 * Double(number + 1) / 8)
      let from = CGPoint(x: centre.x + direction.x * radius * 0.5, y: centre.y + direction.y * radius * 0.5)
      let to = CGPoint(x: centre.x + direction.x * radius * 0.92, y: centre.y + direction.y * radius * 0.92)
      drawLines(
        through: [from, to], UIColor(red: base.red, green: base.green, blue: base.blue, alpha: alpha),
        width: radius * 0.2)
    }
  }
}

extension Vocabulary {
  /// What a document may say of a `<activityIndicatorView>`.
  public static let activityIndicatorView = Vocabulary(
    "activityIndicatorView", UIActivityIndicatorView.self, inherits: .view,
    make: { UIActivityIndicatorView().inDocument() }
  ) { row in
    [
      row.choice("style", \.style, default: .medium, nibKey: "UIActivityIndicatorViewStyle"),
      row.bool("animating", \.isAnimating, property: "isAnimating", nibKey: "UIAnimating"),
      row.bool("hidesWhenStopped", \.hidesWhenStopped, nibKey: "UIHidesWhenStopped"),
      row.value("color", \.color, nibKey: "UIColor"),
    ]
  }
}
