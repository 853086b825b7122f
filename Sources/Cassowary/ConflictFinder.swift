/// Finds a small set of required constraints that can't all hold.
///
/// Constraints are taken one by one in order of addition, each with a column of its own, and each is made hard once it
/// holds. For the first that can't, the slopes of the simplex are the multipliers that prove it (Farkas' lemma): the
/// constraints with a slope, and this one. If only one combination of them cancels all variables, none can be spared.
/// Otherwise each is left out in turn, for as long as the rest still conflicts.
struct ConflictFinder {
  let store: ConstraintStore

  /// Bound on the constraints looked at while trying to leave one out, all trials together.
  static let trialBound = 2_000_000

  func conflict(
    among rows: [Int32], _ locals: inout LocalNumbers, work: inout Int
  ) throws(SolverError) -> Conflict {
    let required = rows.filter { store.records[Int($0)].isRequired }
    var solver = ComponentSolver()
    defer { work += solver.work }
    solver.load(required, from: store, &locals)
    solver.workLimit = ComponentSolver.workBound
    let places = try solver.provedConflict() ?? Array(required.indices)
    let found = places.map { required[$0] }
    solver.load(found, from: store, &locals)
    if try solver.countDependentRows() == 1 {
      return Conflict(constraints: found.map(ConstraintID.init(number:)), isMinimal: true)
    }
    return try reduce(found, with: &solver, &locals)
  }

  private func reduce(
    _ found: [Int32], with solver: inout ComponentSolver, _ locals: inout LocalNumbers
  ) throws(SolverError) -> Conflict {
    var kept = found
    var looked = 0
    var isMinimal = true
    var place = 0
    while place < kept.count {
      looked += kept.count
      guard looked <= Self.trialBound else {
        isMinimal = false
        break
      }
      var rest = kept
      rest.remove(at: place)
      solver.load(rest, from: store, &locals)
      solver.workLimit = solver.work + ComponentSolver.workBound
      if try solver.solve(settling: nil).isFeasible {
        place += 1
      } else {
        kept = rest
      }
    }
    return Conflict(constraints: kept.map(ConstraintID.init(number:)), isMinimal: isMinimal)
  }
}

extension ComponentSolver {
  /// The rows that together prove that not all rows can hold, in ascending order; nil if they can.
  mutating func provedConflict() throws(SolverError) -> [Int]? {
    keepsBarredColumns = true
    for row in rows.indices {
      (columns[row].up, columns[row].down) = rows[row].relation.rates
      guard try insert(row, keepsColumn: true) else { return [row] }
      if columns[row].state == .basic {
        addCost(ofBasic: row)
        guard try minimise() else { throw .tooMuchWork }
        let violation = rows[row].relation.violation(of: columns[row].constant)
        if columns[row].state == .basic, violation > Self.tolerance * max(1, abs(rows[row].constant)) {
          return rows.indices.filter { $0 == row || abs(columns[$0].slope) > Self.leastSlope }
        }
        clearSlopes()
      }
      if columns[row].up > 0 { columns[row].up = .infinity }
      if columns[row].down > 0 { columns[row].down = .infinity }
    }
    return nil
  }

  /// The number of rows whose left-hand sides are combinations of those of earlier rows.
  mutating func countDependentRows() throws(SolverError) -> Int {
    var count = 0
    for row in rows.indices {
      _ = try insert(row, keepsColumn: true)
      if columns[row].state != .nonbasic { count += 1 }
    }
    return count
  }
}
