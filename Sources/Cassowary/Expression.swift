/// A linear expression: coefficients times variables, plus a constant. A variable may occur more than once.
public struct Expression: Sendable {
  /// The part that does not depend on any variable.
  public var constant: Double

  var list = TermList()

  /// A constant.
  public init(constant: Double = 0) {
    self.constant = constant
  }

  /// A variable times a coefficient, plus a constant.
  public init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
    self.constant = constant
    list.append(Term(number: variable.number, coefficient: coefficient))
  }

  /// The terms in the order in which they were added.
  public var terms: [(variable: Variable, coefficient: Double)] {
    (0..<list.count).map { (Variable(number: list[$0].number), list[$0].coefficient) }
  }

  /// Hands over each variable with its coefficient, in the order in which they were added.
  public func forEachTerm(_ body: (Variable, Double) -> Void) {
    for index in 0..<list.count { body(Variable(number: list[index].number), list[index].coefficient) }
  }

  /// Adds a coefficient times a variable.
  public mutating func add(_ coefficient: Double = 1, _ variable: Variable) {
    list.append(Term(number: variable.number, coefficient: coefficient))
  }

  /// Adds another expression, each coefficient and the constant multiplied by a factor.
  public mutating func add(_ other: Expression, times factor: Double = 1) {
    list.append(other.list, times: factor)
    constant += other.constant * factor
  }
}
