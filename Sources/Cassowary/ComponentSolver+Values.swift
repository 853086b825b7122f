/// Reading numbers out of definitions.
extension ComponentSolver {
  /// Takes out of all definitions what has become a number, so that later expansions are short.
  mutating func settleDefinitions() {
    for place in resubstituted.indices.reversed() { settleDefinition(Int(resubstituted[place])) }
    for place in substituted.indices { settleDefinition(Int(substituted[place])) }
    for place in presubstituted.indices.reversed() { settleDefinition(Int(presubstituted[place])) }
    Self.dropDetermined(&resubstituted, unknowns)
    Self.dropDetermined(&substituted, unknowns)
    Self.dropDetermined(&presubstituted, unknowns)
  }

  private static func dropDetermined(_ list: inout [Int32], _ unknowns: [Unknown]) {
    var kept = 0
    for place in list.indices where unknowns[Int(list[place])].state != .determined {
      list[kept] = list[place]
      kept += 1
    }
    list.removeLast(list.count - kept)
  }

  private mutating func settleDefinition(_ number: Int) {
    let unknown = unknowns[number]
    guard unknown.state == .defined else { return }
    var kept = unknown.start
    var constant = unknown.constant
    for place in unknown.start..<unknown.start + unknown.count {
      let term = definitions[place]
      if let value = knownValue(of: term.number) {
        constant += term.coefficient * value
      } else {
        definitions[kept] = term
        kept += 1
      }
    }
    work += unknown.count
    guard kept < unknown.start + unknown.count else { return }
    unknowns[number].count = kept - unknown.start
    unknowns[number].constant = constant
    if kept == unknown.start { unknowns[number].state = .determined }
  }

  private func knownValue(of number: Int32) -> Double? {
    guard number >= Int32(unknowns.count) else {
      let unknown = unknowns[Int(number)]
      return unknown.state == .determined ? unknown.constant : nil
    }
    let column = columns[Int(number) - unknowns.count]
    switch column.state {
    case .absent, .barred: return 0
    case .nonbasic: return nil
    case .basic:
      for place in column.start..<column.start + column.count
      where columns[Int(tableau[place].number)].state != .barred { return nil }
      return column.constant
    }
  }

  /// The present value of every unknown, with whatever is still open at zero.
  mutating func currentValues() -> [Double] {
    var values = unknowns.map { $0.state == .determined ? $0.constant : 0 }
    for number in resubstituted.reversed() { values[Int(number)] = evaluate(Int(number), values) }
    for number in substituted { values[Int(number)] = evaluate(Int(number), values) }
    for number in presubstituted.reversed() { values[Int(number)] = evaluate(Int(number), values) }
    return values
  }

  private func evaluate(_ number: Int, _ values: [Double]) -> Double {
    let unknown = unknowns[number]
    var sum = unknown.constant
    for place in unknown.start..<unknown.start + unknown.count {
      let term = definitions[place]
      if term.number < Int32(unknowns.count) {
        sum += term.coefficient * values[Int(term.number)]
      } else if columns[Int(term.number) - unknowns.count].state == .basic {
        sum += term.coefficient * columns[Int(term.number) - unknowns.count].constant
      }
    }
    return sum
  }
}
