/// A control with a minus and a plus that step a value.
open class UIStepper: UIControl {
  override open class var vocabulary: Vocabulary { .stepper }

  /// What it stands at.
  open var value = 0.0
  /// The lowest value.
  public final var minimumValue = 0.0
  /// The highest value.
  public final var maximumValue = 100.0
  /// How much one step changes the value.
  public final var stepValue = 1.0
  /// Whether each step is told while a button is held; else only the last one.
  public final var isContinuous = true
  /// Whether it steps on while it is held.
  public final var autorepeat = true
  /// Whether it goes on at the other end of its range.
  public final var wraps = false

  override var takesTaps: Bool { true }

  /// The left half steps down, the right half up, as soon as it is touched.
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isUp = touch.location(in: self).x >= bounds.minX + 47
    let wished = value + (isUp ? stepValue : -stepValue)
    let stepped: Double
    if wished > maximumValue {
      stepped = wraps ? minimumValue : maximumValue
    } else if wished < minimumValue {
      stepped = wraps ? maximumValue : minimumValue
    } else {
      stepped = wished
    }
    guard stepped != value, !stepped.isNaN else { return true }
    value = stepped
    send(.valueChanged, event)
    return true
  }

  /// Evidence: 94 × 29 points in documents before Xcode 11, 94 × 32 since.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: traitCollection.toolsVersion < 15000 ? 29 : 32)
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
  public static let stepper = Vocabulary("stepper", UIStepper.self, inherits: .control, make: { UIStepper() }) { row in
    [
      row.number("value", \.value, nibKey: "UIStepperValue"),
      row.number("minimumValue", \.minimumValue, nibKey: "UIStepperMinimumValue"),
      row.number("maximumValue", \.maximumValue, default: 100, nibKey: "UIStepperMaximumValue"),
      row.number("stepValue", \.stepValue, default: 1, nibKey: "UIStepperStepValue"),
      row.bool("continuous", \.isContinuous, default: true, property: "isContinuous", nibKey: "UIStepperContinuous"),
      row.bool("autorepeat", \.autorepeat, default: true, nibKey: "UIStepperAutorepeat"),
      row.bool("wraps", \.wraps, nibKey: "UIStepperWraps"),
    ]
  }
}
