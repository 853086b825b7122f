import Cassowary
import Testing

@Suite struct HostileInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e13])
  func refusesUnusableNumbers(number: Double) throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let id = try solver.pin(width, 1)
    #expect(throws: SolverError.unusableNumber) { try solver.pin(width, number) }
    #expect(throws: SolverError.unusableNumber) {
      try solver.add(Constraint(Expression(width, times: number), .equal))
    }
    #expect(throws: SolverError.unusableNumber) { try solver.setConstant(number, of: id) }
    #expect(throws: SolverError.unusableNumber) { try solver.addStay(width, at: number, priority: 1) }
    try solver.addEdit(width, priority: 5)
    #expect(throws: SolverError.unusableNumber) { try solver.suggest(number, for: width) }
    try solver.solve()
    #expect(solver.value(of: width) == 1)
  }

  @Test(arguments: [0, -1, 1000.5, Double.nan, .infinity]) func refusesUnusablePriorities(priority: Double) throws {
    var solver = Solver()
    let width = solver.makeVariable()
    #expect(throws: SolverError.self) { try solver.pin(width, 1, priority: priority) }
  }

  @Test func refusesVariablesOfAnotherSolver() throws {
    var (solver, other) = (Solver(), Solver())
    _ = other.makeVariable()
    let foreign = other.makeVariable()
    _ = solver.makeVariable()
    #expect(throws: SolverError.unknownVariable(foreign)) { try solver.pin(foreign, 1) }
    #expect(solver.value(of: foreign) == 0)
  }

  @Test func ignoresCoefficientsNextToZero() throws {
    var solver = Solver()
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    try solver.require(Expression(one) + other * 1e-300, .equal, Expression(constant: 3))
    try solver.pin(other, 4)
    try solver.solve()
    #expect(solver.value(of: one) == 3)
  }

  @Test func endsWithAnErrorWhenNumbersGrowBeyondBounds() throws {
    var solver = Solver()
    var last = solver.makeVariable()
    let first = last
    for _ in 0..<60 {
      let next = solver.makeVariable()
      try solver.require(Expression(next), .equal, last * 1e9)
      last = next
    }
    try solver.pin(first, 1)
    #expect(throws: SolverError.unusableNumber) { try solver.solve() }
    #expect(solver.value(of: last) == 0)
  }

  @Test(arguments: 0..<10) func endsOnDegenerateSystems(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var solver = Solver()
    let variables = (0..<12).map { _ in solver.makeVariable() }
    for _ in 0..<150 {
      var expression = Expression()
      for _ in 0..<3 {
        expression.add(
          Double(Int.random(in: -2...2, using: &random)), variables.randomElement(using: &random) ?? variables[0])
      }
      try solver.add(
        Constraint(
          expression, Bool.random(using: &random) ? .lessThanOrEqual : .greaterThanOrEqual,
          priority: [1000, 500, 250].randomElement(using: &random) ?? 250))
    }
    try solver.solve()
    #expect(variables.allSatisfy { abs(solver.value(of: $0)) < 1e-6 })
  }
}
