/// A control that is on or off.
open class UISwitch: UIControl {
  override open class var vocabulary: Vocabulary { .switchControl }

  /// Whether it is switched on.
  open var isOn = false { didSet { changed(.progress, from: .number(oldValue ? 1 : 0), to: .number(isOn ? 1 : 0)) } }
  /// What it is called; nil for none.
  public final var title: String?
  /// Whether it slides or, on a Mac, is a box to tick.
  public final var preferredStyle = Style.automatic
  /// The track's colour when the switch is on; nil is the system's green.
  public final var onTintColor: UIColor?
  /// The knob's colour; nil is white.
  public final var thumbTintColor: UIColor?
  /// From before iOS 7, of no effect since.
  public final var onImage: UIImage?
  /// From before iOS 7, of no effect since.
  public final var offImage: UIImage?

  /// How a switch looks; only Mac apps have check boxes.
  public enum Style: String, DocumentChoice { case automatic, checkbox, sliding }

  /// Made in code, it has its size at once, and no other frame changes that.
  public required init() {
    super.init()
    takeOwnSize()
  }

  override var hasOwnSize: Bool { true }
  override var takesTaps: Bool { true }

  /// Turns the switch on or off without telling anybody. The knob is seen to move.
  open func setOn(_ isOn: Bool, animated: Bool) { UIView.move(animated: animated) { self.isOn = isOn } }

  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside else { return }
    setOn(!isOn, animated: true)
    send(.valueChanged, event)
  }

  /// Evidence: 133 free switches, and 38 of the tools of iOS 26.
  override open var intrinsicContentSize: CGSize {
    traitCollection.toolsVersion >= 24127 ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
  }

  /// Evidence: 56 of 56 fixed widths are stored two points wider.
  override open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  override open func draw(into canvas: inout Canvas) {
    let isWide = canvas.traits.toolsVersion >= 24127
    let size = isWide ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    let track = CGRect(x: bounds.minX, y: bounds.minY, width: size.width, height: size.height)
    if !isEnabled { canvas.add(.beginGroup(alpha: 0.5)) }
    // How far the knob is seen to be on its way, from 0 for off to 1 for on.
    let way = presented(.progress, isOn ? 1 : 0)
    canvas.fill(
      .roundedRect(track, radius: size.height / 2),
      UIColor.mixed(.controlGround, onTintColor ?? .systemGreen, way))
    let knob = CGSize(width: isWide ? 37 : 27, height: size.height - 4)
    let x = track.minX + 2 + (track.width - 4 - knob.width) * way
    canvas.drawKnob(
      in: CGRect(x: x, y: track.minY + 2, width: knob.width, height: knob.height), radius: knob.height / 2,
      thumbTintColor ?? .white)
    if !isEnabled { canvas.add(.endGroup) }
  }
}

extension Vocabulary {
  /// What a document may say of a `<switch>`.
  public static let switchControl = Vocabulary(
    "switch", UISwitch.self, inherits: .control, make: { UISwitch().inDocument() }
  ) {
    row in
    [
      row.bool("on", \.isOn, property: "isOn", nibKey: "UISwitchOn"),
      row.string("title", \.title),
      row.choice("preferredStyle", \.preferredStyle, default: .automatic),
      row.value("onTintColor", \.onTintColor, nibKey: "UISwitchOnTintColor"),
      row.value("thumbTintColor", \.thumbTintColor, nibKey: "UISwitchThumbTintColor"),
      row.image("onImage", \.onImage, nibKey: "UISwitchOnImage"),
      row.image("offImage", \.offImage, nibKey: "UISwitchOffImage"),
    ]
  }
}
