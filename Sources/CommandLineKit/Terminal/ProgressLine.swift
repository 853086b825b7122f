/// A line that shows how far long work has come, redrawn in place and erased at the end.
///
/// It is silent unless the terminal is interactive, and draws nothing before the first interval has passed: short work
/// leaves no flicker. Not for use from several threads at once.
public struct ProgressLine {
  /// The shortest time between two drawings.
  public static let interval = Duration.milliseconds(100)

  private let label: String
  private let total: Int
  private let terminal: Terminal
  private let elapsed: () -> Duration
  private let write: (String) -> Void
  private var done = 0
  private var lastDrawn = Duration.zero
  private var isVisible = false

  /// - Parameters:
  ///   - label: what is being done, such as `Validating`.
  ///   - total: how many steps there are; 0 or less when unknown, which leaves out the bar and the time left.
  ///   - elapsed: the time since the work began.
  ///   - write: shows text on the terminal.
  public init(
    _ label: String, total: Int, terminal: Terminal, elapsed: @escaping () -> Duration,
    write: @escaping (String) -> Void
  ) {
    self.label = label
    self.total = total
    self.terminal = terminal
    self.elapsed = elapsed
    self.write = write
  }

  /// Counts steps that are done.
  public mutating func advance(by steps: Int = 1) {
    done += min(max(0, steps), Int.max - done)
    guard terminal.isInteractive else { return }
    let now = elapsed()
    guard now - lastDrawn >= Self.interval else { return }
    lastDrawn = now
    isVisible = true
    write(Self.erase + line(at: now))
  }

  /// Erases the line. Call it before anything else is written to the same terminal; the next step draws it again.
  public mutating func erase() {
    guard isVisible else { return }
    isVisible = false
    write(Self.erase)
  }

  private static let erase = "\r\u{1B}[2K"

  /// At most one column less than the terminal has, because a full line would wrap and could not be erased.
  private func line(at now: Duration) -> String {
    let seconds = now / .seconds(1)
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var facts = [total > 0 ? "\(done)/\(total)" : "\(done)"]
    if rate > 0 { facts.append("\(Self.rounded(rate))/s") }
    if rate > 0, total > done { facts.append("\(Self.time(Double(total - done) / rate)) left") }
    let text = facts.joined(separator: "  ")
    let room = terminal.columns - 1
    let barWidth = min(30, room - label.count - text.count - 4)
    guard total > 0, barWidth >= 5 else { return String("\(label)  \(text)".prefix(room)) }
    let filled = Int(Double(barWidth) * min(1, Double(done) / Double(total)))
    let bar =
      terminal.style(String(repeating: "█", count: filled), .green)
      + terminal.style(String(repeating: "░", count: barWidth - filled), .dim)
    return "\(label)  \(bar)  \(text)"
  }

  /// Two digits for small rates, whole numbers for others.
  private static func rounded(_ rate: Double) -> String {
    rate < 10 ? NumberText.text((rate * 10).rounded() / 10) : NumberText.text(rate.rounded())
  }

  /// Such as `8s`, `2m05s`, `3h20m`.
  private static func time(_ seconds: Double) -> String {
    guard seconds < 360_000 else { return "days" }
    let whole = Int(seconds.rounded(.up))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if whole < 60 { return "\(whole)s" }
    if whole < 3600 { return "\(whole / 60)m\(two(whole % 60))s" }
    return "\(whole / 3600)h\(two(whole / 60 % 60))m"
  }
}
