import Cassowary
import Testing

@Suite struct DerivationTests {
  @Test func namesTheConstraintsThatDecideAVariable() throws {
    var solver = Solver()
    let (x, width, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let place = try solver.add(Constraint(Expression(x, plus: -16), .equal))
    var edge = Expression(x, plus: -359)
    edge.add(1, width)
    let end = try solver.add(Constraint(edge, .equal))
    try solver.add(Constraint(Expression(width, plus: -50), .lessThanOrEqual, priority: 250))
    try solver.add(Constraint(Expression(other, plus: -1), .equal))
    try solver.solve()
    #expect(solver.derivation(of: x) == [place])
    #expect(solver.derivation(of: width) == [end, place])
  }

  @Test func prefersWhatIsRequiredToAWishThatHappensToHold() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Constraint(Expression(width, plus: -50), .greaterThanOrEqual, priority: 750))
    let required = try solver.add(Constraint(Expression(width, plus: -50), .equal))
    try solver.solve()
    #expect(solver.derivation(of: width) == [required])
  }

  @Test func takesWishesWhereNothingIsRequired() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let wish = try solver.add(Constraint(Expression(width, plus: -50), .equal, priority: 250))
    try solver.solve()
    #expect(solver.derivation(of: width) == [wish])
  }

  @Test func knowsNothingOfWhatIsOpenOrBetweenWishes() throws {
    var solver = Solver()
    let (open, torn) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(Expression(open), .greaterThanOrEqual))
    let low = try solver.add(Constraint(Expression(torn, plus: -10), .equal, priority: 250))
    try solver.add(Constraint(Expression(torn, plus: -20), .equal, priority: 250))
    try solver.solve()
    #expect(solver.derivation(of: solver.makeVariable()).isEmpty)
    // The earlier of two wishes of one priority is met.
    #expect(solver.derivation(of: torn) == [low])
  }

  @Test func followsALongChainToItsEnd() throws {
    var solver = Solver()
    var variables = [solver.makeVariable()]
    try solver.add(Constraint(Expression(variables[0]), .equal))
    for _ in 0..<500 {
      let next = solver.makeVariable()
      var step = Expression(next, plus: -8)
      step.add(-1, variables[variables.count - 1])
      try solver.add(Constraint(step, .equal))
      variables.append(next)
    }
    try solver.solve()
    #expect(solver.derivation(of: variables[500]).count == 501)
    #expect(solver.derivation(of: variables[1]).count == 2)
  }

  @Test func handsBackConstraintsAsTheyWereAdded() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    var twice = Expression(x, times: 2, plus: 3)
    twice.add(1, x)
    let id = try solver.add(Constraint(twice, .lessThanOrEqual, priority: 7, tag: 9))
    let found = try #require(solver.constraint(id))
    #expect(found.expression.terms.map(\.coefficient) == [3])
    #expect(found.expression.constant == 3 && found.relation == .lessThanOrEqual)
    #expect(found.priority == 7 && found.tag == 9)
    #expect(solver.constraintIDs == [id])
  }

  /// A chain of that many variables, each ten after the one before: what decides the last one is told, or that it is too far away.
  @Test(arguments: [(300, false), (9000, true)])
  func tellsWhenWhatDecidesIsTooFarAway(_ length: Int, _ exceeds: Bool) throws {
    var solver = Solver()
    let chain = (0..<length).map { _ in solver.makeVariable() }
    try solver.add(Constraint(Expression(chain[0]), .equal, Expression(constant: 5)))
    for (one, other) in zip(chain, chain.dropFirst()) {
      try solver.add(Constraint(Expression(other), .equal, Expression(one) + 10))
    }
    try solver.solve()
    let last = chain[length - 1]
    #expect(solver.exceedsDerivation(last) == exceeds)
    if !exceeds { #expect(solver.derivation(of: last).count == length) }
    #expect(!solver.exceedsDerivation(solver.makeVariable()))
  }
}
