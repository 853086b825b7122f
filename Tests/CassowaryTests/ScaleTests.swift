import Cassowary
import Testing

@Suite struct ScaleTests {
  private func work(cells: Int, isChain: Bool, hasStays: Bool = false) throws -> Int {
    var solver = Solver()
    var previous: Frame?
    for number in 0..<cells {
      let frames = try solver.addCell(below: isChain ? previous : nil, titleWidth: Double(100 + number % 7))
      previous = frames[0]
      guard hasStays else { continue }
      for frame in frames {
        for variable in [frame.minX, frame.minY, frame.width, frame.height] {
          try solver.addStay(variable, at: 3, priority: 1)
        }
      }
    }
    try solver.solve()
    return solver.work
  }

  @Test(arguments: [false, true], [false, true]) func growsLinearly(isChain: Bool, hasStays: Bool) throws {
    let small = try work(cells: 40, isChain: isChain, hasStays: hasStays)
    let large = try work(cells: 400, isChain: isChain, hasStays: hasStays)
    #expect(large < 12 * small)
    #expect(large < 400 * 25 * 20)
  }

  /// One constraint over all heights: the dearest kind of layout, a row of the tableau as long as the stack.
  @Test func growsNoFasterThanTheSquareWhereAllHeightsShareARow() throws {
    func work(_ count: Int) throws -> Int {
      var solver = Solver()
      var frame: Frame?
      for _ in 0..<count {
        let next = Frame(in: &solver)
        if let frame {
          try solver.require(Expression(next.minY), .equal, frame.maxY + 8)
          try solver.require(Expression(next.width), .equal, Expression(frame.width))
        } else {
          try solver.pin(next.minY, 0)
        }
        try solver.require(Expression(next.height), .greaterThanOrEqual, Expression(constant: 20), priority: 750)
        try solver.require(Expression(next.height), .lessThanOrEqual, Expression(constant: 20), priority: 250)
        try solver.require(Expression(next.width), .greaterThanOrEqual, Expression(constant: 99), priority: 750)
        frame = next
      }
      if let frame { try solver.require(frame.maxY, .equal, Expression(constant: Double(count) * 28 + 100)) }
      try solver.solve()
      return solver.work
    }
    #expect(try work(1000) < 100 * work(100))
    #expect(try work(1000) < 3 * 1000 * 1000)
  }

  /// Equalities made up from a hidden solution, in random order: the solver has to find it again.
  @Test(arguments: 0..<6) func findsAHiddenSolution(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var solver = Solver()
    let count = 400
    let hidden = (0..<count).map { _ in Double(Int.random(in: -100_000...100_000, using: &random)) }
    let variables = hidden.map { _ in solver.makeVariable() }
    var constraints: [Constraint] = []
    for index in 0..<count {
      var expression = Expression(variables[index], times: Double(Int.random(in: 1...3, using: &random)))
      for _ in 0..<Int.random(in: 0...2, using: &random) where index > 0 {
        let near = Int.random(in: max(0, index - 20)..<index, using: &random)
        expression.add([1, -1, 0.5].randomElement(using: &random) ?? 1, variables[near])
      }
      expression.constant = -expression.terms.reduce(0) { $0 + $1.coefficient * hidden[$1.variable.index] }
      constraints.append(Constraint(expression, .equal, priority: index % 3 == 0 ? 1000 : 750))
      expression.constant += Double(Int.random(in: 0...50, using: &random))
      constraints.append(Constraint(expression, .greaterThanOrEqual, priority: index % 2 == 0 ? 1000 : 250))
    }
    for constraint in constraints.shuffled(using: &random) { try solver.add(constraint) }
    try solver.solve()
    let error = zip(variables, hidden).map { abs(solver.value(of: $0) - $1) }.max() ?? 0
    #expect(error < 1e-6)
  }
}
