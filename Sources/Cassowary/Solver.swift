/// Finds numbers that satisfy linear constraints: the required ones exactly, the others as well as their priorities allow.
///
/// Constraints are collected and solved together by ``solve()``. Afterwards any of them can be added, removed or changed;
/// the next ``solve()`` works only on the variables that hang together with what changed, and finds the same numbers as a
/// fresh solver would.
///
/// Priorities are real levels, not weights: nothing is given up at a higher priority for any gain at a lower one. Within a
/// level the sum of the violations, each the distance of its expression from zero, is the least possible. Where that
/// leaves a choice, lower levels choose; after the last level an earlier constraint comes as close to holding as it can
/// before a later one, and then each variable, in order of creation, comes as close to zero as it can.
public struct Solver: Sendable {
  var store = ConstraintStore()
  var values: [Double] = []
  var partition = Partition()
  private var edits: [Variable: ConstraintID] = [:]

  /// A solver without variables and constraints.
  public init() {}

  /// How much work all solutions so far took, in elementary steps: equal on every machine.
  public internal(set) var work = 0

  /// The number of variables issued.
  public var variableCount: Int { values.count }

  /// Makes room at once for as many variables and constraints as are to come; worthwhile from a few hundred on.
  public mutating func reserveCapacity(variables: Int, constraints: Int) {
    values.reserveCapacity(variables)
    partition.reserveCapacity(variables: variables, constraints: constraints)
    store.reserveCapacity(constraints)
  }

  /// Issues a new variable; it is 0 until a solution says otherwise.
  public mutating func makeVariable() -> Variable {
    values.append(0)
    partition.addVariable()
    return Variable(number: Int32(values.count - 1))
  }

  /// The variable's value in the last solution.
  public func value(of variable: Variable) -> Double {
    values.indices.contains(variable.index) ? values[variable.index] : 0
  }

  /// Adds a constraint to be honoured by the next ``solve()``.
  ///
  /// Coefficients up to 1e9 and constants up to 1e12 can be calculated with; a coefficient below 1e-9 counts as zero.
  /// Required constraints hold within 1e-6 of the largest number that goes into them, and of 1e-6 at least.
  /// - Throws: `unusableNumber`, `unusablePriority` or `unknownVariable`; then nothing has been added.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    try append(constraint, isStay: false)
  }

  /// Adds a constraint and solves; if that fails, takes the constraint out again and keeps the last solution.
  /// - Throws: what ``add(_:)`` and ``solve()`` throw.
  @discardableResult
  public mutating func addAndSolve(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    try solve()
    let id = try append(constraint, isStay: false)
    do {
      try solve()
    } catch {
      try remove(id)
      try solve()
      throw error
    }
    return id
  }

  /// Adds the wish that a variable keep a value where nothing stronger decides it.
  /// - Throws: what ``add(_:)`` throws.
  @discardableResult
  public mutating func addStay(
    _ variable: Variable, at value: Double, priority: Double, tag: Int = 0
  ) throws(SolverError) -> ConstraintID {
    try append(Constraint(Expression(variable, plus: -value), .equal, priority: priority, tag: tag), isStay: true)
  }

  /// Removes a constraint; the next ``solve()`` does without it.
  /// - Throws: `unknownConstraint`.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    guard store.contains(id) else { throw .unknownConstraint(id) }
    partition.touch(id, store: store)
    store.remove(id.index)
  }

  /// Changes a constraint's constant; the next ``solve()`` honours it.
  /// - Throws: `unknownConstraint` or `unusableNumber`.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard store.contains(id) else { throw .unknownConstraint(id) }
    guard abs(constant) <= ConstraintStore.largestConstant else { throw .unusableNumber }
    guard store.records[id.index].constant != constant else { return }
    partition.touch(id, store: store)
    store.setConstant(constant, of: id.index)
  }

  /// The client's number of a constraint.
  /// - Throws: `unknownConstraint`.
  public func tag(of id: ConstraintID) throws(SolverError) -> Int {
    guard store.contains(id) else { throw .unknownConstraint(id) }
    return store.records[id.index].tag
  }

  /// By how much the last solution breaks a constraint, in the units of its expression; 0 when it holds.
  /// - Throws: `unknownConstraint`.
  public func violation(of id: ConstraintID) throws(SolverError) -> Double {
    guard store.contains(id) else { throw .unknownConstraint(id) }
    return store.records[id.index].relation.violation(of: store.leftSide(of: id.index, values: values))
  }

  /// Lets ``suggest(_:for:)`` push a variable with a priority, from its present value on.
  /// - Throws: `unknownVariable` or `unusablePriority`.
  public mutating func addEdit(_ variable: Variable, priority: Double) throws(SolverError) {
    let wish = Expression(variable, plus: -value(of: variable))
    let id = try append(Constraint(wish, .equal, priority: priority), isStay: false)
    if let earlier = edits.updateValue(id, forKey: variable) { try remove(earlier) }
  }

  /// Pushes an edited variable towards a value; the next ``solve()`` honours it.
  /// - Throws: `notEdited` or `unusableNumber`.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let id = edits[variable] else { throw .notEdited(variable) }
    try setConstant(-value, of: id)
  }

  /// Stops pushing a variable.
  /// - Throws: `notEdited`.
  public mutating func removeEdit(_ variable: Variable) throws(SolverError) {
    guard let id = edits.removeValue(forKey: variable) else { throw .notEdited(variable) }
    try remove(id)
  }

  private mutating func append(_ constraint: Constraint, isStay: Bool) throws(SolverError) -> ConstraintID {
    guard constraint.priority > 0, constraint.priority <= Constraint.required else {
      throw .unusablePriority(constraint.priority)
    }
    guard abs(constraint.expression.constant) <= ConstraintStore.largestConstant else { throw .unusableNumber }
    for index in 0..<constraint.expression.list.count {
      let term = constraint.expression.list[index]
      guard abs(term.coefficient) <= ConstraintStore.largestCoefficient else { throw .unusableNumber }
      guard term.number >= 0, term.number < values.count else {
        throw .unknownVariable(Variable(number: term.number))
      }
    }
    let id = store.append(constraint, isStay: isStay)
    partition.pending.append(id.number)
    return id
  }
}
