/// A control with a minus and a plus that step a value.
open class UIStepper: UIControl {
  override open class var vocabulary: Vocabulary { .stepper }

  /// What it stands at: the nearest value of the range.
  open var value: Double {
    get { range.value }
    set { range.set(newValue) }
  }
  /// The lowest value. One that is lower becomes that.
  public final var minimumValue: Double {
    get { range.lowest }
    set { range.setLowest(newValue) }
  }
  /// The highest value. One that is higher becomes that.
  public final var maximumValue: Double {
    get { range.highest }
    set { range.setHighest(newValue) }
  }
  private final var range = RangedValue<Double>(0, from: 0, to: 100)
  /// How much one step changes the value.
  public final var stepValue = 1.0
  /// Whether each step is told while a button is held; else only the last one.
  public final var isContinuous = true
  /// Whether it steps on while it is held.
  public final var autorepeat = true
  /// Whether it goes on at the other end of its range.
  public final var wraps = false

  /// Steps on while the finger stays.
  private final var repeating: AnimationTimer?

  /// Made in code, it has its size at once.
  public required init() {
    super.init()
    takeOwnSize()
  }

  override var hasFirstSize: Bool { true }
  override var takesTaps: Bool { true }

  /// The value for the vocabulary.
  fileprivate final var documentValue: Double {
    get { value }
    set { range.setInDocument(newValue) }
  }

  /// The left half steps down, the right half up, as soon as it is touched; then again and again while it is held. How
  /// soon and how often is a guess: after half a second, ten times a second.
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isUp = touch.location(in: self).x >= bounds.minX + 47
    first = value
    step(up: isUp)
    if isContinuous { tell(of: first, event) }
    guard autorepeat else { return true }
    repeating?.invalidate()
    repeating = animationClock.schedule(after: 0.5) { [weak self] in self?.repeatStep(up: isUp, event) }
    return true
  }

  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopRepeating()
    if !isContinuous { tell(of: first, event) }
  }

  override open func cancelTracking(with event: UIEvent?) { stopRepeating() }

  /// What it stood at when it was touched.
  private final var first = 0.0

  private func stopRepeating() {
    repeating?.invalidate()
    repeating = nil
  }

  private func repeatStep(up isUp: Bool, _ event: UIEvent?) {
    guard isTracking, isEnabled, autorepeat else { return stopRepeating() }
    let before = value
    if isTouchInside {
      step(up: isUp)
      guard value != before else { return stopRepeating() }
      if isContinuous { tell(of: before, event) }
    }
    guard isTracking, repeating != nil else { return }
    repeating = animationClock.schedule(after: 0.1) { [weak self] in self?.repeatStep(up: isUp, event) }
  }

  private func tell(of old: Double, _ event: UIEvent?) {
    if value != old { send(.valueChanged, event) }
  }

  private func step(up isUp: Bool) {
    let wished = value + (isUp ? stepValue : -stepValue)
    let stepped: Double
    if wished > maximumValue {
      stepped = wraps ? minimumValue : maximumValue
    } else if wished < minimumValue {
      stepped = wraps ? maximumValue : minimumValue
    } else {
      stepped = wished
    }
    if stepped != value, !stepped.isNaN { value = stepped }
  }

  /// Evidence: 94 × 29 points in documents before Xcode 11, 94 × 32 since.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: traitCollection.toolsVersion < ToolsVersion.iOS13 ? 29 : 32)
  }

  override open func draw(into canvas: inout Canvas) {
    let ground = CGRect(origin: bounds.origin, size: CGSize(width: 94, height: bounds.height))
    canvas.fill(.roundedRect(ground, radius: 8), .controlGround)
    canvas.fill(
      .rect(CGRect(x: ground.midX - 0.5, y: ground.midY - 9, width: 1, height: 18)), .separator)
    let ink: (Bool) -> UIColor = { self.isEnabled && $0 ? .label : .tertiaryLabel }
    let minus = CGRect(x: ground.minX + ground.width / 4 - 8, y: ground.midY - 1, width: 16, height: 2)
    canvas.fill(.rect(minus), ink(wraps || value > minimumValue))
    let plus = minus.offsetBy(dx: ground.width / 2, dy: 0)
    let canRise = wraps || value < maximumValue
    canvas.fill(.rect(plus), ink(canRise))
    canvas.fill(.rect(CGRect(x: plus.midX - 1, y: plus.midY - 8, width: 2, height: 16)), ink(canRise))
  }
}

extension Vocabulary {
  /// What a document may say of a `<stepper>`.
  public static let stepper = Vocabulary(
    "stepper", UIStepper.self, inherits: .control, make: { UIStepper().inDocument() }
  ) { row in
    [
      row.number("value", \.documentValue, nibKey: "UIStepperValue"),
      row.number("minimumValue", \.minimumValue, nibKey: "UIStepperMinimumValue"),
      row.number("maximumValue", \.maximumValue, default: 100, nibKey: "UIStepperMaximumValue"),
      row.number("stepValue", \.stepValue, default: 1, nibKey: "UIStepperStepValue"),
      row.bool("continuous", \.isContinuous, default: true, property: "isContinuous", nibKey: "UIStepperContinuous"),
      row.bool("autorepeat", \.autorepeat, default: true, nibKey: "UIStepperAutorepeat"),
      row.bool("wraps", \.wraps, nibKey: "UIStepperWraps"),
    ]
  }
}
