import Cassowary
import Testing

@Suite struct OptimumTests {
  /// Random systems with few variables, small whole numbers and therefore many ties and corners.
  static func randomSystem(seed: UInt64) -> Reference {
    var random = SplitMix(state: seed)
    let count = Int.random(in: 1...4, using: &random)
    var reference = Reference(count: count)
    let priorities: [Double] = [1000, 1000, 999, 750, 250, 250, 0.5]
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      var coefficients = Array(repeating: 0.0, count: count)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let values: [Double] = [1, -1, 1, -1, 2, 0.5]
        coefficients[Int.random(in: 0..<count, using: &random)] = values.randomElement(using: &random) ?? 1
      }
      reference.constraints.append(
        (
          coefficients, Double(Int.random(in: -10...10, using: &random)),
          [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
          priorities.randomElement(using: &random) ?? 1000
        ))
    }
    // Stays make sure that the best solutions include a corner.
    for index in 0..<count {
      var coefficients = Array(repeating: 0.0, count: count)
      coefficients[index] = 1
      reference.constraints.append((coefficients, -Double(Int.random(in: 0...5, using: &random)), .equal, 0.25))
    }
    return reference
  }

  static func load(_ reference: Reference) throws -> (Solver, [Variable], [ConstraintID]) {
    var solver = Solver()
    let variables = (0..<reference.count).map { _ in solver.makeVariable() }
    var ids: [ConstraintID] = []
    for constraint in reference.constraints {
      var expression = Expression(constant: constraint.constant)
      for (variable, coefficient) in zip(variables, constraint.coefficients) where coefficient != 0 {
        expression.add(coefficient, variable)
      }
      ids.append(try solver.add(Constraint(expression, constraint.relation, priority: constraint.priority)))
    }
    return (solver, variables, ids)
  }

  @Test(arguments: 0..<40) func equalsEnumerationOfCorners(block: UInt64) throws {
    for seed in block * 50..<block * 50 + 50 {
      let reference = Self.randomSystem(seed: seed)
      var (solver, variables, ids) = try Self.load(reference)
      let optimum = reference.optimum()
      if let conflict = try solver.conflictWhenSolving() {
        #expect(optimum == nil, "seed \(seed)")
        #expect(conflict.isMinimal)
        try Self.expectMinimal(conflict, in: reference, ids: ids)
        continue
      }
      let found = reference.violations(at: variables.map { solver.value(of: $0) })
      guard let optimum else {
        Issue.record("seed \(seed): the required constraints can't hold, but the solver found \(found)")
        continue
      }
      let agree = zip(found, optimum).allSatisfy { abs($0 - $1) < 1e-6 }
      #expect(agree, "seed \(seed): found \(found), optimum \(optimum)")
    }
  }

  static func expectMinimal(_ conflict: Conflict, in reference: Reference, ids: [ConstraintID]) throws {
    let indices = try conflict.constraints.map { try #require(ids.firstIndex(of: $0)) }
    func canHold(_ kept: [Int]) -> Bool {
      var part = Reference(count: reference.count)
      part.constraints = kept.map { reference.constraints[$0] }
      part.constraints += reference.constraints.suffix(reference.count)
      return part.optimum() != nil
    }
    #expect(indices.allSatisfy { reference.constraints[$0].priority == 1000 })
    #expect(!canHold(indices))
    for left in indices { #expect(canHold(indices.filter { $0 != left })) }
  }
}
