extension Variable {
  /// The variable times a number.
  public static func * (variable: Variable, factor: Double) -> Expression { Expression(variable, times: factor) }

  /// The variable times a number.
  public static func * (factor: Double, variable: Variable) -> Expression { Expression(variable, times: factor) }

  /// The sum of two variables.
  public static func + (one: Variable, other: Variable) -> Expression { Expression(one) + Expression(other) }

  /// The difference of two variables.
  public static func - (one: Variable, other: Variable) -> Expression { Expression(one) - Expression(other) }

  /// The variable plus a number.
  public static func + (variable: Variable, constant: Double) -> Expression { Expression(variable, plus: constant) }

  /// The variable minus a number.
  public static func - (variable: Variable, constant: Double) -> Expression { Expression(variable, plus: -constant) }
}

extension Expression {
  /// The sum of two expressions.
  public static func + (one: Expression, other: Expression) -> Expression {
    var sum = one
    sum.add(other)
    return sum
  }

  /// The difference of two expressions.
  public static func - (one: Expression, other: Expression) -> Expression {
    var difference = one
    difference.add(other, times: -1)
    return difference
  }

  /// The expression plus a variable.
  public static func + (one: Expression, variable: Variable) -> Expression { one + Expression(variable) }

  /// The expression minus a variable.
  public static func - (one: Expression, variable: Variable) -> Expression { one - Expression(variable) }

  /// The expression plus a number.
  public static func + (one: Expression, constant: Double) -> Expression {
    var sum = one
    sum.constant += constant
    return sum
  }

  /// The expression minus a number.
  public static func - (one: Expression, constant: Double) -> Expression { one + -constant }

  /// The expression times a number.
  public static func * (one: Expression, factor: Double) -> Expression {
    var product = Expression()
    product.add(one, times: factor)
    return product
  }
}
