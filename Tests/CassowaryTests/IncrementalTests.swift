import Cassowary
import Testing

@Suite struct IncrementalTests {
  @Test func followsSuggestions() throws {
    var solver = Solver()
    let (left, right, middle) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.require(middle * 2, .equal, left + right)
    try solver.require(Expression(right), .greaterThanOrEqual, left + 10)
    try solver.addStay(left, at: 0, priority: 1)
    try solver.addStay(right, at: 20, priority: 2)
    try solver.addEdit(middle, priority: 500)
    for value in [0.0, 15, 40, -7.5] {
      try solver.suggest(value, for: middle)
      try solver.solve()
      #expect(abs(solver.value(of: middle) - value) < 1e-9)
      #expect(solver.value(of: right) >= solver.value(of: left) + 10 - 1e-9)
    }
    try solver.removeEdit(middle)
    try solver.solve()
    #expect([left, right].map(solver.value(of:)) == [0, 20])
    #expect(throws: SolverError.notEdited(middle)) { try solver.suggest(1, for: middle) }
  }

  @Test func keepsAnEditedVariableWhereItIs() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.addStay(width, at: 12, priority: 10)
    try solver.solve()
    try solver.addEdit(width, priority: 20)
    try solver.solve()
    #expect(solver.value(of: width) == 12)
  }

  /// After any sequence of changes the numbers are, to the last bit, those of a solver that never saw the detours.
  @Test(arguments: 0..<60) func equalsAFreshSolver(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var solver = Solver()
    let variables = (0..<8).map { _ in solver.makeVariable() }
    var alive: [(id: ConstraintID, constraint: Constraint)] = []
    for _ in 0..<25 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !alive.isEmpty:
        try solver.remove(alive.remove(at: Int.random(in: 0..<alive.count, using: &random)).id)
      case 1 where !alive.isEmpty:
        let place = Int.random(in: 0..<alive.count, using: &random)
        let constant = Double(Int.random(in: -9...9, using: &random))
        alive[place].constraint.expression.constant = constant
        try solver.setConstant(constant, of: alive[place].id)
      default:
        var expression = Expression(constant: Double(Int.random(in: -9...9, using: &random)))
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          expression.add(
            [1, -1, 2].randomElement(using: &random) ?? 1, variables.randomElement(using: &random) ?? variables[0])
        }
        let constraint = Constraint(
          expression, [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
          priority: [1000, 750, 250, 250, 50].randomElement(using: &random) ?? 1000)
        alive.append((try solver.add(constraint), constraint))
      }
      guard Bool.random(using: &random) else { continue }
      for conflict in try solver.solve(breaking: { $0.constraints[0] }) {
        alive.removeAll { $0.id == conflict.constraints[0] }
      }
      var fresh = Solver()
      for _ in variables { _ = fresh.makeVariable() }
      for entry in alive { try fresh.add(entry.constraint) }
      try fresh.solve()
      #expect(variables.map(solver.value(of:)) == variables.map(fresh.value(of:)), "seed \(seed)")
    }
  }

  @Test func worksOnlyOnWhatChanged() throws {
    var solver = Solver()
    var last: [Frame] = []
    for _ in 0..<200 { last = try solver.addCell(below: nil) }
    try solver.solve()
    let whole = solver.work
    try solver.addEdit(last[2].height, priority: 900)
    try solver.suggest(40, for: last[2].height)
    try solver.solve()
    #expect(solver.value(of: last[2].height) == 40)
    #expect(solver.work - whole < whole / 50)
    let before = solver.work
    try solver.solve()
    #expect(solver.work == before)
  }

  @Test func forgetsVariablesWithoutConstraints() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let id = try solver.pin(width, 5)
    try solver.solve()
    try solver.remove(id)
    try solver.solve()
    #expect(solver.value(of: width) == 0)
  }
}
