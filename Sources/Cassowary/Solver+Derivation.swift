extension Solver {
  /// A constraint as the solver has it, with each variable once, even one that was given up in the last solution; nil when
  /// it never was there, or has been forgotten.
  public func constraint(_ id: ConstraintID) -> Constraint? {
    guard store.records.indices.contains(id.index) else { return nil }
    let record = store.records[id.index]
    guard record.isAlive || record.count > 0 else { return nil }
    var expression = Expression(constant: record.constant)
    for term in store.terms[record.range] { expression.add(term.coefficient, Variable(number: term.number)) }
    return Constraint(expression, record.relation, priority: record.priority, tag: record.tag)
  }

  /// Every constraint that is in the solver, in the order of addition.
  public var constraintIDs: [ConstraintID] {
    Array(store.records.indices.lazy.filter { store.records[$0].isAlive }.map { ConstraintID(number: Int32($0)) })
  }

  /// Whether the constraint is there and has to hold.
  public func isRequired(_ id: ConstraintID) -> Bool { store.contains(id) && store.records[id.index].isRequired }

  /// What a constraint's left-hand side comes to with other values; nil when a variable of it has none, or when it is not
  /// there.
  public func leftSide(of id: ConstraintID, with value: (Variable) -> Double?) -> Double? {
    guard store.contains(id) else { return nil }
    var sum = store.records[id.index].constant
    for term in store.terms[store.records[id.index].range] {
      guard let value = value(Variable(number: term.number)) else { return nil }
      sum += term.coefficient * value
    }
    return sum
  }

  /// A number that two variables share when constraints connect them, nil for a variable without constraints; it holds for
  /// the last solution only.
  public func componentNumber(of variable: Variable) -> Int? {
    guard partition.home.indices.contains(variable.index), partition.home[variable.index] >= 0 else { return nil }
    return Int(partition.home[variable.index])
  }

  /// The constraints from which a variable's value in the last solution follows: those of the highest priorities that are
  /// exactly met and, taken together as equations, leave the variable only that value. The nearest ones come first: those
  /// that name the variable, then those that name variables of these. Empty when they leave it open, as for a variable that
  /// only wishes that contradict each other decide.
  ///
  /// - Complexity: an elimination over the variable's component, or the nearest 8,000 constraints of it.
  public func derivation(of variable: Variable) -> [ConstraintID] {
    guard let number = componentNumber(of: variable), let component = partition.components[number] else { return [] }
    let near = nearest(component.constraints.filter { isMet($0) }, to: variable.number)
    let byPriority = near.enumerated().sorted {
      let (one, other) = (store.records[Int($0.element)].priority, store.records[Int($1.element)].priority)
      return one == other ? $0.offset < $1.offset : one > other
    }.map(\.element)
    var elimination = Elimination(target: variable.number)
    for (position, row) in byPriority.enumerated() {
      let record = store.records[Int(row)]
      elimination.add(store.terms[record.range], number: row)
      let isLastOfLevel =
        position + 1 == byPriority.count || store.records[Int(byPriority[position + 1])].priority < record.priority
      guard isLastOfLevel, let used = elimination.solution else { continue }
      return near.filter { used.contains($0) }.map { ConstraintID(number: $0) }
    }
    return []
  }

  /// Whether more constraints are connected with a variable than ``derivation(of:)`` looks at.
  public func exceedsDerivation(_ variable: Variable) -> Bool {
    guard let number = componentNumber(of: variable), let component = partition.components[number] else { return false }
    return component.constraints.count > Self.longestDerivation
  }

  /// Whether the last solution makes the left-hand side zero.
  private func isMet(_ row: Int32) -> Bool {
    guard store.records[Int(row)].isAlive else { return false }
    let largest = store.terms[store.records[Int(row)].range].reduce(abs(store.records[Int(row)].constant)) {
      max($0, abs($1.coefficient * values[Int($1.number)]))
    }
    return abs(store.leftSide(of: Int(row), values: values)) <= 1e-6 * max(1, largest)
  }

  /// The constraints by how many others are between them and the variable.
  private func nearest(_ rows: [Int32], to variable: Int32) -> [Int32] {
    var rowsOfVariable: [Int32: [Int32]] = [:]
    for row in rows {
      for term in store.terms[store.records[Int(row)].range] { rowsOfVariable[term.number, default: []].append(row) }
    }
    var found: [Int32] = []
    var isSeen: Set<Int32> = []
    var waiting = [variable]
    var isReached: Set<Int32> = [variable]
    while !waiting.isEmpty, found.count < Self.longestDerivation {
      var next: [Int32] = []
      for variable in waiting {
        for row in rowsOfVariable[variable] ?? [] where isSeen.insert(row).inserted {
          found.append(row)
          for term in store.terms[store.records[Int(row)].range] where isReached.insert(term.number).inserted {
            next.append(term.number)
          }
        }
      }
      waiting = next
    }
    return Array(found.prefix(Self.longestDerivation))
  }

  private static let longestDerivation = 8000
}

/// Equations, each freed of the variables that earlier ones stand for, with the equations that went into it.
private struct Elimination {
  private struct Row {
    var terms: [Int32: Double]
    var origins: [Int32: Double]
    var pivot: Int32 = -1
  }

  private let target: Int32
  private var rows: [Row] = []
  /// The place in ``rows`` of the equation that stands for a variable.
  private var places: [Int32: Int] = [:]

  init(target: Int32) { self.target = target }

  private static let negligible = 1e-9

  mutating func add(_ terms: ArraySlice<Term>, number: Int32) {
    var row = Row(terms: [:], origins: [number: 1])
    for term in terms { row.terms[term.number] = term.coefficient }
    reduce(&row)
    // The target stays in as long as it can, so that it is the last to be told from the others.
    let pivot = row.terms.max {
      ($0.key != target ? 1 : 0, abs($0.value), -$0.key) < ($1.key != target ? 1 : 0, abs($1.value), -$1.key)
    }
    guard let pivot else { return }
    row.pivot = pivot.key
    places[pivot.key] = rows.count
    rows.append(row)
  }

  /// The numbers of the equations that give the target its value; nil when they do not.
  var solution: Set<Int32>? {
    var row = Row(terms: [target: 1], origins: [:])
    reduce(&row)
    guard row.terms.isEmpty else { return nil }
    return Set(row.origins.filter { abs($0.value) > Self.negligible }.keys)
  }

  private func reduce(_ row: inout Row) {
    // A row only has variables of later ones, so that taking them in order ends.
    while let place = row.terms.keys.compactMap({ places[$0] }).min() {
      let other = rows[place]
      let factor = (row.terms[other.pivot] ?? 0) / (other.terms[other.pivot] ?? 1)
      for (variable, coefficient) in other.terms {
        let sum = row.terms[variable, default: 0] - factor * coefficient
        row.terms[variable] = abs(sum) > Self.negligible && variable != other.pivot ? sum : nil
      }
      for (number, coefficient) in other.origins { row.origins[number, default: 0] -= factor * coefficient }
    }
  }
}
