import Cassowary
import Testing

@Suite struct AmbiguityTests {
  @Test func findsNoneInADeterminedLayout() throws {
    var solver = Solver()
    let first = try solver.addCell(below: nil)
    _ = try solver.addCell(below: first[0])
    #expect(try solver.ambiguities().isEmpty)
  }

  @Test func isDeterminedWhileNothingIsOpen() throws {
    var solver = Solver()
    let variable = solver.makeVariable()
    #expect(!solver.isDetermined)
    let id = try solver.add(Constraint(Expression(variable, plus: -3), .equal))
    #expect(!solver.isDetermined)
    try solver.solve()
    #expect(solver.isDetermined)
    try solver.setConstant(-4, of: id)
    #expect(!solver.isDetermined)
    try solver.solve()
    #expect(solver.isDetermined)
    try solver.remove(id)
    try solver.add(Constraint(Expression(variable), .greaterThanOrEqual))
    try solver.solve()
    #expect(!solver.isDetermined)
  }

  @Test func measuresAConstraintWithOtherValues() throws {
    var solver = Solver()
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    let id = try solver.add(Constraint(one * 2 - Expression(other) + 5, .equal, priority: 10))
    let values = [one: 3.0, other: 4.0]
    #expect(solver.leftSide(of: id, with: { values[$0] }) == 7)
    #expect(solver.leftSide(of: id, with: { $0 == one ? 3 : nil }) == nil)
    #expect(!solver.isRequired(id))
    try solver.remove(id)
    #expect(solver.leftSide(of: id, with: { values[$0] }) == nil)
  }

  @Test func tellsInWhichDirectionsAVariableIsFree() throws {
    var solver = Solver()
    let (unbounded, above, between, slack) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let untouched = solver.makeVariable()
    try solver.require(unbounded - slack, .equal, Expression(constant: 3))
    try solver.require(Expression(above), .greaterThanOrEqual, Expression(constant: 5))
    try solver.pin(between, 10, priority: 250)
    try solver.pin(between, 20, priority: 250)
    let found = try solver.ambiguities()
    #expect(found.map(\.variable) == [unbounded, above, between, slack, untouched])
    let none = Double.infinity
    let lowest = [-none, 5, 10, -none, -none]
    let highest = [none, none, 20, none, none]
    #expect(found.map(\.lowest) == lowest)
    #expect(found.map(\.highest) == highest)
    #expect(found.map(\.canDecrease) == [true, false, false, true, true])
    #expect(found.map(\.canIncrease) == [true, true, true, true, true])
  }

  @Test func seesThatTwoEqualHuggingsLeaveAChoice() throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.require(first + second, .equal, Expression(constant: 100))
    for variable in [first, second] {
      try solver.require(Expression(variable), .greaterThanOrEqual, Expression(constant: 30), priority: 750)
      try solver.require(Expression(variable), .lessThanOrEqual, Expression(constant: 30), priority: 250)
    }
    let found = try solver.ambiguities()
    #expect(found.map(\.variable) == [first, second])
    #expect(found.map(\.value) == [30, 70])
    #expect(found.map(\.lowest) == [30, 30])
    #expect(found.map(\.highest) == [70, 70])
  }

  /// Each end of a reported range can be reached without loss at any level, and going further costs something.
  @Test(arguments: 0..<20) func reportsRangesThatAreTight(block: UInt64) throws {
    for seed in block * 15..<block * 15 + 15 {
      var reference = OptimumTests.randomSystem(seed: seed)
      // Without most of the stays there is something left to move.
      reference.constraints.removeLast(max(1, reference.count - 1))
      var (solver, variables, ids) = try OptimumTests.load(reference)
      guard try solver.conflictWhenSolving() == nil else { continue }
      let optimum = reference.violations(at: variables.map(solver.value(of:)))
      let found = try solver.ambiguities()
      for variable in variables {
        let ambiguity = found.first { $0.variable == variable }
        let value = solver.value(of: variable)
        let range = (ambiguity?.lowest ?? value)...(ambiguity?.highest ?? value)
        #expect(range.lowerBound <= value + 1e-6 && range.upperBound >= value - 1e-6)
        for (target, isReachable) in [
          (max(range.lowerBound, -5000), true), (min(range.upperBound, 5000), true),
          (range.lowerBound - 0.5, false), (range.upperBound + 0.5, false),
        ] where target.isFinite {
          var probe = solver
          let isPinned = try probe.pin(variable, target)
          defer { _ = isPinned }
          guard try probe.conflictWhenSolving() == nil else {
            #expect(!isReachable, "seed \(seed), \(variable) at \(target)")
            continue
          }
          let moved = reference.violations(at: variables.map(probe.value(of:)))
          let isAsGood = zip(moved, optimum).allSatisfy { abs($0 - $1) < 1e-6 }
          #expect(isAsGood == isReachable, "seed \(seed), \(variable) at \(target): \(moved) beside \(optimum)")
        }
      }
      _ = ids
    }
  }
}
