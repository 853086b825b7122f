/// How an expression has to compare with zero.
public enum Relation: UInt8, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual

  /// What one unit above zero costs, and what one unit below costs.
  var rates: (up: Double, down: Double) {
    switch self {
    case .lessThanOrEqual: (1, 0)
    case .equal: (1, 1)
    case .greaterThanOrEqual: (0, 1)
    }
  }

  /// By how much a value of the expression breaks the relation; 0 when it holds.
  func violation(of value: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(0, value)
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}
