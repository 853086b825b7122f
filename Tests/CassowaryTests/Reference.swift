import Cassowary

/// Solves tiny systems by trying every point in which as many constraints meet as there are variables.
struct Reference {
  var count: Int
  var constraints: [(coefficients: [Double], constant: Double, relation: Relation, priority: Double)] = []

  /// The violation of each level, the highest priority first.
  func violations(at point: [Double]) -> [Double] {
    levels.map { level in
      constraints.reduce(0) { $1.priority == level ? $0 + violation(of: $1, at: point) : $0 }
    }
  }

  var levels: [Double] {
    Set(constraints.map(\.priority)).sorted(by: >)
  }

  /// The least violations by level; nil if the required constraints can't all hold.
  func optimum() -> [Double]? {
    var best: [Double]?
    forEachSubset { subset in
      guard let point = meetingPoint(of: subset) else { return }
      let found = violations(at: point)
      if let rival = best, !isBetter(found, than: rival) { return }
      best = found
    }
    guard let best else { return nil }
    return levels.first == 1000 && best[0] > 1e-6 ? nil : best
  }

  func isBetter(_ one: [Double], than other: [Double], tolerance: Double = 1e-7) -> Bool {
    for (a, b) in zip(one, other) where abs(a - b) > tolerance { return a < b }
    return false
  }

  private func violation(
    of constraint: (coefficients: [Double], constant: Double, relation: Relation, priority: Double),
    at point: [Double]
  ) -> Double {
    let value = zip(constraint.coefficients, point).reduce(constraint.constant) { $0 + $1.0 * $1.1 }
    return switch constraint.relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }

  private func forEachSubset(_ body: ([Int]) -> Void) {
    var subset = Array(0..<count)
    guard count <= constraints.count else { return }
    while true {
      body(subset)
      guard let place = subset.indices.last(where: { subset[$0] < constraints.count - count + $0 }) else { return }
      subset[place] += 1
      for later in subset.indices where later > place { subset[later] = subset[later - 1] + 1 }
    }
  }

  private func meetingPoint(of subset: [Int]) -> [Double]? {
    var matrix = subset.map { constraints[$0].coefficients + [-constraints[$0].constant] }
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[pivot][column]) > 1e-9
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for place in column...count { matrix[row][place] -= factor * matrix[column][place] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}
