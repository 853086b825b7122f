import Cassowary
import Testing

@Suite struct SolverTests {
  @Test func laysOutACellToTheHalfPoint() throws {
    var solver = Solver()
    let frames = try solver.addCell(below: nil)
    try solver.solve()
    let values = frames.map { [$0.minX, $0.minY, $0.width, $0.height].map(solver.value(of:)) }
    #expect(
      values == [
        [0, 0, 375, 61], [16, 8.5, 44, 44], [68, 11, 120, 20.5], [68, 35.5, 223, 14.5], [299, 15.5, 60, 30],
      ])
  }

  @Test func compressesOnlyAsFarAsARequiredInequalityDemands() throws {
    var solver = Solver()
    let frames = try solver.addCell(below: nil, titleWidth: 400)
    try solver.solve()
    #expect(solver.value(of: frames[2].width) == 223)
  }

  @Test(arguments: [(999.0, 998.0), (250, 249), (50, 49.5), (0.75, 0.5)])
  func givesUpNothingAtAHigherPriority(high: Double, low: Double) throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.pin(width, 10, priority: high)
    for _ in 0..<500 { try solver.pin(width, 100_000, priority: low) }
    try solver.solve()
    #expect(solver.value(of: width) == 10)
  }

  @Test func favoursTheMajorityWithinALevel() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.pin(width, 10, priority: 250)
    for _ in 0..<2 { try solver.pin(width, 30, priority: 250) }
    try solver.solve()
    #expect(solver.value(of: width) == 30)
  }

  @Test func favoursTheEarlierOfTwoEqualWishes() throws {
    for isSwapped in [false, true] {
      var solver = Solver()
      let (first, second) = (solver.makeVariable(), solver.makeVariable())
      try solver.require(first + second, .equal, Expression(constant: 100))
      try solver.pin(isSwapped ? second : first, 20, priority: 250)
      try solver.pin(isSwapped ? first : second, 30, priority: 250)
      try solver.solve()
      #expect(solver.value(of: first) == (isSwapped ? 80 : 20))
      #expect(solver.value(of: second) == (isSwapped ? 20 : 80))
    }
  }

  @Test func leavesTheChoiceWithinALevelToLowerLevels() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.pin(width, 0, priority: 250)
    try solver.pin(width, 10, priority: 250)
    try solver.addStay(width, at: 4, priority: 1)
    try solver.solve()
    #expect(solver.value(of: width) == 4)
  }

  @Test func putsWhatNothingDecidesNearZero() throws {
    var solver = Solver()
    let (first, second, bounded) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.require(first + second, .equal, Expression(constant: 100))
    try solver.require(Expression(bounded), .greaterThanOrEqual, Expression(constant: 7))
    try solver.solve()
    #expect([first, second, bounded].map(solver.value(of:)) == [0, 100, 7])
  }

  @Test func acceptsRedundantRequiredConstraints() throws {
    var solver = Solver()
    for _ in 0..<3 { _ = try solver.addCell(below: nil) }
    let variables = (0..<4).map { _ in solver.makeVariable() }
    for _ in 0..<3 {
      try solver.pin(variables[0], 100_000)
      try solver.require(Expression(variables[1]), .equal, variables[0] * (1.0 / 3) + 0.1)
      try solver.require(Expression(variables[2]), .equal, variables[1] * 3)
      try solver.require(Expression(variables[2]), .equal, variables[0] + 0.3)
      try solver.require(Expression(variables[3]), .greaterThanOrEqual, Expression(variables[2]))
      try solver.require(Expression(variables[3]), .lessThanOrEqual, Expression(variables[2]))
    }
    try solver.solve()
    #expect(abs(solver.value(of: variables[3]) - 100_000.3) < 1e-6)
  }

  @Test func gathersAVariableThatOccursTwice() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    var expression = Expression(constant: -12)
    for _ in 0..<24 { expression.add(0.25, width) }
    try solver.add(Constraint(expression, .equal))
    try solver.require(width + width, .equal, width + 2)
    try solver.solve()
    #expect(solver.value(of: width) == 2)
  }

  @Test func handsBackTagsAndViolations() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.pin(width, 10)
    let id = try solver.add(Constraint(width - 25, .greaterThanOrEqual, priority: 250, tag: 42))
    try solver.solve()
    #expect(try solver.tag(of: id) == 42)
    #expect(try solver.violation(of: id) == 15)
    try solver.remove(id)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.tag(of: id) }
  }
}
