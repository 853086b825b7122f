/// A number that a control keeps within its range, as UIKit does.
struct RangedValue<Number: Comparable & Sendable>: Sendable {
  /// The lowest and the highest value; the lowest goes before a highest one that is lower.
  private(set) var lowest, highest: Number
  private(set) var value: Number
  /// What a document says before it says the range.
  private var wished: Number?

  init(_ value: Number, from lowest: Number, to highest: Number) {
    (self.value, self.lowest, self.highest) = (value, lowest, highest)
  }

  /// Sets the value, or the nearest one of the range. What is not a number changes nothing.
  mutating func set(_ new: Number) {
    wished = nil
    if new == new { value = nearest(new) }
  }

  /// As ``set(_:)``, for a document, which may say the value before its range: it is what it says once the range
  /// allows that.
  mutating func setInDocument(_ new: Number) {
    set(new)
    if value != new, new == new { wished = new }
  }

  /// Sets the end of the range; the value follows.
  mutating func setLowest(_ new: Number) {
    lowest = new
    follow()
  }

  /// Sets the end of the range; the value follows.
  mutating func setHighest(_ new: Number) {
    highest = new
    follow()
  }

  private mutating func follow() {
    let goal = wished ?? value
    value = nearest(goal)
    if value == wished { wished = nil }
  }

  private func nearest(_ number: Number) -> Number { max(min(number, highest), lowest) }
}
