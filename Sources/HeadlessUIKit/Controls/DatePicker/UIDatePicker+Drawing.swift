extension UIDatePicker {
  /// The date that a picture shows: what the document says, else always the same one, so that pictures do not change.
  private var shownComponents: NSDate.Components {
    date?.components
      ?? NSDate.Components(year: 2025, month: 6, day: 9, hour: 9, minute: 41, second: 0, weekday: 1)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  func drawPicker(into canvas: inout Canvas) {
    switch shownStyle {
    case .wheels, .automatic: canvas.drawWheels(wheels, in: bounds)
    case .compact: drawPills(into: &canvas)
    case .inline: datePickerMode == .time ? drawPills(into: &canvas) : drawCalendar(into: &canvas)
    }
  }

  // MARK: Wheels

  private var wheels: [[String]] {
    let now = shownComponents
    let hours = around(now.hour % 12, modulo: 12) { $0 == 0 ? "12" : String($0) }
    let minutes = around(now.minute, modulo: 60, step: max(1, min(30, minuteInterval))) { twoDigits($0) }
    let halves = now.hour < 12 ? ["", "", "AM", "PM", ""] : ["", "AM", "PM", "", ""]
    let days = around(now.day - 1, modulo: monthLength(now)) { String($0 + 1) }
    let years = (-2...2).map { String(now.year + $0) }
    let months = around(now.month - 1, modulo: 12) { Self.months[$0] }
    switch datePickerMode {
    case .time: return [hours, minutes, halves]
    case .date: return [months, days, years]
    case .yearAndMonth: return [months, years]
    case .countDownTimer:
      let whole = countDownDuration.isFinite ? Int(min(max(countDownDuration, 0), 86399)) : 0
      return [
        around(whole / 3600, modulo: 24) { String($0) }.marked("hours"),
        around(whole / 60 % 60, modulo: 60) { String($0) }.marked("min"),
      ]
    case .dateAndTime:
      let dates = (-2...2).map { offset -> String in
        let length = monthLength(now)
        let day = (now.day - 1 + offset + length) % length + 1
        let weekday = (now.weekday + offset + 7) % 7
        return "\(Self.weekdays[weekday]) \(Self.months[now.month - 1].prefix(3)) \(day)"
      }
      return [dates, hours, minutes, halves]
    }
  }

  private func around(_ value: Int, modulo: Int, step: Int = 1, _ text: (Int) -> String) -> [String] {
    (-2...2).map { text(((value + $0 * step) % modulo + modulo) % modulo) }
  }

  private func monthLength(_ date: NSDate.Components) -> Int {
    let isLeap = date.year % 4 == 0 && (date.year % 100 != 0 || date.year % 400 == 0)
    return date.month == 2 && isLeap ? 29 : Self.monthLengths[date.month - 1]
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  // MARK: Compact

  /// A grey field with a part of the date.
  struct Pill {
    var text: String

    func width(in traits: UITraitCollection) -> CGFloat {
      (traits.textMetrics.width(of: text, font: .systemFont(ofSize: 17)) + 22).rounded(.up)
    }
  }

  var pills: [Pill] {
    let now = shownComponents
    let month = Self.months[now.month - 1]
    let day = Pill(text: "\(month.prefix(3)) \(now.day), \(now.year)")
    let hour = now.hour % 12 == 0 ? 12 : now.hour % 12
    let time = Pill(text: "\(hour):\(twoDigits(now.minute)) \(now.hour < 12 ? "AM" : "PM")")
    switch datePickerMode {
    case .time, .countDownTimer: return [time]
    case .date: return [day]
    case .yearAndMonth: return [Pill(text: "\(month) \(now.year)")]
    case .dateAndTime: return [day, time]
    }
  }

  private func drawPills(into canvas: inout Canvas) {
    var x = bounds.minX
    for pill in pills {
      let width = pill.width(in: canvas.traits)
      let rect = CGRect(x: x, y: bounds.midY - 17, width: min(width, max(0, bounds.maxX - x)), height: 34)
      guard !rect.isEmpty else { return }
      canvas.fill(.roundedRect(rect, radius: 8), .controlGround)
      canvas.drawLine(
        of: pill.text, font: .systemFont(ofSize: 17), color: isEnabled ? .label : .tertiaryLabel, in: rect,
        alignment: 0.5)
      x = rect.maxX + 5
    }
  }

  // MARK: Inline

  private func drawCalendar(into canvas: inout Canvas) {
    guard !bounds.isEmpty else { return }
    let now = shownComponents
    let title = CGRect(x: bounds.minX + 16, y: bounds.minY, width: bounds.width - 32, height: 44)
    canvas.drawLine(
      of: "\(Self.months[now.month - 1]) \(now.year)", font: .systemFont(ofSize: 17, weight: .semibold), color: .label,
      in: title)
    let column = bounds.width / 7
    let row = (bounds.height - 64) / 6
    func cell(_ index: Int, _ line: Int) -> CGRect {
      CGRect(
        x: bounds.minX + column * Double(index), y: bounds.minY + 64 + row * Double(line), width: column, height: row)
    }
    for (index, name) in Self.weekdays.enumerated() {
      canvas.drawLine(
        of: name.uppercased(), font: .systemFont(ofSize: 13, weight: .semibold), color: .tertiaryLabel,
        in: CGRect(x: bounds.minX + column * Double(index), y: bounds.minY + 44, width: column, height: 20),
        alignment: 0.5)
    }
    let first = ((now.weekday - (now.day - 1)) % 7 + 7) % 7
    for day in 1...monthLength(now) {
      let rect = cell((first + day - 1) % 7, (first + day - 1) / 7)
      let isPicked = day == now.day
      if isPicked {
        let side = min(44, rect.width, rect.height)
        let circle = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        canvas.fill(.ellipse(circle), tintColor.withAlphaComponent(0.15))
      }
      canvas.drawLine(
        of: String(day), font: .systemFont(ofSize: 20), color: isPicked ? tintColor : .label, in: rect,
        alignment: 0.5)
    }
  }
}

extension [String] {
  /// The rows of a wheel with a word behind the middle one.
  fileprivate func marked(_ word: String) -> [String] {
    enumerated().map { $0.offset == count / 2 ? "\($0.element) \(word)" : $0.element }
  }
}
