import Cassowary
import Testing

@Suite struct ConflictTests {
  @Test func namesExactlyTheConstraintsAtOdds() throws {
    var solver = Solver()
    let frames = try solver.addCell(below: nil)
    let other = try solver.addCell(below: frames[0])
    let wide = try solver.require(Expression(frames[2].width), .greaterThanOrEqual, Expression(constant: 300))
    let narrow = try solver.require(frames[2].width + other[2].width, .lessThanOrEqual, Expression(constant: 250))
    let atLeast = try solver.require(Expression(other[2].width), .greaterThanOrEqual, Expression())
    let conflict = try #require(try solver.conflictWhenSolving())
    #expect(conflict.isMinimal)
    // The title can't reach 300 beside the button, whatever the second cell does.
    #expect(conflict.constraints.contains(wide) && !conflict.constraints.contains(narrow))
    try solver.remove(wide)
    #expect(try solver.conflictWhenSolving() == nil)
    _ = atLeast
  }

  @Test func findsAConflictAlongAChain() throws {
    var solver = Solver()
    var frame: Frame?
    var cells: [Frame] = []
    for _ in 0..<30 {
      let cell = try solver.addCell(below: frame)[0]
      cells.append(cell)
      frame = cell
    }
    try solver.solve()
    let before = cells.map { solver.value(of: $0.minY) }
    let extra = try solver.pin(cells[29].width, 320)
    let conflict = try #require(try solver.conflictWhenSolving())
    // The width of the first, 29 equal widths, and the extra one.
    #expect(conflict.constraints.count == 31)
    #expect(conflict.constraints.last == extra)
    #expect(conflict.isMinimal)
    #expect(cells.map { solver.value(of: $0.minY) } == before)
    #expect(solver.value(of: cells[29].width) == 375)
  }

  @Test func keepsTheLastSolutionWhenAnAdditionConflicts() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let pinned = try solver.pin(width, 10)
    let added = Constraint(width - 11, .greaterThanOrEqual)
    #expect(throws: SolverError.self) { try solver.addAndSolve(added) }
    #expect(solver.value(of: width) == 10)
    try solver.solve()
    try solver.remove(pinned)
    try solver.addAndSolve(added)
    #expect(solver.value(of: width) == 11)
  }

  @Test func breaksOneConflictAfterTheOther() throws {
    var solver = Solver()
    let variables = (0..<5).map { _ in solver.makeVariable() }
    for variable in variables {
      for value in [1.0, 2, 3] { try solver.pin(variable, value) }
    }
    let conflicts = try solver.solve(breaking: { $0.constraints[1] })
    #expect(conflicts.count == 10)
    #expect(conflicts.allSatisfy { $0.constraints.count == 2 && $0.isMinimal })
    #expect(variables.map(solver.value(of:)) == [1, 1, 1, 1, 1])
  }

  @Test func bringsOtherComponentsUpToDateDespiteAConflict() throws {
    var solver = Solver()
    let (broken, sound) = (solver.makeVariable(), solver.makeVariable())
    try solver.pin(broken, 1)
    try solver.pin(broken, 2)
    try solver.pin(sound, 3)
    #expect(try solver.conflictWhenSolving()?.constraints.count == 2)
    #expect(solver.value(of: sound) == 3)
    #expect(solver.value(of: broken) == 0)
    #expect(try solver.conflictWhenSolving() != nil)
  }

  @Test func reportsAConstraintWithoutVariablesThatCannotHold() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let id = try solver.require(Expression(width), .greaterThanOrEqual, width + 5)
    try solver.require(Expression(width), .lessThanOrEqual, width + 5)
    #expect(try solver.conflictWhenSolving()?.constraints == [id])
    try solver.remove(id)
    #expect(try solver.conflictWhenSolving() == nil)
  }

  @Test func findsTheInequalitiesThatOverfillARow() throws {
    var solver = Solver()
    let frames = (0..<20).map { _ in Frame(in: &solver) }
    var ids = [try solver.pin(frames[0].minX, 0)]
    for (one, next) in zip(frames, frames.dropFirst()) {
      ids.append(try solver.require(one.maxX + 8, .lessThanOrEqual, Expression(next.minX)))
    }
    for frame in frames {
      ids.append(try solver.require(Expression(frame.width), .greaterThanOrEqual, Expression(constant: 20)))
      try solver.require(Expression(frame.height), .greaterThanOrEqual, Expression(constant: 20))
    }
    try solver.solve()
    ids.append(try solver.require(frames[19].maxX, .lessThanOrEqual, Expression(constant: 20 * 20 + 19 * 8 - 1)))
    let conflict = try #require(try solver.conflictWhenSolving())
    #expect(conflict.constraints == ids)
  }
}
