/// The time that animations and timers run by. It stands still until it is told to advance: what happens, happens in the
/// same order and with the same values on every machine.
///
/// A tree of views has one clock: the one that was given to a view on the way up (``UIView/animationClock``), or one
/// that its outermost view makes when it first animates. A clock belongs to the thread that its views belong to.
///
/// As on a device, what is still to be done keeps what it was given alive: a completion that names its view keeps the
/// view until the clock gets there, or until ``cancelAll()``.
public final class AnimationClock {
  private var time = 0.0
  private var queue = EventQueue()
  private var isAdvancing = false
  /// The blocks whose animations run by this clock; those that are over are dropped now and then.
  private var blocks: [WeakBlock] = []
  private var blockLimit = 16
  /// The clock that took this one over, and how much later it is on this one.
  private var successor: (clock: AnimationClock, lead: Double)?

  /// Told of what UIKit would stop the app with while views react to touches, timers or the ends of animations.
  public var exceptionHandler: ((NSException) -> Void)?
  /// Those that no handler of the clock was told of, the oldest first; a thousand at most.
  /// ``NSException/uncaughtHandler`` is told of them too.
  public private(set) var uncaughtExceptions: [NSException] = []

  /// What one advance does at most; more than that waits for the next.
  static let eventLimit = 100_000

  /// A clock at 0 seconds.
  public init() {}

  deinit { cancelAll() }

  /// Leaves undone everything that is still to be done.
  public func cancelAll() {
    if let successor { return successor.clock.cancelAll() }
    for event in queue.sorted { event.timer.invalidate() }
    queue.removeAll()
    for known in blocks { known.block?.forget() }
    blocks = []
  }

  private struct WeakBlock { weak var block: AnimationBlock? }

  /// Remembers a block, for ``cancelAll()``.
  func remember(_ block: AnimationBlock) {
    if let successor { return successor.clock.remember(block) }
    if blocks.count >= blockLimit {
      blocks.removeAll { $0.block == nil }
      blockLimit = max(16, 2 * blocks.count)
    }
    blocks.append(WeakBlock(block: block))
  }

  /// In seconds since the clock was made.
  public var now: Double { successor.map { $0.clock.now + $0.lead } ?? time }

  /// Moves the time forwards, in seconds, and does on the way what is due, each thing at its own time. A number that is
  /// negative or not finite only does what is due now. Inside of what the clock does, it does not move.
  ///
  /// - Returns: false when 100,000 things were done and some that are due wait for the next advance.
  @discardableResult
  public func advance(by seconds: Double) -> Bool {
    if let successor { return successor.clock.advance(by: seconds) }
    guard !isAdvancing else { return true }
    isAdvancing = true
    defer { isAdvancing = false }
    let sum = time + max(0, seconds)
    let goal = sum.isFinite ? sum : time
    for _ in 0..<Self.eventLimit {
      guard let event = queue.first, event.time <= goal else {
        time = goal
        return true
      }
      _ = queue.popFirst()
      guard event.timer.isValid else { continue }
      time = max(time, event.time)
      AnimationThread.mine.withClock(self) { event.timer.fire() }
      if let interval = event.timer.interval, event.timer.isValid { queue.insert(event.timer, at: time + interval) }
    }
    time = goal
    return queue.first.map { $0.time > goal } ?? true
  }

  /// Advances from one thing to do to the next until none is left, for `limit` seconds at most. Animations that repeat
  /// for ever do not count.
  public func advanceToRest(limit: Double = 3600) {
    let end = now + max(0, limit)
    while let next = nextEventTime, next <= end {
      advance(by: next - now)
      if nextEventTime == next { return }
    }
  }

  /// When there is something to do next, in seconds on this clock; nil when nothing is left.
  public var nextEventTime: Double? {
    if let successor { return successor.clock.nextEventTime.map { $0 + successor.lead } }
    while let event = queue.first, !event.timer.isValid { _ = queue.popFirst() }
    return queue.first?.time
  }

  /// Does something in some seconds: at the next advance when they are not more than 0.
  @discardableResult
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) -> AnimationTimer {
    let timer = AnimationTimer(interval: nil, action: action)
    insert(timer, after: seconds)
    return timer
  }

  /// Does something again and again. An interval of 0 or less is a ten thousandth of a second, as with `NSTimer`.
  @discardableResult
  public func schedule(every interval: Double, _ action: @escaping () -> Void) -> AnimationTimer {
    let timer = AnimationTimer(interval: interval > 0 ? interval : 0.0001, action: action)
    insert(timer, after: timer.interval ?? 0)
    return timer
  }

  /// Makes this the clock of everything in `body` that no clock was given to.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try AnimationThread.mine.withClock(self, body)
  }

  /// The clock whose ``perform(_:)`` or whose action is being executed on this thread.
  public static var current: AnimationClock? { AnimationThread.existing?.clocks.last }

  /// A time that is not a number, or infinitely far, never comes.
  private func insert(_ timer: AnimationTimer, after seconds: Double) {
    if let successor { return successor.clock.insert(timer, after: seconds) }
    let due = time + max(0, seconds.isNaN ? 0 : seconds)
    if due.isFinite { queue.insert(timer, at: due) }
  }

  /// Tells the handler; when there is none, keeps the exception and tells the app's handler.
  func raise(_ exception: NSException) {
    if let successor, exceptionHandler == nil { return successor.clock.raise(exception) }
    if let exceptionHandler { return exceptionHandler(exception) }
    if uncaughtExceptions.count < 1000 { uncaughtExceptions.append(exception) }
    exception.report()
  }

  /// Whether the two are one, because one took over the other.
  func isSame(as other: AnimationClock) -> Bool { last === other.last }

  private var last: AnimationClock {
    var current = self
    while let next = current.successor?.clock { current = next }
    return current
  }

  /// Lets another clock go on with everything that this one has to do.
  func merge(into other: AnimationClock) {
    let heir = other.last
    guard heir !== last else { return }
    if let successor { return successor.clock.merge(into: heir) }
    let lead = time - heir.time
    for event in queue.sorted { heir.queue.insert(event.timer, at: event.time - lead) }
    queue.removeAll()
    for known in blocks { if let block = known.block { heir.remember(block) } }
    blocks = []
    successor = (heir, lead)
  }
}
