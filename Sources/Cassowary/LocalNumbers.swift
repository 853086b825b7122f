/// The numbers that a component gives to its variables, from 0 in the order in which its constraints mention them.
struct LocalNumbers {
  /// The solver's number of each of the component's variables.
  private(set) var variables: [Int32] = []
  private var locals: [Int32]

  init(variableCount: Int) {
    locals = Array(repeating: -1, count: variableCount)
  }

  mutating func clear() {
    for variable in variables { locals[Int(variable)] = -1 }
    variables.empty()
  }

  mutating func local(of variable: Int32) -> Int32 {
    let known = locals[Int(variable)]
    if known >= 0 { return known }
    let local = Int32(variables.count)
    locals[Int(variable)] = local
    variables.append(variable)
    return local
  }
}

extension ComponentSolver {
  /// Takes in the constraints with the given numbers.
  mutating func load(_ numbers: some Sequence<Int32>, from store: ConstraintStore, _ locals: inout LocalNumbers) {
    locals.clear()
    rows.empty()
    terms.empty()
    rows.reserveCapacity(numbers.underestimatedCount)
    terms.reserveCapacity(numbers.underestimatedCount * 2)
    for number in numbers {
      let record = store.records[Int(number)]
      let start = terms.count
      for place in record.range {
        let term = store.terms[place]
        terms.append(Term(number: locals.local(of: term.number), coefficient: term.coefficient))
      }
      rows.append(
        Row(
          start: start, count: Int(record.count), constant: record.constant, priority: record.priority,
          relation: record.relation, isStay: record.isStay))
    }
    reset(unknownCount: locals.variables.count)
  }
}
