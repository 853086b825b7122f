/// An unknown number: a cheap handle that one solver issues and only that solver understands.
public struct Variable: Hashable, Comparable, Sendable {
  /// Place in the solver's order of creation, from 0.
  public var index: Int { Int(number) }

  let number: Int32

  init(number: Int32) {
    self.number = number
  }

  /// Whether one variable was issued before the other.
  public static func < (one: Variable, other: Variable) -> Bool {
    one.number < other.number
  }
}
