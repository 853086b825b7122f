/// What a clock has still to do: the earliest first, and in the order of scheduling at one time.
struct EventQueue {
  struct Event {
    var time: Double
    var number: Int
    var timer: AnimationTimer
  }

  /// A binary heap.
  private var events: [Event] = []
  private var nextNumber = 0

  var isEmpty: Bool { events.isEmpty }
  var first: Event? { events.first }

  /// Everything, in the order in which it would be done.
  var sorted: [Event] { events.sorted { Self.precedes($0, $1) } }

  mutating func insert(_ timer: AnimationTimer, at time: Double) {
    events.append(Event(time: time, number: nextNumber, timer: timer))
    nextNumber += 1
    var child = events.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard Self.precedes(events[child], events[parent]) else { break }
      events.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popFirst() -> Event? {
    guard let first = events.first, let last = events.popLast() else { return nil }
    guard !events.isEmpty else { return first }
    events[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < events.count {
        if Self.precedes(events[child], events[least]) { least = child }
      }
      guard least != parent else { return first }
      events.swapAt(least, parent)
      parent = least
    }
  }

  mutating func removeAll() { events = [] }

  private static func precedes(_ one: Event, _ other: Event) -> Bool {
    one.time == other.time ? one.number < other.number : one.time < other.time
  }
}
