extension Solver {
  /// Whether the last solution is the only one that honours all constraints as well: no variable could have another value,
  /// and nothing has changed since.
  public var isDetermined: Bool {
    partition.pending.isEmpty && !partition.home.contains { $0 < 0 }
      && !partition.components.contains { $0.map { $0.isLoose || $0.isDirty } ?? false }
  }

  /// The variables that could have other values without any constraint level being worse honoured, in order of creation.
  ///
  /// Solves first where something has changed. The ranges are those of each variable alone: not every combination of values
  /// within them is possible.
  /// - Parameter limit: how many variables of a component are looked at.
  /// - Throws: what ``solve()`` throws.
  /// - Complexity: nothing for components that are fully determined; for others that of solving them again, and of two
  ///   small optimisations for each variable that is not determined.
  public mutating func ambiguities(limit: Int = .max) throws(SolverError) -> [Ambiguity] {
    try solve()
    var found: [Ambiguity] = []
    for index in values.indices where partition.home[index] < 0 {
      let variable = Variable(number: Int32(index))
      found.append(Ambiguity(variable: variable, value: values[index], lowest: -.infinity, highest: .infinity))
    }
    var solver = ComponentSolver()
    var locals = LocalNumbers(variableCount: values.count)
    for component in partition.components {
      guard let component, component.isLoose else { continue }
      solver.load(component.constraints, from: store, &locals)
      solver.workLimit = solver.work + ComponentSolver.workBound
      _ = try solver.solve(settling: nil)
      for local in locals.variables.indices.prefix(limit) {
        let (lowest, highest) = try solver.range(of: local)
        let variable = Variable(number: locals.variables[local])
        let ambiguity = Ambiguity(
          variable: variable, value: values[variable.index], lowest: lowest, highest: highest)
        if ambiguity.canDecrease || ambiguity.canIncrease { found.append(ambiguity) }
      }
    }
    work += solver.work
    return found.sorted { $0.variable < $1.variable }
  }
}

extension ComponentSolver {
  /// The least and greatest value of an unknown among the solutions that are equally good at every level.
  mutating func range(of unknown: Int) throws(SolverError) -> (lowest: Double, highest: Double) {
    try expand(unknown: unknown)
    if expansion.isConstant { return (expansion.constant, expansion.constant) }
    if !expansion.free.isEmpty { return (-.infinity, .infinity) }
    let lowest = try extreme(of: unknown, sign: 1)
    let highest = try extreme(of: unknown, sign: -1)
    return (lowest, highest)
  }

  private mutating func extreme(of unknown: Int, sign: Double) throws(SolverError) -> Double {
    try expand(unknown: unknown)
    for term in expansion.columns { addSlope(sign * term.coefficient, to: Int(term.number)) }
    let isBounded = try minimise()
    clearSlopes()
    guard isBounded else { return -sign * .infinity }
    try expand(unknown: unknown)
    return expansion.constant
  }
}
