/// A control with a knob on a line that stands for a range of values.
open class UISlider: UIControl {
  override open class var vocabulary: Vocabulary { .slider }

  /// What it stands at: the nearest value of the range.
  open var value: Float {
    get { range.value }
    set { move { $0.set(newValue) } }
  }
  /// The lowest value. One that is lower becomes that.
  public final var minimumValue: Float {
    get { range.lowest }
    set { range.setLowest(newValue) }
  }
  /// The highest value. One that is higher becomes that.
  public final var maximumValue: Float {
    get { range.highest }
    set { range.setHighest(newValue) }
  }
  private final var range = RangedValue<Float>(0, from: 0, to: 1)
  /// Whether the value is told while the knob moves; else only once it is let go.
  public final var isContinuous = true
  /// The picture at the end of the smallest value; nil for none.
  public final var minimumValueImage: UIImage?
  /// The picture at the end of the largest value; nil for none.
  public final var maximumValueImage: UIImage?
  /// The line left of the knob; nil is the tint.
  public final var minimumTrackTintColor: UIColor?
  /// The colour of the line beyond the knob; nil is the system's.
  public final var maximumTrackTintColor: UIColor?
  /// The colour of the knob; nil is white.
  public final var thumbTintColor: UIColor?

  /// Evidence: 166 free sliders are 31 points high in their frames; from the tools of iOS 26 on 34 of them.
  override open var intrinsicContentSize: CGSize {
    let traits = traitCollection
    let height: CGFloat = isTall(traits) ? 34 : isInBarButton && traits.toolsVersion >= ToolsVersion.iOS13 ? 33 : 30
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Whether it is in the custom view of a bar's button. Evidence: five of five sliders of one project are higher there.
  private var isInBarButton: Bool {
    var view: UIView? = superview
    while let current = view {
      if current is UIBar { return true }
      view = current.superview
    }
    return false
  }

  /// Evidence: 43 of 43 fixed widths are stored four points wider, 20 of 20 heights one higher.
  override open var alignmentRectInsets: UIEdgeInsets {
    isTall(traitCollection) ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  private func isTall(_ traits: UITraitCollection) -> Bool { traits.toolsVersion >= 24127 }

  private func move(_ change: (inout RangedValue<Float>) -> Void) {
    let old = fraction
    change(&range)
    changed(.progress, from: .number(old), to: .number(fraction))
  }

  /// The value for the vocabulary.
  fileprivate final var documentValue: Float {
    get { value }
    set { move { $0.setInDocument(newValue) } }
  }

  /// Where the value lies in the range, 0 to 1.
  var fraction: CGFloat {
    let range = Double(maximumValue) - Double(minimumValue)
    guard range > 0 else { return 0 }
    return min(1, max(0, (Double(value) - Double(minimumValue)) / range))
  }

  /// Where in the knob the finger is, in points from its left edge.
  private var grip: CGFloat = 0

  /// Sets the value, within the range, without telling anybody. The knob is seen to move.
  open func setValue(_ value: Float, animated: Bool) { UIView.move(animated: animated) { self.value = value } }

  override func seen(_ property: String) -> NSObject? {
    guard property == "value" else { return super.seen(property) }
    let shown = UISlider()
    (shown.minimumValue, shown.maximumValue) = (minimumValue, maximumValue)
    shown.value = minimumValue + (maximumValue - minimumValue) * Float(seenFraction)
    return shown
  }

  /// Where the knob is seen, 0 to 1.
  private var seenFraction: CGFloat { presented(.progress, fraction) }

  /// Only the knob is moved.
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let knob = knobRect(traits: traitCollection)
    let point = touch.location(in: self)
    grip = point.x - knob.minX
    return knob.shrunk(dx: -10, dy: -10).contains(point)
  }

  override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let room = trackArea.width - knobSize(traits: traitCollection).width
    guard room > 0 else { return true }
    let share = min(1, max(0, (touch.location(in: self).x - grip - trackArea.minX) / room))
    let moved = minimumValue + (maximumValue - minimumValue) * Float(share)
    guard moved != value, !moved.isNaN else { return true }
    value = moved
    if isContinuous { send(.valueChanged, event) }
    return true
  }

  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { send(.valueChanged, event) }
  }

  /// The part of the slider between the pictures.
  private var trackArea: CGRect {
    var area = bounds.shrunk(dx: 2, dy: 0)
    for (image, isLeft) in [(minimumValueImage, true), (maximumValueImage, false)] {
      guard let image else { continue }
      area.size.width -= image.size.width + 8
      if isLeft { area.origin.x += image.size.width + 8 }
    }
    return area
  }

  private func knobSize(traits: UITraitCollection) -> CGSize {
    isTall(traits) ? CGSize(width: 37, height: 24) : CGSize(width: 27, height: 27)
  }

  private func knobRect(traits: UITraitCollection) -> CGRect {
    let (area, knob) = (trackArea, knobSize(traits: traits))
    return CGRect(
      x: area.minX + max(0, area.width - knob.width) * seenFraction, y: bounds.midY - knob.height / 2,
      width: knob.width,
      height: knob.height)
  }

  override open func draw(into canvas: inout Canvas) {
    let isTall = isTall(canvas.traits)
    let ends = bounds.shrunk(dx: 2, dy: 0)
    if !isEnabled { canvas.add(.beginGroup(alpha: 0.5)) }
    for (image, isLeft) in [(minimumValueImage, true), (maximumValueImage, false)] {
      guard let image else { continue }
      let x = isLeft ? ends.minX : ends.maxX - image.size.width
      canvas.draw(
        image,
        in: CGRect(
          x: x, y: bounds.midY - image.size.height / 2, width: image.size.width, height: image.size.height))
    }
    let area = trackArea
    let knob = knobRect(traits: canvas.traits)
    let thickness: CGFloat = isTall ? 6 : 4
    let line = CGRect(
      x: area.minX, y: bounds.midY - thickness / 2, width: max(0, area.width), height: thickness)
    canvas.fill(.roundedRect(line, radius: thickness / 2), maximumTrackTintColor ?? .controlTrack)
    let filled = CGRect(
      x: line.minX, y: line.minY, width: min(line.width, knob.midX - line.minX), height: thickness)
    canvas.fill(.roundedRect(filled, radius: thickness / 2), minimumTrackTintColor ?? tintColor)
    canvas.drawKnob(in: knob, radius: knob.height / 2, thumbTintColor ?? .white)
    if !isEnabled { canvas.add(.endGroup) }
  }
}

extension Vocabulary {
  /// What a document may say of a `<slider>`.
  public static let slider = Vocabulary("slider", UISlider.self, inherits: .control, make: { UISlider() }) { row in
    [
      row.number("value", \.documentValue, nibKey: "UIValue"),
      row.number("minValue", \.minimumValue, property: "minimumValue", nibKey: "UIMinValue"),
      row.number("maxValue", \.maximumValue, default: 1, property: "maximumValue", nibKey: "UIMaxValue"),
      row.bool("continuous", \.isContinuous, default: true, property: "isContinuous", nibKey: "UIContinuous"),
      row.image("minimumValueImage", \.minimumValueImage, nibKey: "UIMinimumValueImage"),
      row.image("maximumValueImage", \.maximumValueImage, nibKey: "UIMaximumValueImage"),
      row.value("minimumTrackTintColor", \.minimumTrackTintColor, nibKey: "UIMinimumTrackTintColor"),
      row.value("maximumTrackTintColor", \.maximumTrackTintColor, nibKey: "UIMaximumTrackTintColor"),
      row.value("thumbTintColor", \.thumbTintColor, nibKey: "UIThumbTintColor"),
    ]
  }
}
