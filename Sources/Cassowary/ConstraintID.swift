/// A constraint in a solver; a later one compares greater, and no number is used twice.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// Place in the order in which constraints were added, from 0.
  public var index: Int { Int(number) }

  /// No constraint of any solver.
  public static let none = ConstraintID(number: -1)

  let number: Int32

  init(number: Int32) {
    self.number = number
  }

  /// Whether one constraint was added before the other.
  public static func < (one: ConstraintID, other: ConstraintID) -> Bool {
    one.number < other.number
  }
}
