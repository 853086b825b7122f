/// Every constraint of a solver, flat: the terms of all stand one after the other in one array.
struct ConstraintStore: Sendable {
  struct Record: Sendable {
    var start: Int
    var count: Int32
    var relation: Relation
    var isAlive = true
    var isStay: Bool
    var constant: Double
    var priority: Double
    var tag: Int

    var isRequired: Bool { priority >= Constraint.required }
    var range: Range<Int> { start..<start + Int(count) }
  }

  /// Larger numbers than these can't be told from a mistake, and products of them might overflow.
  static let largestConstant = 1e12
  static let largestCoefficient = 1e9
  static let smallestCoefficient = 1e-9

  private(set) var records: [Record] = []
  private(set) var terms: [Term] = []
  private var removedTerms = 0

  mutating func reserveCapacity(_ count: Int) {
    records.reserveCapacity(count)
    terms.reserveCapacity(3 * count)
  }

  /// Whether the constraint is there and has not been removed.
  func contains(_ id: ConstraintID) -> Bool {
    id.index >= 0 && id.index < records.count && records[id.index].isAlive
  }

  /// Appends a constraint whose numbers have been checked; a variable that occurs twice is gathered into one term.
  mutating func append(_ constraint: Constraint, isStay: Bool) -> ConstraintID {
    let start = terms.count
    let list = constraint.expression.list
    var mayCancel = list.count > 16
    if list.count > 16 {
      appendSorted(list)
    } else {
      for index in 0..<list.count {
        let term = list[index]
        var place = start
        while place < terms.count, terms[place].number != term.number { place += 1 }
        if place < terms.count {
          terms[place].coefficient += term.coefficient
          mayCancel = true
        } else {
          terms.append(term)
          if abs(term.coefficient) < Self.smallestCoefficient { mayCancel = true }
        }
      }
    }
    if mayCancel { dropNegligible(from: start) }
    records.append(
      Record(
        start: start, count: Int32(terms.count - start), relation: constraint.relation, isStay: isStay,
        constant: constraint.expression.constant, priority: constraint.priority, tag: constraint.tag))
    return ConstraintID(number: Int32(records.count - 1))
  }

  mutating func remove(_ index: Int) {
    records[index].isAlive = false
    removedTerms += Int(records[index].count)
  }

  mutating func setConstant(_ constant: Double, of index: Int) {
    records[index].constant = constant
  }

  /// Takes back the room of removed constraints once it is half of all.
  mutating func compactIfWorthwhile() {
    guard removedTerms > 1024, removedTerms > terms.count / 2 else { return }
    var kept: [Term] = []
    kept.reserveCapacity(terms.count - removedTerms)
    for index in records.indices {
      let range = records[index].range
      records[index].start = kept.count
      if records[index].isAlive {
        kept.append(contentsOf: terms[range])
      } else {
        records[index].count = 0
      }
    }
    terms = kept
    removedTerms = 0
  }

  /// The value of a constraint's left-hand side.
  func leftSide(of index: Int, values: [Double]) -> Double {
    var sum = records[index].constant
    for term in terms[records[index].range] {
      sum += term.coefficient * values[Int(term.number)]
    }
    return sum
  }

  private mutating func appendSorted(_ list: TermList) {
    let sorted = (0..<list.count).map { list[$0] }.enumerated()
      .sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
    let start = terms.count
    for (_, term) in sorted {
      if terms.count > start, terms[terms.count - 1].number == term.number {
        terms[terms.count - 1].coefficient += term.coefficient
      } else {
        terms.append(term)
      }
    }
  }

  private mutating func dropNegligible(from start: Int) {
    let kept = terms[start...].filter { abs($0.coefficient) >= Self.smallestCoefficient }
    terms.replaceSubrange(start..., with: kept)
  }
}
