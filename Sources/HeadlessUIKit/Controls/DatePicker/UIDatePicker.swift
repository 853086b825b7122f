/// Lets a day, a time or a length of time be picked.
open class UIDatePicker: UIControl {
  override open class var vocabulary: Vocabulary { .datePicker }

  /// Nil is the time at which it is shown.
  open var date: NSDate?
  /// The earliest date that can be chosen; nil for no limit.
  public final var minimumDate: NSDate?
  /// The latest date that can be chosen; nil for no limit.
  public final var maximumDate: NSDate?
  /// Whether a day, a time, both or a length of time is chosen.
  public final var datePickerMode = Mode.dateAndTime
  /// Whether there are wheels, a calendar or a small button; automatic is compact since iOS 14.
  public final var preferredDatePickerStyle = Style.automatic
  /// The step between the minutes that can be chosen: a divisor of 60.
  public final var minuteInterval = 1
  /// In seconds.
  public final var countDownDuration = 0.0
  /// Whether a date that is set goes to the nearest step of ``minuteInterval``.
  public final var roundsToMinuteInterval = true
  /// The language and region; nil is the system's.
  public final var locale: NSLocale?
  /// The time zone; nil is the system's.
  public final var timeZone: NSTimeZone?
  /// Whether a document means the time at which it is shown, whatever date it says.
  public final var usesCurrentDate = true

  /// What is picked.
  public enum Mode: String, DocumentChoice { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  /// How the picker looks.
  public enum Style: String, DocumentChoice { case automatic, wheels, compact, inline }

  /// The style that is shown: automatic is wheels in documents of the time before there were others, and always for a
  /// countdown.
  var shownStyle: Style {
    if datePickerMode == .countDownTimer { return .wheels }
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return traitCollection.toolsVersion < 17000 ? .wheels : .compact
  }

  /// Evidence: wheels are 320 × 216 points in documents. The other sizes are as UIKit reports them in English.
  override open var intrinsicContentSize: CGSize {
    switch shownStyle {
    case .wheels, .automatic: return CGSize(width: 320, height: wheelHeight)
    case .inline:
      if datePickerMode == .time { return CGSize(width: 110, height: 36) }
      return CGSize(width: 320, height: datePickerMode == .date ? 330 : 374)
    case .compact:
      let widths = pills.map { $0.width(in: traitCollection) }
      return CGSize(width: widths.reduce(0, +) + 5 * Double(max(0, widths.count - 1)), height: 34.5)
    }
  }

  override open func draw(into canvas: inout Canvas) { drawPicker(into: &canvas) }
}

extension Vocabulary {
  /// What a document may say of a `<datePicker>`.
  public static let datePicker = Vocabulary(
    "datePicker", UIDatePicker.self, inherits: .control, make: { UIDatePicker() }
  ) { row in
    [
      row.value("date", \.date, nibKey: "UIDate"),
      row.value("minimumDate", \.minimumDate, nibKey: "UIMinimumDate"),
      row.value("maximumDate", \.maximumDate, nibKey: "UIMaximumDate"),
      row.choice("datePickerMode", \.datePickerMode, default: .dateAndTime, nibKey: "UIDatePickerMode"),
      row.choice("style", \.preferredDatePickerStyle, default: .automatic, property: "preferredDatePickerStyle"),
      row.integer("minuteInterval", \.minuteInterval, default: 1, nibKey: "UIMinuteInterval"),
      row.number("countDownDuration", \.countDownDuration, nibKey: "UICountDownDuration"),
      row.bool("roundsToMinuteInterval", \.roundsToMinuteInterval, default: true),
      row.value("locale", \.locale, nibKey: "UILocale"),
      row.value("timeZone", \.timeZone, nibKey: "UITimeZone"),
      row.bool("useCurrentDate", \.usesCurrentDate, default: true, property: "usesCurrentDate"),
    ]
  }
}
