extension Solver {
  /// Finds values for all constraints added so far, working only on what hangs together with changes since the last time.
  ///
  /// When required constraints can't all hold, the variables that hang together with them keep their last values; all others
  /// are brought up to date. Remove one of the conflicting constraints and solve again.
  /// - Throws: `conflict`, for the first such set; `unusableNumber` or `tooMuchWork`.
  public mutating func solve() throws(SolverError) {
    let numbers = partition.refresh(store: store, values: &values)
    store.compactIfWorthwhile()
    defer { partition.dropFinished() }
    var failure: SolverError? = firstBrokenBareConstraint()
    var solver = ComponentSolver()
    var locals = LocalNumbers(variableCount: values.count)
    for number in numbers {
      guard let rows = partition.components[Int(number)]?.constraints else { continue }
      do {
        try solveComponent(number, rows: rows, with: &solver, &locals)
      } catch {
        if failure == nil { failure = error }
      }
    }
    work += solver.work
    if let failure { throw failure }
  }

  /// Solves, giving up required constraints until the others can hold.
  /// - Parameter choose: which constraint of a conflict to remove.
  /// - Returns: the conflicts met, in order.
  /// - Throws: what ``solve()`` throws, but a conflict only if `choose` picks none of its constraints.
  public mutating func solve(
    breaking choose: (Conflict) -> ConstraintID
  ) throws(SolverError) -> [Conflict] {
    var conflicts: [Conflict] = []
    while true {
      do {
        try solve()
        return conflicts
      } catch .conflict(let conflict) {
        let chosen = choose(conflict)
        guard conflict.constraints.contains(chosen) else { throw .conflict(conflict) }
        try remove(chosen)
        conflicts.append(conflict)
      } catch {
        throw error
      }
    }
  }

  private mutating func solveComponent(
    _ number: Int32, rows: [Int32], with solver: inout ComponentSolver, _ locals: inout LocalNumbers
  ) throws(SolverError) {
    solver.load(rows, from: store, &locals)
    solver.workLimit = solver.work + ComponentSolver.workBound
    let outcome = try solver.solve(settling: locals.variables)
    guard outcome.isFeasible else {
      throw .conflict(try ConflictFinder(store: store).conflict(among: rows, &locals, work: &work))
    }
    let solution = solver.currentValues()
    guard solution.allSatisfy(\.isFinite) else { throw .unusableNumber }
    for (local, value) in solution.enumerated() { values[Int(locals.variables[local])] = value }
    partition.finish(number, isLoose: outcome.isLoose)
  }

  private func firstBrokenBareConstraint() -> SolverError? {
    for row in partition.bare {
      let record = store.records[Int(row)]
      guard record.isAlive, record.isRequired else { continue }
      let limit = ComponentSolver.tolerance
      guard record.relation.violation(of: record.constant) > limit else { continue }
      return .conflict(Conflict(constraints: [ConstraintID(number: row)], isMinimal: true))
    }
    return nil
  }
}
