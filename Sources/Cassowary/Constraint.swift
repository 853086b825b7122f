/// A wish about an expression: that it be equal to zero, at least zero, or at most zero.
public struct Constraint: Sendable {
  /// The priority from which on a constraint has to hold.
  public static let required: Double = 1000

  /// The left-hand side; the right-hand side is zero.
  public var expression: Expression
  /// How the expression has to compare with zero.
  public var relation: Relation
  /// Above 0, at most 1000; 1000 is required, every lower number is a level of its own.
  public var priority: Double
  /// A number for the client to know the constraint by; the solver only hands it back.
  public var tag: Int

  /// The wish that `expression` compare with zero as `relation` says.
  public init(
    _ expression: Expression, _ relation: Relation, priority: Double = Constraint.required, tag: Int = 0
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.tag = tag
  }

  /// The wish that `left` compare with `right` as `relation` says.
  public init(
    _ left: Expression, _ relation: Relation, _ right: Expression, priority: Double = Constraint.required,
    tag: Int = 0
  ) {
    self.init(left - right, relation, priority: priority, tag: tag)
  }
}
